// The log of a game that is looked at again: every step is the way to its moment, and the one that is shown is marked.
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Icon } from '../icons/icon';
import type { Line } from '../live/protocol';
import type { Shared } from '../table/context';
import { lastAt, type Step } from './told';

const HEADS = new Set(['round', 'phase']);
const isHead = (line: Line & { heading?: boolean }): boolean => HEADS.has(line.kind) || line.heading === true;

const drawn = (lines: Line[]): JSX.Element[] => lines.map((l, i) => <span key={i} class={`k-${l.kind.replace(/ /g, '-')}${isHead(l) ? ' is-head' : ''}`} style={{ '--in': l.depth }}>{l.text}</span>);

export function ReplayLog({ t, all, at, go }: { t: Shared; all: Step[]; at: number; go: (n: number) => void }): JSX.Element {
  const box = useRef<HTMLOListElement>(null);
  const inside = useMemo(() => all.map((s) => drawn(s.lines)), [all]);
  const now = lastAt(all, at)?.n;
  useEffect(() => {
    const [list, line] = [box.current, box.current?.querySelector<HTMLElement>('[aria-current]')];
    // only the list moves, never the page; what was done stands in the middle, what comes below it
    if (list && line) list.scrollTop = line.offsetTop - Math.max(0, (list.clientHeight - line.offsetHeight) / 2);
  }, [now, all]);
  return (
    <section class="rlog" aria-labelledby="h-rl">
      <h2 id="h-rl" class="lbl"><Icon id="log" />{t.Say('log')}</h2>
      <ol ref={box} tabIndex={-1}>
        {all.map((s, i) => (
          <li key={s.n}><button type="button" class={s.n > at ? 'is-later' : ''} aria-current={s.n === now ? 'step' : undefined} data-n={s.n} onClick={() => go(s.n)}>{inside[i]}</button></li>
        ))}
      </ol>
    </section>
  );
}
