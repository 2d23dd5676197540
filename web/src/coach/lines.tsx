// The coach: the best lines from here, how likely each wins, and what came of it where it was tried.
import style from 'style:coach';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { iconized } from '../cards/text';
import { Icon } from '../icons/icon';
import { useStyle } from '../lazy';
import { server, ServerError, type CoachLine } from '../live/http';
import type { Shared } from '../table/context';

/** The way to the coach, beside a hint. */
export function AskCoach({ t }: { t: Shared }): JSX.Element {
  return <button type="button" class="lnk askcoach" onClick={() => t.acts.ui.set({ open: 'coach' })}>{t.Say('ask_coach')}</button>;
}

export function Chance({ t, n, margin }: { t: Shared; n: number; margin?: number }): JSX.Element {
  return (
    <span class="chance" role="img" aria-label={t.Say('chance_n', { n })}>
      <i style={{ width: `${n}%` }} /><b>{n} %</b>{margin !== undefined && <small>± {margin}</small>}
    </span>
  );
}

export function CoachLines({ t }: { t: Shared }): JSX.Element {
  useStyle(style);
  const [lines, setLines] = useState<CoachLine[]>();
  const [error, setError] = useState('');
  useEffect(() => {
    let stale = false;
    setLines(undefined);
    setError('');
    server.coach(t.session.table, t.session.key, t.state.seat, t.ui.picked, t.lang).then(
      (found) => !stale && setLines(found),
      (e: unknown) => !stale && setError(e instanceof ServerError ? e.message : t.say('not_sent')),
    );
    return () => void (stale = true);
  }, [t.state.at.join(), t.state.seat, t.ui.picked.join(), t.lang]);
  if (error) return <p class="note" role="alert">{error}</p>;
  if (!lines) return <p class="mut" role="status">{t.Say('coach_thinks')}</p>;
  return (
    <>
      <ol class="clines">{lines.map((x, i) => (
        <li key={i}>
          {x.chance !== undefined && <Chance t={t} n={x.chance} margin={x.margin ?? 0} />}
          <ol class="csteps">{x.steps.map((s, k) => <li key={k}>{iconized(s, t.lang)}</li>)}</ol>
          {x.because && <p class="mut"><Icon id="hint" />{x.because}</p>}
        </li>
      ))}</ol>
      <p class="mut">{t.Say('coach_how')}</p>
    </>
  );
}
