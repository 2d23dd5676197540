// A duel once more: a scrubber over all answers, and "what if" from any of them. The game draws the table.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../icons/icon';
import { server, ServerError } from '../live/http';
import type { Line } from '../live/protocol';
import { remember } from '../screens/begin';
import { go } from '../state/place';
import type { Shared } from '../table/context';

/** What the server tells of a moment; view: as the game's own table has it. */
export interface Then {
  view: unknown;
  story: Line[];
  seat: number;
}
const SOON = 60; // milliseconds in which a scrubber that still moves asks nothing
const STEP = 900;
const LINES = 8;

export function DuelReplay({ t, of, names, draw }: { t: Shared; of: number; names: string[]; draw: (then: Then) => JSX.Element }): JSX.Element {
  const [seat, setSeat] = useState(Math.max(0, t.state.seat));
  const [at, setAt] = useState<number>();
  const [seen, setSeen] = useState<Then>();
  const [error, setError] = useState('');
  const [playing, setPlaying] = useState(false);
  const said = (e: unknown): void => setError(e instanceof ServerError ? e.message : t.say('not_sent'));
  useEffect(() => {
    if (at === undefined) return;
    let stale = false;
    const timer = setTimeout(() => {
      server.at(t.session.table, t.session.key, at, seat, t.lang).then((m) => !stale && setSeen(m), (e: unknown) => !stale && said(e));
    }, SOON);
    return () => { stale = true; clearTimeout(timer); };
  }, [at, seat, t.lang]);
  useEffect(() => {
    if (!playing || at === undefined) return;
    if (at >= of) return setPlaying(false);
    const timer = setTimeout(() => setAt(at + 1), STEP);
    return () => clearTimeout(timer);
  }, [playing, seen]);
  const now = at ?? of;
  const to = (n: number): void => { setPlaying(false); setAt(Math.max(0, Math.min(of, n))); };
  const branch = (): void => void server.branch(t.session.table, t.session.key, Math.max(0, Math.min(now, of - 1)), t.lang)
    .then((made) => { remember(made); go(`/t/${made.table}#${made.host_key}`); }, said);
  return (
    <section class="replay" aria-label={t.Say('replay')}>
      <h2>{t.Say('replay')}</h2>
      <div class="replay__bar">
        <button type="button" class="btn" aria-label={t.Say(playing ? 'pause' : 'play_on')} onClick={() => { setPlaying(!playing); if (at === undefined || at >= of) setAt(0); }}><Icon id={playing ? 'pause' : 'play'} /></button>
        <button type="button" class="btn" aria-label={t.Say('back')} onClick={() => to(now - 1)}>‹</button>
        <input type="range" min={0} max={of} value={now} aria-label={t.Say('replay')} aria-valuetext={`${now} / ${of}`} onInput={(e) => to(Number(e.currentTarget.value))} />
        <button type="button" class="btn" aria-label={t.Say('next')} onClick={() => to(now + 1)}>›</button>
        <b>{now} / {of}</b>
        {seen && <div class="seg" role="group" aria-label={t.Say('hand')}>{names.map((name, i) => <button type="button" key={i} aria-pressed={i === seat} onClick={() => setSeat(i)}>{name}</button>)}</div>}
        <button type="button" class="btn btn--go" onClick={branch}>{t.Say('what_if')}</button>
      </div>
      {error && <p class="note" role="alert">{error}</p>}
      {seen && <><ul class="replay__s" aria-live="polite">{seen.story.slice(-LINES).map((l, i) => <li key={i} style={{ marginLeft: `${l.depth * 14}px` }}>{l.text}</li>)}</ul>{draw(seen)}</>}
    </section>
  );
}
