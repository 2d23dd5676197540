// Going on: my tables, a save from elsewhere, links for friends.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '../cards/types';
import { Icon } from '../icons/icon';
import { server, ServerError, type Made, type Summary } from '../live/http';
import { CHAMPIONS } from '../games';
import { forgetKey, knownTables, ownerKey } from '../state/settings';
import { words } from '../table/context';
import { Dialog } from '../table/dialog';
import { FileButton } from './file';
import { isLoopback, LinkRow } from '../share/code';
import { facesAt, TableFaces } from './strip';

type Row = Summary & { secret: string };

type Named = Pick<Summary, 'title' | 'name' | 'heroes' | 'game' | 'decks'>;
/** A duel: what is played more than once is said once. Teams have a name of their own. */
function duel(r: Named, lang: Lang): string {
  const w = words(lang);
  const all = (r.decks?.length ? r.decks : r.heroes).filter(Boolean); // a position may know no deck
  const kinds = [...new Set(all)];
  if (!kinds.length || r.name.includes(' + ')) return r.name.trim() || w.Say('a_position');
  if (all.length === 2) return kinds.length === 1 ? w.say('mirror', { name: kinds[0] ?? '' }) : kinds.join(` ${w.say('versus')} `);
  return kinds.length === all.length ? r.name : kinds.map((x) => [x, all.filter((y) => y === x).length] as const).map(([x, n]) => (n > 1 ? `${n} × ${x}` : x)).join(', ');
}

/** What a list calls a table: its own title, else who plays against whom. */
export const called = (r: Named, lang: Lang): string =>
  r.title || (r.game === CHAMPIONS ? `${r.heroes.join(', ')} ${words(lang).say('versus')} ${r.name}` : duel(r, lang));

/** A table of the list: open it, rename it, delete it. Who is not its host can only forget it. */
function Known({ lang, row, open, changed }: { lang: Lang; row: Row; open: () => void; changed: (row: Row | undefined) => void }): JSX.Element {
  const w = words(lang);
  const [doing, setDoing] = useState<'rename' | 'delete'>();
  const [error, setError] = useState('');
  const host = row.role === 'host';
  const date = new Date(row.updated * 1000).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' });
  const who = host ? '' : row.role === 'seat' ? row.heroes[row.seat] : w.say('watching');
  const state = [row.result ? w.Say(row.game !== CHAMPIONS ? 'game_over' : row.result === 'won' ? 'victory' : 'defeat') : row.clock, who].filter(Boolean).join(' · ');
  const ask = (deed: Promise<unknown>, then: Row | undefined): void => {
    setDoing(undefined);
    deed.then(() => changed(then), (e: unknown) => setError(e instanceof ServerError ? e.message : w.say('not_sent')));
  };
  const rename = (title: string): void => ask(server.call(row.table, row.secret, title, lang), { ...row, title });
  if (doing === 'rename')
    return (
      <li><form class="goon__f" onSubmit={(e) => { e.preventDefault(); rename(String(new FormData(e.currentTarget).get('title') ?? '').trim()); }}>
        <input type="text" name="title" maxLength={80} autofocus aria-label={w.Say('title')} defaultValue={row.title} placeholder={called({ ...row, title: '' }, lang)} />
        <button type="submit" class="btn btn--go">{w.Say('save')}</button>
        <button type="button" class="btn" onClick={() => setDoing(undefined)}>{w.Say('cancel')}</button>
      </form></li>
    );
  if (doing === 'delete')
    return (
      <li><p class="goon__f"><span>{w.Say('delete_sure', { name: called(row, lang) })}</span>
        <button type="button" class="btn btn--bad" onClick={() => ask(server.remove(row.table, row.secret), undefined)}>{w.Say('delete')}</button>
        <button type="button" class="btn" autofocus onClick={() => setDoing(undefined)}>{w.Say('cancel')}</button>
      </p></li>
    );
  return (
    <li>
      <button type="button" class="goon__b" onClick={open}><em>{row.result ? <Icon id="log" /> : <Icon id="play" />}{w.Say(row.result ? 'look_again' : 'go_on')}</em> {facesAt(row).length > 0 && <TableFaces r={row} />} <b>{called(row, lang)}</b> <span>{state}</span> <small>{date}</small></button>
      {host && <button type="button" class="tool" aria-label={`${w.Say('rename')}: ${called(row, lang)}`} title={w.Say('rename')} onClick={() => setDoing('rename')}><Icon id="pen" /></button>}
      <button type="button" class="tool" aria-label={`${w.Say(host ? 'delete' : 'forget')}: ${called(row, lang)}`} title={w.Say(host ? 'delete' : 'forget')} onClick={() => (host ? setDoing('delete') : changed(undefined))}><Icon id="x" /></button>
      {error && <p class="note" role="alert">{error}</p>}
    </li>
  );
}

