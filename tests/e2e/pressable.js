// What a person could not press or read at a table, in this window: whatever scrolls is scrolled to first. `root`: the
// table; `must`: what has to be in sight without any scrolling.
([root, must]) => {
  const bad = [];
  const told = (e) => `${e.className.toString().split(' ').slice(0, 3).join('.')} ${(e.getAttribute('aria-label') || e.textContent || '').trim().slice(0, 30)}`;
  const inside = (r) => r.left > -2 && r.top > -2 && r.right < innerWidth + 2 && r.bottom < innerHeight + 2;
  const whole = (e) => { const r = e.getBoundingClientRect(); return inside(r) && r.width > 0 ? '' : `${told(e)} at ${[r.left, r.top, r.right, r.bottom].map(Math.round)}`; };
  for (const e of document.querySelectorAll(must)) { const out = whole(e); if (out) bad.push(`out of sight: ${out}`); }
  if (document.documentElement.scrollWidth > innerWidth) bad.push(`page ${document.documentElement.scrollWidth} wide`);
  if (document.documentElement.scrollHeight > innerHeight + 2) bad.push(`page ${document.documentElement.scrollHeight} high`);
  for (const e of document.querySelectorAll(`${root} button, ${root} [role=img]`)) {
    if (!e.checkVisibility({ visibilityProperty: true }) || e.closest('.plog')) continue;
    e.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const out = whole(e);
    if (out) { bad.push(`cut: ${out}`); continue; }
    const r = e.getBoundingClientRect();
    const open = [0.2, 0.5, 0.8].filter((x) => { const top = document.elementFromPoint(r.left + r.width * x, r.top + r.height / 2); return top && (e.contains(top) || top.contains(e)); });
    if (open.length < 2) bad.push(`covered: ${told(e)}`);
  }
  document.querySelectorAll(`${root} *`).forEach((e) => { if (e.scrollTop || e.scrollLeft) e.scrollTo(0, 0); });
  return bad;
}
