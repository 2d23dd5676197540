function c(i=0){let e,n=t=>void(e={clientX:t.clientX,clientY:t.clientY});return{rests:n,moved(t){return e&&Math.hypot(t.clientX-e.clientX,t.clientY-e.clientY)<=i?!1:(n(t),!0)}}}export{c as a};
