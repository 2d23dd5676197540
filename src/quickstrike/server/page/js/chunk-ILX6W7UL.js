function a(r,t){let[n,e]=(r??"").split(" ");return n==="seat"?[Number(e)]:n==="team"?t.flatMap((u,i)=>u===Number(e)?[i]:[]):[]}export{a};
