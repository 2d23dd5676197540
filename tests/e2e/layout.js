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
  // What of an ancestor clips does not change while things are scrolled; asking for its style each time took most of the time.
  const clips = new Map();
  const clipOf = (a) => {
    if (!clips.has(a)) {
      const s = getComputedStyle(a);
      const free = s.display === 'contents' || (s.overflowX === 'visible' && s.overflowY === 'visible');
      clips.set(a, free ? null : { x: s.overflowX !== 'visible', y: s.overflowY !== 'visible', m: parseFloat(s.overflowClipMargin) || 0 });
    }
    return clips.get(a);
  };
  // How far it sticks out of what shows it, on each side, and where that ends below.
  const around = (e, r) => {
    let [l, t, x, y] = [0, 0, innerWidth, innerHeight];
    for (let a = e.parentElement; a; a = a.parentElement) {
      const s = clipOf(a);
      if (!s) continue;
      const c = a.getBoundingClientRect();
      if (s.x) { l = Math.max(l, c.left - s.m); x = Math.min(x, c.right + s.m); }
      if (s.y) { t = Math.max(t, c.top - s.m); y = Math.min(y, c.bottom + s.m); }
    }
    return { out: [l - r.left, t - r.top, r.right - x, r.bottom - y].map(Math.round), y };
  };
  // What is wrong with it where it is now, if anything.
  const wrong = (e) => {
    const r = e.getBoundingClientRect();
    const { out, y } = around(e, r);
    const fan = e.closest('.fan');
    const slack = fan ? r.height * 0.5 : 2.5;
    if (out[0] > (fan ? 14 : 2.5) || out[1] > 2.5 || out[2] > (fan ? 14 : 2.5) || out[3] > slack) return `cut ${told(e)} ${out}`;
    const slot = e.closest('.slot');
    const open = (px, py) => {
      if (fan && py > Math.min(y, innerHeight) - 2) return true;
      const top = document.elementFromPoint(px, py);
      return top && (e.contains(top) || top.contains(e) || (slot && top.closest('.slot') === slot));
    };
    const family = fan || e.closest('.is-tight') || e.closest('.v-row') || e.closest('.seat__id');
    const enough = family ? 2 : e.matches('.plate') ? 5 : 7;
    let found = 0;
    for (const px of [0.12, 0.5, 0.88]) for (const py of [0.12, 0.5, 0.88]) if (found < enough && open(r.left + r.width * px, r.top + r.height * py)) found++;
    return found < enough ? `covered ${told(e)} ${found}/9` : '';
  };
  for (const e of all) {
    if (!seen(e) || e.closest('.tucked') || e.closest('.log') || !wrong(e)) continue;
    e.closest('.seat')?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
    e.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const still = wrong(e);
    if (still) bad.push(still);
  }
  document.querySelectorAll('.tablepage *').forEach((e) => { if (e.scrollLeft || e.scrollTop) e.scrollTo(0, 0); });
  scrollTo(0, 0);
  return bad;
}
