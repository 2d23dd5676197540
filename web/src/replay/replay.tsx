// A game once more, finished or not, as large as the page: a scrubber over all answers, the log, and "what if" from any moment.
// The game draws the table; where it would ask something, it has the log.
import css from 'style:replay';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { turningPoints } from '../coach/curve';
import { reviews } from '../coach/found';
import { useStyle } from '../lazy';
import { server } from '../live/http';
import { remember } from '../screens/begin';
import { tableLink } from '../share/copy';
import { go as goTo, leave } from '../state/place';
import { knownTable } from '../state/settings';
import { useStore } from '../state/store';
import type { Shared } from '../table/context';
import { Bar, SPEEDS } from './bar';
import { ReplayLog } from './log';
import { usePast } from './past';
import { beside, steps } from './told';

const STEP = 1200; // milliseconds that a moment is shown

/** What the game draws: a table that was, as a seat saw it, below a bar and with a log. */
export interface Then {
  view: unknown;
  seat: number;
  bar: JSX.Element;
  log: JSX.Element;
}

/** The replay is put away. Whose address asks for it goes back to where they came from, or else to the table. */
function closed(t: Pick<Shared, 'acts'>): void {
  if (!location.search || !leave(location.pathname + location.hash)) t.acts.ui.set({ replay: undefined });
}

/** names: who sits at each seat; over: may everybody see everything? */
export function Replay({ t, names, over, draw }: { t: Shared; names: string[]; over: boolean; draw: (then: Then) => JSX.Element }): JSX.Element {
  useStyle(css);
  const [seat, setSeat] = useState(over ? Math.max(0, t.state.seat) : t.state.seat);
  const [asked, setAt] = useState<number | undefined>(t.ui.replay?.at);
  const [playing, setPlaying] = useState(false);
  const [pace, setPace] = useState(0);
  const { told, seen, error, failed } = usePast(t, seat, asked);
  const points = turningPoints(useStore(reviews)[t.session.table] ?? []);
  const all = useMemo(() => steps(told?.lines ?? []), [told]);
  const of = told?.of ?? 0;
  const at = Math.min(asked ?? of, of);
  const speed = SPEEDS[pace] ?? 1;
  const go = (n: number): void => { setPlaying(false); setAt(Math.max(0, Math.min(of, n))); };
  const turn = (by: 1 | -1): void => go(beside(told?.turns ?? [], at, by, of));
  const play = (): void => { if (!playing && at >= of) setAt(0); setPlaying(!playing); };
  const close = (): void => closed(t);
  const branch = (): void => void server.branch(t.session.table, t.session.key, over ? Math.max(0, Math.min(at, of - 1)) : at, t.lang)
    .then((made) => { remember(made); goTo(`/t/${made.table}#${made.host_key}`); }, failed);
  const watch = knownTable(t.session.table, t.session.key)?.watch;
  const link = watch ? (): string => tableLink(t.session.table, watch, `?replay=${at}`) : undefined;
  // on to the next moment of which there is something to tell
  useEffect(() => {
    if (!playing || seen?.n !== at) return undefined;
    if (at >= of) { setPlaying(false); return undefined; }
    const timer = setTimeout(() => setAt(beside(all, at, 1, of)), STEP / speed);
    return () => clearTimeout(timer);
  }, [playing, seen, at, speed]);
  const keys = useRef<(e: KeyboardEvent) => boolean>(() => false);
  keys.current = (e) => {
    const el = e.target instanceof Element ? e.target : null;
    if (t.ui.open || e.ctrlKey || e.altKey || e.metaKey || el?.matches('select')) return false;
    if (e.key === ' ' && el?.matches('button,a')) return false;
    const deed: Record<string, () => void> = {
      ArrowLeft: () => go(at - 1), ArrowRight: () => go(at + 1), PageUp: () => turn(-1), PageDown: () => turn(1), Home: () => go(0), End: () => go(of), ' ': play, Escape: close,
    };
    deed[e.key]?.();
    return e.key in deed;
  };
  useEffect(() => {
    const typed = (e: KeyboardEvent): void => { if (keys.current(e)) e.preventDefault(); };
    addEventListener('keydown', typed);
    return () => removeEventListener('keydown', typed);
  }, []);
  const mine = over ? names.map((_, i) => i) : t.state.seats;
  const eyes = mine.length > 1 ? <select class="rjump" aria-label={t.Say('rp_eyes')} value={`${seat}`} onChange={(e) => setSeat(Number(e.currentTarget.value))}>{mine.map((s) => <option key={s} value={`${s}`}>{names[s]}</option>)}</select> : null;
  const bar = <Bar t={t} told={told} at={at} playing={playing} speed={speed} points={points} eyes={eyes} deeds={{ go, turn, play, close, branch, link, faster: () => setPace((pace + 1) % SPEEDS.length) }} />;
  const log = <>{error && <p class="note rnote" role="alert">{error}</p>}<ReplayLog t={t} all={all} at={at} go={go} /></>;
  if (!seen) return <div class="rwait">{bar}<p class="loading" role={error ? 'alert' : 'status'}>{error || t.Say('loading')}</p></div>;
  return draw({ view: seen.view, seat: seen.seat, bar, log });
}
