// After a duel: who won and by what, what everybody had left by turn, what was done with what, the game once more.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Review } from '../coach/review';
import { Icon } from '../icons/icon';
import { useFetched } from '../lazy';
import { server, type DuelHistory } from '../live/http';
import { PlayAgain } from '../screens/again';
import { Next } from '../screens/next';
import { Lines } from '../screens/chart';
import { go } from '../state/place';
import type { Shared } from '../table/context';
import { Exports } from '../table/menu';
import { dearest } from './decided';
import { Finish, type Faces } from './finish';
import type { Seen } from './frame';
import { winners } from './winners';

/** One's own line, and the others'. */
const MINE = 'cm';
const THEIRS = ['sm', 'h3', 'h4'];
const SHOWN = 6; // deeds of each seat

function Deeds({ t, names, found }: { t: Shared; names: string[]; found: DuelHistory }): JSX.Element {
  const [all, setAll] = useState(false);
  const rows = found.deeds.filter((d) => all || found.columns.slice(0, 2).some((c) => d[c]));
  return (
    <section class="deeds">
      <h2>{t.Say('what_counted')}</h2>
      <div class="deeds__t" tabIndex={0} role="region" aria-label={t.Say('what_counted')}>
        <table>
          <thead><tr><th scope="col"><span class="vh">{t.Say('card')}</span></th>{found.columns.map((c) => <th scope="col" key={c}>{t.Say(`did_${c}`)}</th>)}</tr></thead>
          {names.map((name, seat) => rows.some((d) => d.seat === seat) && (
            <tbody key={seat}>
              <tr><th class="deeds__s" scope="rowgroup" colSpan={found.columns.length + 1}>{name}</th></tr>
              {rows.filter((d) => d.seat === seat).slice(0, all ? undefined : SHOWN).map((d) => (
                <tr key={d.what}><th scope="row">{d.what}</th>{found.columns.map((c) => <td key={c}>{d[c] || ''}</td>)}</tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {found.deeds.length > SHOWN && !all && <button type="button" class="lnk" onClick={() => setAll(true)}>{t.Say('all')} ({found.deeds.length})</button>}
    </section>
  );
}

function Curve({ t, names, found, measure }: { t: Shared; names: string[]; found: DuelHistory; measure: string }): JSX.Element {
  const me = Math.max(0, t.state.seat);
  const series = names.map((name, seat) => ({ name, cls: seat === me ? MINE : (THEIRS[seat > me ? seat - 1 : seat] ?? 'sm'), values: found.turns.map((x) => x.left[seat] ?? 0) }));
  return (
    <section class="charts" aria-label={t.Say('by_turn')}>
      <article class="chart"><h2>{measure}</h2><p>{t.say('by_turn')}</p><Lines series={series} rounds={found.turns.map((x) => x.turn)} label={series.map((s) => `${s.name}: ${s.values.join(', ')}`).join('. ')} /></article>
    </section>
  );
}

/** out: in which turn a seat was out, where the game has that. */
type Found = DuelHistory & { out?: (number | null)[] };

/** How it was decided: by the last blow, where that ends a game, or by what the winner took most with; and when one was out of it oneself. */
function how(t: Shared, names: string[], won: number[], { columns, deeds, last, turns, out }: Found): string {
  const best = deeds.find((d) => won.includes(d.seat));
  // of two it is told who fell and when
  const beaten = names.length === 2 && won.length === 1 ? 1 - (won[0] ?? 0) : -1;
  const you = t.state.seats.length === 1 && t.state.seat === beaten ? '_you' : '';
  const worst = beaten < 0 ? undefined : dearest(turns, beaten);
  const cost = worst ? t.say(`lost_most${you}`, { name: names[beaten] ?? '', n: worst.turn, lost: worst.lost }) : '';
  if (columns[0] === 'damage') return [last && t.say('last_blow', { name: names[last.seat] ?? '', what: last.what, n: last.n }), cost].filter(Boolean).join(' ');
  const ended = beaten < 0 ? 1 : (turns.at(-1)?.left[beaten] ?? 1);
  const mine = best && t.state.seats.length === 1 && t.state.seat === best.seat;
  const gone = t.state.seats.length === 1 && names.length > 2 ? out?.[t.state.seat] : undefined;
  const low = won.length === 1 ? (turns.at(-1)?.left[won[0] ?? 0] ?? 1) : 1;
  return [
    gone && t.say('out_on_turn', { n: gone }),
    ended <= 0 && low > 0 && t.say(`none_left${you}`, { name: names[beaten] ?? '', n: `${ended}`.replace('-', '−') }),
    low <= 0 && won[0] !== undefined && t.say(t.state.seats.length === 1 && t.state.seat === won[0] ? 'least_below_you' : 'least_below', { name: names[won[0]] ?? '', n: `${low}`.replace('-', '−') }),
    best && best.endurance && t.say(mine ? 'best_deed_you' : 'best_deed', { name: names[best.seat] ?? '', what: best.what, n: Number(best.endurance) }),
    cost,
  ].filter(Boolean).join(' ');
}

/** measure: what everybody has and loses. */
export function DuelSummary({ t, view, home, measure, ...faces }: Faces & { t: Shared; view: Seen; home: () => void; measure: string }): JSX.Element {
  const got = useFetched(() => server.duel(t.session.table, t.session.key, t.lang), t.lang);
  const found = typeof got === 'object' ? got.value : undefined;
  const names = view.names.map((name, seat) => faces.name?.(seat) ?? name);
  return (
    <main class="summary dsum">
      <Finish t={t} view={view} how={found && how(t, names, winners(view.result, faces.teams), found)} {...faces} />
      <Next known={!!found} home={home} />
      {found && found.turns.length > 0 && <div class="dsum__two"><Curve t={t} names={names} found={found} measure={measure} /><Deeds t={t} names={names} found={found} /></div>}
      <Review t={t} names={names} />
      <section class="moments"><h2>{t.Say('export')}</h2><Exports /></section>
      <footer class="barfoot">
        {found && <span class="seed"><Icon id="log" />{t.Say('decisions_n', { n: found.answers })}{found.seen ? ` · ${t.say('seen_n', { n: found.seen })}` : ''}</span>}
        {t.state.note && <span class="vs bad" role="alert">{t.state.note}</span>}
        <button type="button" class={`btn${t.state.host ? '' : ' btn--go'}`} onClick={() => go(`/g/${t.state.game}`)}>{t.Say('new_game')}</button>
        <PlayAgain names={view.names} />
      </footer>
    </main>
  );
}
