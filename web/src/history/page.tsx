// Every game of one's keys, and what they say together.
import style from 'style:history';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Lang } from '../cards/types';
import { CHAMPIONS } from '../games';
import { useFetched, useStyle } from '../lazy';
import { server, type Summary } from '../live/http';
import { called } from '../screens/continue';
import { Top } from '../screens/top';
import { knownTables, ownerKey } from '../state/settings';
import { words } from '../table/context';
import { BY, counted, lasted, once, rate, rates, type By, type Rate } from './stats';

type Row = Summary & { secret: string };

async function mine(lang: Lang): Promise<Row[]> {
  const secrets = [...knownTables().map((k) => k.key), ownerKey()].filter(Boolean);
  const found = secrets.length ? await server.mine(secrets, lang) : [];
  return once(found.map((s) => ({ ...s, secret: secrets[s.key] ?? '' })));
}

/** A bar from 0 to 100 %: the rate, and between which numbers it may well lie. */
function Bar({ r, label }: { r: Rate; label: string }): JSX.Element {
  return (
    <span class="rate" role="img" aria-label={label}>
      <i style={{ left: `${r.least}%`, width: `${r.most - r.least}%` }} /><b style={{ left: `${(100 * r.won) / Math.max(1, r.n)}%` }} />
    </span>
  );
}

function Rates({ lang, rows }: { lang: Lang; rows: Row[] }): JSX.Element {
  const w = words(lang);
  const [by, setBy] = useState<By>('hero');
  const all = rate(w.Say('all_games'), counted(rows));
  const told = (r: Rate): string => w.say('rate_of', { won: r.won, n: r.n, least: r.least, most: r.most });
  return (
    <section class="rates" aria-labelledby="h-ra">
      <h2 id="h-ra">{w.Say('win_rates')}</h2>
      <div class="seg" role="group" aria-label={w.Say('win_rates')}>{BY.map((b) => <button type="button" key={b} aria-pressed={b === by} onClick={() => setBy(b)}>{w.Say(`by_${b}`)}</button>)}</div>
      <table>
        <thead><tr><th scope="col">{w.Say(`by_${by}`)}</th><th scope="col">{w.Say('played_games')}</th><th scope="col">{w.Say('won_games')}</th><th scope="col">{w.Say('win_rate')}</th></tr></thead>
        <tbody>{[all, ...rates(rows, by)].map((r, i) => (
          <tr key={`${i}${r.name}`}><th scope="row">{r.name}</th><td>{r.n}</td><td>{r.won}</td><td><Bar r={r} label={told(r)} /><small>{r.least}–{r.most} %</small></td></tr>
        ))}</tbody>
      </table>
      <p class="mut">{w.Say('rate_how')}</p>
    </section>
  );
}

function result(lang: Lang, r: Row): string {
  const w = words(lang);
  if (!r.result) return w.Say('unfinished');
  return w.Say(r.game !== CHAMPIONS ? 'game_over' : r.result === 'won' ? 'victory' : 'defeat');
}

export function HistoryPage({ lang, open }: { lang: Lang; open: (table: string, key: string) => void }): JSX.Element {
  useStyle(style);
  const w = words(lang);
  const got = useFetched(() => mine(lang), lang);
  const [only, setOnly] = useState<'all' | 'won' | 'lost' | 'open'>('all');
  document.title = `${w.Say('history')} · quickstrike`;
  const rows = got && got !== 'failed' ? got.value : [];
  const shown = rows.filter((r) => only === 'all' || (only === 'open' ? !r.result : r.result === only));
  const day = (r: Row): string => new Date(r.updated * 1000).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div class="screen homepage">
      <Top lang={lang} here="/history" />
      <main class="home history">
        <h1>{w.Say('history')}</h1>
        {got === 'failed' && <p class="note" role="alert">{w.Say('not_sent')}</p>}
        {got && got !== 'failed' && !rows.length && <p class="mut">{w.Say('carry_nothing')}</p>}
        {counted(rows).length > 0 && <Rates lang={lang} rows={rows} />}
        {rows.length > 0 && (
          <section aria-labelledby="h-ga">
            <h2 id="h-ga">{w.Say('played_games')}</h2>
            <div class="seg" role="group" aria-label={w.Say('played_games')}>{(['all', 'won', 'lost', 'open'] as const).map((o) => <button type="button" key={o} aria-pressed={o === only} onClick={() => setOnly(o)}>{w.Say(`only_${o}`)}</button>)}</div>
            <div class="history__t" tabIndex={0} role="region" aria-label={w.Say('played_games')}>
              <table>
                <thead><tr>{(['game', 'by_deck', 'result', 'length', 'decisions', 'date'] as const).map((k) => <th scope="col" key={k}>{w.Say(k)}</th>)}</tr></thead>
                <tbody>{shown.map((r) => (
                  <tr key={r.table} data-result={r.result ?? ''}>
                    <th scope="row"><a href={`/t/${r.table}`} onClick={(e) => { e.preventDefault(); open(r.table, r.secret); }}>{called(r)}</a>{r.from !== 'setting' && <small> {w.say(`from_${r.from}`)}</small>}</th>
                    <td>{[...(r.decks ?? []), r.mode].filter(Boolean).join(', ')}</td><td>{result(lang, r)}<small> {r.clock}</small></td><td>{lasted(r)}</td><td>{r.decisions}</td><td>{day(r)}</td>
                  </tr>
                ))}</tbody>
              </table>
            </div>
          </section>
        )}
      </main>
    </div>
  );
}
