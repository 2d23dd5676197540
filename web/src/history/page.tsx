// Every game of one's keys, and what they say together.
import style from 'style:history';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Lang } from '../cards/types';
import { CHAMPIONS } from '../games';
import { Icon } from '../icons/icon';
import { useFetched, useStyle } from '../lazy';
import { server, type Summary } from '../live/http';
import { called } from '../screens/continue';
import { MARKS, SHORT } from '../plain/switch';
import { facesAt, facesOf, Strip, TableFaces } from '../screens/strip';
import { Top } from '../screens/top';
import { go } from '../state/place';
import { plain } from '../library/query';
import { knownTables, ownerKey } from '../state/settings';
import { words } from '../table/context';
import { byOf, cameWith, clock, counted, ended, lasted, minutes, once, rate, rates, wasPlayed, type By, type Rate } from './stats';

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

/** Of fewer games a rate says nothing. */
const FEW = 3;
/** look: shows the games that a row speaks of. */
function Rates({ lang, rows, look }: { lang: Lang; rows: Row[]; look: (words: string) => void }): JSX.Element {
  const w = words(lang);
  const games = [...new Set(counted(rows).map((r) => r.game))];
  const [game, setGame] = useState(games[0] ?? CHAMPIONS);
  const [wanted, setBy] = useState<By>('hero');
  const kinds = byOf(game);
  const by = kinds.includes(wanted) ? wanted : (kinds[0] ?? 'hero');
  const all = rate(w.Say('all_games'), counted(rows, game));
  const told = (r: Rate): string => w.say('rate_of', { won: r.won, n: r.n, least: r.least, most: r.most });
  return (
    <section class="rates" aria-labelledby="h-ra">
      <h2 id="h-ra">{w.Say('win_rates')}</h2>
      <div class="rates__by">{games.length > 1 && <div class="seg" role="group" aria-label={w.Say('game')}>{games.map((x) => <button type="button" key={x} aria-pressed={x === game} onClick={() => setGame(x)}>{SHORT[x] ? w.Say(SHORT[x] ?? 'game') : x}</button>)}</div>}
      <div class="seg" role="group" aria-label={w.Say('win_rates')}>{kinds.map((b) => <button type="button" key={b} aria-pressed={b === by} onClick={() => setBy(b)}>{w.Say(`by_${b}`)}</button>)}</div></div>
      <table>
        <thead><tr><th scope="col">{w.Say(`by_${by}`)}</th><th scope="col">{w.Say('played_games')}</th><th scope="col">{w.Say('won_games')}</th><th scope="col">{w.Say('win_rate')}</th></tr></thead>
        <tbody>{[all, ...rates(rows, by, game)].map((r, i) => (
          <tr key={`${i}${r.name}`}><th scope="row">{i ? <button type="button" class="cl" title={w.Say('show_games')} onClick={() => look(r.name)}>{r.name}</button> : r.name}</th><td>{r.n}</td><td>{r.won}</td><td>{r.n < FEW ? <small>{w.Say('rate_few', { n: FEW })}</small> : <><Bar r={r} label={told(r)} /><small><b>{Math.round((100 * r.won) / r.n)} %</b>, {w.say('rate_likely', { least: r.least, most: r.most })}</small></>}</td></tr>
        ))}</tbody>
      </table>
      <p class="mut">{w.Say('rate_how')}</p>
    </section>
  );
}

/** So many are listed at first; the rest is asked for. */
const PAGE = 25;

const RESULTS = { open: 'unfinished', won: 'victory', lost: 'defeat', over: 'game_over' } as const;

/** Who met whom; of a game without faces, its own mark. */
const Mark = ({ r }: { r: Row }): JSX.Element => facesAt(r).length
  ? <TableFaces r={r} />
  : <i class="gmark" data-game={r.game} aria-hidden="true"><Icon id={MARKS[r.game] ?? 't-event'} /></i>;

/** What all games say at a glance. */
function Glance({ lang, rows }: { lang: Lang; rows: Row[] }): JSX.Element {
  const w = words(lang);
  const n = (of: string): number => rows.filter((r) => ended(r) === of).length;
  const tiles: [string, string, string][] = [[String(rows.length), w.Say('played_games'), ''], [String(n('won')), w.Say('only_won'), 'won'], [String(n('lost')), w.Say('only_lost'), 'lost'], [String(n('open')), w.Say('only_open'), 'open'], ...(n('over') ? [[String(n('over')), w.Say('game_over'), '']] as [string, string, string][] : []), [clock(minutes(rows)), w.Say('time_played'), '']];
  return <ul class="glance">{tiles.map(([value, name, cls]) => <li key={name} data-of={cls}><b>{value}</b><span>{name}</span></li>)}</ul>;
}

const FORM = 20;
/** How the last games went, the newest first as in the list. */
function Form({ lang, rows }: { lang: Lang; rows: Row[] }): JSX.Element | null {
  const w = words(lang);
  const last = counted(rows).sort((a, b) => b.updated - a.updated).slice(0, FORM);
  if (last.length < 2) return null;
  return (
    <section class="form" aria-labelledby="h-fo">
      <h2 id="h-fo" class="lbl">{w.Say('last_games')}</h2>
      <ol>{last.map((r) => { const end = ended(r); return <li key={r.table} data-of={end} title={`${called(r, lang)}: ${w.say(RESULTS[end])}`}><Icon id={end === 'won' ? 'check' : 'x'} /><span class="vh">{called(r, lang)}: {w.say(RESULTS[end])}</span></li>; })}</ol>
    </section>
  );
}