const SHOWN = 1;

export function Continue({ lang, open }: { lang: Lang; open: (table: string, key: string) => void }): JSX.Element | null {
  const w = words(lang);
  const [rows, setRows] = useState<Row[]>([]);
  const [all, setAll] = useState(false);
  useEffect(() => {
    const secrets = [...knownTables().map((k) => k.key), ownerKey()].filter(Boolean);
    if (!secrets.length) return;
    server.mine(secrets, lang)
      .then((found) => [...found.filter((s) => !s.result), ...found.filter((s) => s.result)])
      .then((found) => setRows(found.map((s) => ({ ...s, secret: secrets[s.key] ?? '' }))))
      .catch(() => setRows([]));
  }, [lang]);
  if (!rows.length) return null;
  const changed = (row: Row, now: Row | undefined): void => {
    if (!now) forgetKey(row.secret);
    setRows(rows.flatMap((r) => (r.table !== row.table || r.secret !== row.secret ? [r] : now ? [now] : [])));
  };
  return (
    <section class={`goon goon--games${rows[0]?.result ? '' : ' loud-one'}`} aria-labelledby="h-go">
      <h2 id="h-go">{w.Say('go_on_title')}{rows.length > SHOWN && <button type="button" class="lnk" aria-expanded={all} onClick={() => setAll(!all)}>{w.Say(all ? 'fewer' : 'all')} ({rows.length})</button>}</h2>
      <ul>{rows.slice(0, all ? undefined : SHOWN).map((r) => <Known key={`${r.table}#${r.secret}`} lang={lang} row={r} open={() => open(r.table, r.secret)} changed={(now) => changed(r, now)} />)}</ul>
    </section>
  );
}

export function LoadGame({ lang, load, error }: { lang: Lang; load: (text: string) => void; error: string }): JSX.Element {
  const w = words(lang);
  const [text, setText] = useState('');
  return (
    <details class="goon">
      <summary>{w.Say('load_game')}</summary>
      <FileButton label={w.Say('load_file')} read={load} />
      <textarea rows={3} spellcheck={false} aria-label={w.Say('load_paste')} placeholder={w.Say('load_paste')} value={text} onInput={(e) => setText(e.currentTarget.value)} />
      <button type="button" class="btn" disabled={!text.trim()} onClick={() => load(text)}>{w.Say('load')}</button>
      {error && <p class="note" role="alert">{error}</p>}
    </details>
  );
}


/** The links of friends, told once; they stay in the table's menu. */
export function Links({ lang, made, names, open }: { lang: Lang; made: Made; names: string[]; open: () => void }): JSX.Element {
  const w = words(lang);
  const friends = made.seats.filter((s) => s.hold === 'friend');
  const link = (key: string): string => `${location.origin}/t/${made.table}#${key}`;
  return (
    <Dialog title={w.Say(made.migrated ? 'load_game' : 'links_for_friends')} close={open} closeName={w.Say('close')}>
      {made.migrated && <p>{w.Say('migrated')}</p>}
      {friends.map((s) => <LinkRow key={s.seat} lang={lang} label={[w.Say('seat_n', { n: s.seat + 1 }), names[s.seat]].filter(Boolean).join(' · ')} link={link(s.key)} />)}
      {friends.length > 0 && <LinkRow lang={lang} label={w.Say('copy_watch')} link={link(made.watch_key)} />}
      {friends.length > 0 && isLoopback() && <p class="mut">{w.Say('links_here_only')}</p>}
      <button type="button" class="btn btn--go" onClick={open}>{w.Say('open_table')}</button>
    </Dialog>
  );
}
