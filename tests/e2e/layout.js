// What a person could not see or press at the table of this window. Whatever scrolls is scrolled to first, as a person
// would; a hand shows the upper part of its cards, and cards of a crowded lane overlap.
() => {
  const bad = [];
  const seen = (e) => e.getClientRects().length && getComputedStyle(e).visibility !== 'hidden' && +getComputedStyle(e).opacity > 0;
  const told = (e) => `${e.className.toString().split(' ').slice(0, 2).join('.')} ${(e.getAttribute('aria-label') || e.textContent || '').trim().slice(0, 24)}`;
  const ask = document.querySelector('#dec-t');
  const q = ask.getBoundingClientRect();
  if (q.top < 0 || q.left < 0 || q.bottom > innerHeight + 1 || q.right > innerWidth + 1) bad.push(`decision out of sight ${Math.round(q.top)}-${Math.round(q.bottom)}`);
  else { const top = document.elementFromPoint(q.x + 12, q.y + q.height / 2); if (!top || !(top.closest('#decision'))) bad.push('decision covered'); }
  if (document.documentElement.scrollWidth > innerWidth) bad.push(`page ${document.documentElement.scrollWidth} wide`);
  const all = document.querySelectorAll('.tablepage .slot .card, .tablepage .plate, .tablepage button, .tablepage .pile, .tablepage .v-hp, .tablepage .seat__hp, .tablepage .scheme__n');
  for (const e of all) {
    if (!seen(e) || e.closest('.tucked') || e.closest('.log')) continue;
    e.closest('.seat')?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
    e.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const r = e.getBoundingClientRect();
    let [l, t, x, y] = [0, 0, innerWidth, innerHeight];
    for (let a = e.parentElement; a; a = a.parentElement) {
      const s = getComputedStyle(a);
      if (s.display === 'contents' || (s.overflowX === 'visible' && s.overflowY === 'visible')) continue;
      const c = a.getBoundingClientRect();
      const m = parseFloat(s.overflowClipMargin) || 0;
      if (s.overflowX !== 'visible') { l = Math.max(l, c.left - m); x = Math.min(x, c.right + m); }
      if (s.overflowY !== 'visible') { t = Math.max(t, c.top - m); y = Math.min(y, c.bottom + m); }
    }
    const fan = e.closest('.fan');
    const slack = fan ? r.height * 0.5 : 2.5;
    const out = [l - r.left, t - r.top, r.right - x, r.bottom - y].map(Math.round);
    if (out[0] > (fan ? 14 : 2.5) || out[1] > 2.5 || out[2] > (fan ? 14 : 2.5) || out[3] > slack) { bad.push(`cut ${told(e)} ${out}`); continue; }
    let open = 0;
    const pts = [];
    for (const px of [0.12, 0.5, 0.88]) for (const py of [0.12, 0.5, 0.88]) pts.push([r.left + r.width * px, r.top + r.height * py]);
    const slot = e.closest('.slot');
    for (const [px, py] of pts) {
      if (fan && py > Math.min(y, innerHeight) - 2) { open++; continue; }
      const top = document.elementFromPoint(px, py);
      if (top && (e.contains(top) || top.contains(e) || (slot && top.closest('.slot') === slot))) open++;
    }
    const family = fan || e.closest('.is-tight') || e.closest('.v-row') || e.closest('.seat__id');
    if (open < (family ? 2 : e.matches('.plate') ? 5 : 7)) bad.push(`covered ${told(e)} ${open}/9`);
  }
  document.querySelectorAll('.tablepage *').forEach((e) => { if (e.scrollLeft || e.scrollTop) e.scrollTo(0, 0); });
  scrollTo(0, 0);
  return bad;
}