/** Before the first game: what will stand here, and the way to it. */
function Nothing({ lang }: { lang: Lang }): JSX.Element {
  const w = words(lang);
  const to = (path: string) => (e: Event): void => { e.preventDefault(); go(path); };
  return (
    <section class="nothing">
      <Strip faces={facesOf(CHAMPIONS) ?? []} />
      <h2>{w.Say('carry_nothing')}</h2><p>{w.Say('history_empty')}</p>
      <p class="nothing__b"><a class="btn btn--go btn--big" href="/" onClick={to('/')}><Icon id="play" />{w.Say('home_title')}</a><a class="btn btn--big" href="/learn" onClick={to('/learn')}><Icon id="hint" />{w.Say('learn')}</a></p>
    </section>
  );
}

function Rows({ lang, rows, open, name }: { lang: Lang; rows: Row[]; open: (table: string, key: string) => void; name?: string }): JSX.Element {
  const w = words(lang);
  const day = (r: Row): string => new Date(r.updated * 1000).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div class="history__t" tabIndex={0} role="region" aria-label={name ?? w.Say('played_games')}>
      <table>
        <thead><tr>{(['game', 'by_deck', 'result', 'length', 'moves', 'date'] as const).map((k) => <th scope="col" key={k}>{w.Say(k)}</th>)}<td /></tr></thead>
        <tbody>{rows.map((r) => (
          <tr key={r.table} data-result={ended(r)}>
            <th scope="row"><Mark r={r} /><span class="history__n"><a href={`/t/${r.table}`} onClick={(e) => { e.preventDefault(); open(r.table, r.secret); }}>{called(r, lang)}</a>{r.from !== 'setting' && <small> {w.say(`from_${r.from}`)}</small>}</span></th>
            <td>{cameWith(r) || '–'}</td><td>{w.Say(RESULTS[ended(r)])}<small> {r.clock}</small></td><td>{lasted(r)}</td><td>{r.decisions}</td><td>{day(r)}</td><td><div class="history__b">{r.decisions > 0 && <button type="button" class="btn" aria-label={`${w.Say('replay')}: ${called(r, lang)}`} onClick={() => go(`/t/${r.table}?replay#${r.secret}`)}><Icon id="play" />{w.Say('replay')}</button>}<button type="button" class="btn" aria-label={`${w.Say(r.result ? 'look_again' : 'go_on')}: ${called(r, lang)}`} onClick={() => open(r.table, r.secret)}><Icon id={r.result ? 'log' : 'play'} />{w.Say(r.result ? 'look_again' : 'go_on')}</button></div></td>
          </tr>
        ))}</tbody>
      </table>
    </div>
  );
}

export function HistoryPage({ lang, open }: { lang: Lang; open: (table: string, key: string) => void }): JSX.Element {
  useStyle(style);
  const w = words(lang);
  const got = useFetched(() => mine(lang), lang);
  const [only, setOnly] = useState<'all' | 'won' | 'lost' | 'open'>('all');
  document.title = `${w.Say('history')} · quickstrike`;
  const all = got && got !== 'failed' ? got.value : [];
  const rows = all.filter(wasPlayed);
  const rest = all.filter((r) => !wasPlayed(r));
  const [wish, setWish] = useState('');
  const [most, setMost] = useState(PAGE);
  const list = useRef<HTMLElement>(null);
  const wanted = plain(wish).split(/[\s·,]+/).filter(Boolean);
  const shown = rows.filter((r) => (only === 'all' || ended(r) === only) && wanted.every((x) => plain([called(r, lang), r.name, ...(r.heroes ?? []), cameWith(r)].join(' ')).includes(x)));
  const look = (words: string): void => { setWish(words); setOnly('all'); list.current?.scrollIntoView({ block: 'start' }); };
  return (
    <div class="screen homepage">
      <Top lang={lang} here="/history" />
      <main class={`home history${counted(rows).length ? ' history--two' : ''}`}>
        <h1>{w.Say('history')}</h1>
        {got === 'failed' && <p class="note" role="alert">{w.Say('not_sent')}</p>}
        {got && got !== 'failed' && !all.length && <Nothing lang={lang} />}
        {rows.length > 0 && <Glance lang={lang} rows={rows} />}
        <Form lang={lang} rows={rows} />
        {counted(rows).length > 0 && <Rates lang={lang} rows={rows} look={look} />}
        {rows.length > 0 && (
          <section class="history__g" aria-labelledby="h-ga" ref={list}>
            <h2 id="h-ga">{w.Say('played_games')}</h2>
            <div class="seg" role="group" aria-label={w.Say('played_games')}>{(['all', 'won', 'lost', 'open'] as const).map((o) => <button type="button" key={o} aria-pressed={o === only} onClick={() => setOnly(o)}>{w.Say(`only_${o}`)}</button>)}</div>
            {rows.length > 1 && <input type="search" class="history__s" aria-label={w.Say('search_games')} placeholder={w.Say('search_games')} value={wish} onInput={(e) => setWish(e.currentTarget.value)} />}
            {shown.length ? <Rows lang={lang} rows={shown.slice(0, most)} open={open} /> : <p class="mut" role="status">{w.Say('no_games')}</p>}
            {shown.length > most && <button type="button" class="btn" onClick={() => setMost(most + PAGE)}>{w.Say('more_games', { n: shown.length - most })}</button>}
          </section>
        )}
        {rest.length > 0 && (
          <details class="history__r" open={!rows.length}>
            <summary>{w.Say('not_games')} ({rest.length})</summary>
            <Rows lang={lang} rows={rest} open={open} name={w.Say('not_games')} />
          </details>
        )}
      </main>
    </div>
  );
}
