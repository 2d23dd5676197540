// Where a list is longer than its panel: how many rows are below, and none that is cut in two.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../icons/icon';
import { useTable } from '../table/context';


interface Line {
  top: number;
  bottom: number;
  /** A row that can be chosen; else the heading of those below it. */
  row: boolean;
}

/** How many rows end below the edge, and how much above it has to be covered so that no row shows a part of itself. */
/** cue: pixels that the line with the number takes above the edge. */
export function hiddenBelow(lines: Line[], edge: number, cue = 26): { n: number; cover: number } {
  const rows = lines.filter((l) => l.row);
  if (!rows.some((l) => l.bottom > edge + 1)) return { n: 0, cover: 0 };
  const below = rows.filter((l) => l.bottom > edge - cue);
  let first = lines.indexOf(below[0]!);
  while (first > 0 && !lines[first - 1]!.row) first -= 1; // a heading goes with what it is above
  return { n: below.length, cover: Math.max(cue, edge - lines[first]!.top) };
}

export function More(): JSX.Element {
  const t = useTable();
  const at = useRef<HTMLSpanElement>(null);
  const [{ n, cover }, set] = useState({ n: 0, cover: 0 });
  useEffect(() => {
    const foot = at.current?.parentElement;
    const panel = foot?.closest('.decision');
    if (!foot || !panel) return undefined;
    let asked = 0;
    const look = (): void => {
      const lines = [...panel.querySelectorAll<HTMLElement>('.opt, .pickc, .opts__g > .lbl')].filter((e) => e.offsetParent).map((e) => { const r = e.getBoundingClientRect(); return { top: r.top, bottom: r.bottom, row: e.matches('.opt, .pickc') }; });
      const now = hiddenBelow(lines, foot.getBoundingClientRect().top, parseFloat(getComputedStyle(foot).getPropertyValue('--cue')) || 0);
      set((old) => (old.n === now.n && old.cover === now.cover ? old : now));
    };
    const later = (): void => { cancelAnimationFrame(asked); asked = requestAnimationFrame(look); };
    const watch = new ResizeObserver(later);
    watch.observe(panel);
    panel.addEventListener('scroll', later, { passive: true });
    later();
    return () => { cancelAnimationFrame(asked); watch.disconnect(); panel.removeEventListener('scroll', later); };
  }, [t.ui.of, t.ui.sel, t.ui.unfolded, t.state.hint]);
  return <span ref={at} class="more-rows" aria-hidden="true" hidden={!n} style={{ height: `${cover}px` }}><span><Icon id="chev" />{t.say('rows_below', { n })}</span></span>;
}
