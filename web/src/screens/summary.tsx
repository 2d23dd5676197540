// After the game: who won and how, by round, what each card did, the game once more.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Review } from '../coach/review';
import { Icon } from '../icons/icon';
import { server, type CardDeeds, type History } from '../live/http';
import { CardLink } from '../log/links';
import { go } from '../state/place';
import { knownTable } from '../state/settings';
import { useTable } from '../table/context';
import { Consent } from '../table/dialogs';
import { Exports } from '../table/menu';
import { Follow, PlayAgain } from './again';
import { Lines, ThreatChart } from './chart';
import { Banner, Facts } from './ending';
import { Next } from './next';
import { Top } from './top';

const SHOWN = { player: 8, encounter: 4 };
const COLUMNS = ['played', 'used', 'damage', 'threat_removed', 'healed', 'spent'] as const;

function Deeds({ cards }: { cards: CardDeeds[] }): JSX.Element {
  const t = useTable();
  const [all, setAll] = useState(false);
  const rows = cards.filter((c) => COLUMNS.some((k) => c[k]));
  const columns = COLUMNS.filter((k) => rows.some((c) => c[k]));
  if (!columns.length) return <span />; // the game was over before anything was done
  const sides = ([['player', 'heroes'], ['encounter', 'villain']] as const).filter(([side]) => rows.some((c) => c.side === side));
  return (
    <section class="deeds">
      <h2>{t.Say('what_cards_did')}</h2>
      <div class="deeds__t" tabIndex={0} role="region" aria-label={t.Say('what_cards_did')}>
        <table>
          <thead><tr><th scope="col">{t.Say('card')}</th>{columns.map((k) => <th scope="col" key={k}>{t.Say(`did_${k}`)}</th>)}</tr></thead>
          {sides.map(([side, word]) => (
            <tbody key={side}>
              <tr><th class="deeds__s" scope="rowgroup" colSpan={columns.length + 1}>{t.Say(word)}</th></tr>
              {rows.filter((c) => c.side === side).slice(0, all ? undefined : SHOWN[side]).map((c) => (
                <tr key={c.code}><th scope="row"><CardLink code={c.code}>{c.name}</CardLink></th>{columns.map((k) => <td key={k}>{c[k] ?? ''}</td>)}</tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {rows.length > SHOWN.player && !all && <button type="button" class="lnk" onClick={() => setAll(true)}>{t.Say('all')} ({rows.length})</button>}
    </section>
  );
}

/** Where another stage of the villain begins. A villain that is gone is no stage. */
export function stagesOf(history: History, called: (stage: string) => string): Record<number, string> {
  const all = history.rounds.map((r) => String(r.stage ?? ''));
  return Object.fromEntries(all.flatMap((stage, i) => (i && stage && all[i - 1] && stage !== all[i - 1] ? [[i, called(stage)]] : [])));
}

function Charts({ history }: { history: History }): JSX.Element {
  const t = useTable();
  const rounds = history.rounds.map((r) => r.round);
  const boss = history.villain?.name ?? t.Say('villain');
  const names = history.heroes.map((h) => h.name);
  const series = [
    { name: boss, cls: 'vi', values: history.rounds.map((r) => r.villain_hp), breaks: stagesOf(history, (n) => t.Say('stage_n', { n })) },
    ...names.map((name, i) => ({ name, cls: ['sm', 'cm', 'h3', 'h4'][i] ?? 'sm', values: history.rounds.map((r) => r.heroes[i] ?? 0) })),
  ];
  const told = series.map((s) => `${s.name}: ${s.values.join(', ')}`).join('. ');
  const target = history.rounds.at(-1)?.target ?? 0;
  return (
    <section class="charts" aria-label={t.Say('by_round')}>
      <article class="chart"><h2>{t.Say('hit_points')}</h2><p>{t.say('by_round')}</p><Lines series={series} rounds={rounds} label={told} /></article>
      <article class="chart"><h2>{t.Say('threat')}</h2><p>{t.say('by_round')}</p>
        <ThreatChart history={history} target={t.say('target_n', { n: target })} threat={t.say('threat')} label={`${t.Say('threat')}: ${history.rounds.map((r) => r.threat).join(', ')}`} />
      </article>
    </section>
  );
}

export function Summary({ home }: { home: () => void }): JSX.Element {
  const t = useTable();
  const [history, setHistory] = useState<History>();
  const campaign = knownTable(t.session.table, t.session.key)?.campaign;
  useEffect(() => {
    server.history(t.session.table, t.session.key, t.lang).then(setHistory).catch(() => setHistory(undefined));
  }, [t.lang]);
  return (
    <div class="screen sumpage">
      <Top lang={t.lang} />
      <main class="summary">
        <Banner history={history} />
        {history && <Facts history={history} />}
        <Next known={!!history} home={home} />
        {history && (
          <>
            <Charts history={history} />
            <div class="summary__two">
              <Deeds cards={history.cards} />
              <div>
                <Review t={t} names={history.heroes.map((h) => h.name)} of={history.answers} />
                <section class="moments"><h2>{t.Say('export')}</h2><Exports /></section>
              </div>
            </div>
          </>
        )}
        <footer class="barfoot">
          {history && <span class="seed"><Icon id="dice" />{t.Say('seed')} <code>{history.seed}</code></span>}
          {history && <span class="seed"><Icon id="log" />{t.Say('decisions_n', { n: history.answers })}{history.seen ? ` · ${t.say('seen_n', { n: history.seen })}` : ''}</span>}
          {t.state.note && <span class="vs bad" role="alert">{t.state.note}</span>}
          {campaign ? <button type="button" class="btn btn--go" onClick={() => go(`/campaigns/${campaign}`)}>{t.Say('to_campaign')}</button> : (
            <>
              <button type="button" class={`btn${t.state.host ? '' : ' btn--go'}`} onClick={() => go('/g/champions')}>{t.Say('new_game')}</button>
              <PlayAgain names={history?.heroes.map((h) => h.name) ?? []} />
            </>
          )}
        </footer>
      </main>
      <Consent />
      <Follow />
    </div>
  );
}
