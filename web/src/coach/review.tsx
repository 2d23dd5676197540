// A game that is over, looked at with the coach: the winning chance by decision, and the moves that cost most of it.
import style from 'style:coach';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { iconized } from '../cards/text';
import { Icon } from '../icons/icon';
import { useStyle } from '../lazy';
import { server, ServerError, type ReviewMoment } from '../live/http';
import { remember } from '../screens/begin';
import { Lines } from '../screens/chart';
import { go } from '../state/place';
import type { Shared } from '../table/context';
import { Chance } from './lines';
import { reviews } from './found';
import { beginnings, cost, curveOf, secondsLeft, turningPoints } from './curve';

const COLOURS = ['sm', 'cm', 'h3', 'h4'];

function Point({ t, m, who }: { t: Shared; m: ReviewMoment; who: string }): JSX.Element {
  const [error, setError] = useState('');
  const branch = async (): Promise<void> => {
    try {
      const made = await server.branch(t.session.table, t.session.key, m.n, t.lang);
      remember(made);
      go(`/t/${made.table}#${made.host_key}`);
    } catch (e) {
      setError(e instanceof ServerError ? e.message : t.say('not_sent'));
    }
  };
  return (
    <li class="turned">
      <header><b>{t.Say('round_n', { n: m.clock })}</b><span>{who}</span><em>−{cost(m)}</em></header>
      <dl>
        <div><dt>{t.Say('was_played')}</dt><dd><Chance t={t} n={m.chance} /><b>{iconized(m.played ?? '', t.lang)}</b><small>{m.then}</small></dd></div>
        <div><dt>{t.Say('was_better')}</dt><dd><Chance t={t} n={m.could ?? 0} /><b>{iconized(m.better ?? '', t.lang)}</b><small>{m.rather}</small></dd></div>
      </dl>
      {error && <p class="note" role="alert">{error}</p>}
      <button type="button" class="btn" onClick={() => t.acts.ui.set({ open: undefined, replay: { at: m.n } })}><Icon id="log" />{t.Say('rp_see')}</button>
      <button type="button" class="btn" onClick={() => void branch()}><Icon id="play" />{t.Say('what_if')}</button>
    </li>
  );
}

const leftOf = (t: Shared, s: number): string => (s < 60 ? t.say('seconds_left', { n: s }) : t.say('minutes_left', { n: Math.round(s / 60) }));

/** names: who sits at each seat. of: how many decisions there are, as long as the coach has not said it. */
export function Review({ t, names, of = 1 }: { t: Shared; names: string[]; of?: number }): JSX.Element {
  useStyle(style);
  const known = reviews.now[t.session.table]; // also after a look at the replay
  const [moments, setMoments] = useState<ReviewMoment[]>(known ?? []);
  const [done, setDone] = useState<{ at: number; of: number } | undefined>(known && { at: of, of });
  const [error, setError] = useState('');
  const began = useRef(0);
  const over = done !== undefined && done.at >= done.of;
  const look = async (): Promise<void> => {
    setError('');
    try {
      let all: ReviewMoment[] = [];
      for (let begin: number | null = 0; begin !== null; ) {
        const part = await server.review(t.session.table, t.session.key, begin, t.lang);
        all = [...all, ...part.moments];
        setMoments(all);
        setDone({ at: part.next ?? part.of, of: part.of });
        begin = part.next;
      }
      reviews.set({ [t.session.table]: all });
    } catch (e) {
      setDone(undefined);
      setError(e instanceof ServerError ? e.message : t.say('not_sent'));
    }
  };
  const seats = [...new Set(moments.map((m) => m.seat))].sort();
  const curves = seats.map((s) => ({ name: names[s] ?? '', cls: COLOURS[s] ?? 'sm', ...curveOf(moments, s) }));
  const begins = beginnings(moments);
  const told = curves.map((c) => `${c.name}: ${c.values.filter((_, i) => begins[i] !== undefined).join(', ')}`).join('. ');
  const points = turningPoints(moments);
  return (
    <section class="review" aria-labelledby="h-rv">
      <h2 id="h-rv">{t.Say('review')}</h2>
      {!done && <><p class="mut">{t.Say('review_how')}</p><button type="button" class="btn btn--go" onClick={() => { setDone({ at: 0, of }); began.current = Date.now(); void look(); }}><Icon id="hint" />{t.Say('review_go')}</button></>}
      {error && <p class="note" role="alert">{error}</p>}
      {done && !over && <p class="review__wait" role="status"><progress max={done.of} value={done.at || undefined} aria-label={t.Say('review')} /> <span>{t.Say('coach_thinks')}{done.of > 1 && ` ${t.say('review_at', { n: Math.max(1, done.at), of: done.of })}`}{done.at > 0 && ` · ${leftOf(t, secondsLeft(Date.now() - began.current, done.at, done.of))}`}</span></p>}
      {moments.length > 1 && <div class="chart"><h3>{t.Say('winning_chance')}</h3><p>{t.say('by_decision')}</p><Lines series={curves} rounds={begins} max={100} label={told} /></div>}
      {over && <h3>{t.Say(points.length ? 'turning_points' : 'no_turning')}</h3>}
      {points.length > 0 && <ol class="turns">{points.map((m) => <Point key={m.n} t={t} m={m} who={names[m.seat] ?? ''} />)}</ol>}
    </section>
  );
}
