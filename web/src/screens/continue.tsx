// Going on: my tables, a save from elsewhere, links for friends.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../icons/icon';
import { server, type Made, type Summary } from '../live/http';
import type { Book } from '../state/faces';
import { forgetTable, knownTables } from '../state/settings';
import { words } from '../table/context';
import { Dialog } from '../table/dialog';

export function Continue({ book, open }: { book: Book; open: (table: string, key: string) => void }): JSX.Element | null {
  const w = words(book.lang);
  const [rows, setRows] = useState<(Summary & { secret: string })[]>([]);
  const [all, setAll] = useState(false);
  useEffect(() => {
    const known = knownTables();
    if (!known.length) return;
    server.mine(known.map((k) => k.key), book.lang)
      .then((found) => setRows(found.map((s) => ({ ...s, secret: known[s.key]?.key ?? '' }))))
      .catch(() => setRows([]));
  }, [book.lang]);
  if (!rows.length) return null;
  const date = (s: number): string => new Date(s * 1000).toLocaleString(book.lang, { dateStyle: 'medium', timeStyle: 'short' });
  const drop = (table: string): void => { forgetTable(table); setRows(rows.filter((r) => r.table !== table)); };
  return (
    <section class="goon" aria-labelledby="h-go">
      <h2 id="h-go">{w.Say('go_on')}</h2>
      <ul>
        {rows.slice(0, all ? undefined : 4).map((r) => (
          <li key={r.table}>
            <button type="button" class="goon__b" onClick={() => open(r.table, r.secret)}>
              <b>{r.name}</b> <span>{r.result ? w.say(r.result === 'won' ? 'victory' : 'defeat') : w.Say('round_n', { n: r.round })}</span> <small>{date(r.updated)}</small>
            </button>
            <button type="button" class="tool" aria-label={w.Say('forget')} onClick={() => drop(r.table)}><Icon id="x" /></button>
          </li>
        ))}
      </ul>
      {rows.length > 4 && !all && <button type="button" class="lnk" onClick={() => setAll(true)}>{w.Say('all')} ({rows.length})</button>}
    </section>
  );
}

export function LoadGame({ book, load }: { book: Book; load: (text: string) => void }): JSX.Element {
  const w = words(book.lang);
  const [text, setText] = useState('');
  return (
    <details class="goon">
      <summary>{w.Say('load_game')}</summary>
      <input type="file" aria-label={w.Say('load_file')} onChange={(e) => void e.currentTarget.files?.[0]?.text().then(load)} />
      <textarea rows={3} aria-label={w.Say('load_paste')} placeholder={w.Say('load_paste')} value={text} onInput={(e) => setText(e.currentTarget.value)} />
      <button type="button" class="btn" disabled={!text.trim()} onClick={() => load(text)}>{w.Say('load')}</button>
    </details>
  );
}

function Link({ book, label, link }: { book: Book; label: string; link: string }): JSX.Element {
  const w = words(book.lang);
  const [done, setDone] = useState(false);
  return (
    <p class="linkrow">
      <label>{label}<input readOnly value={link} onFocus={(e) => e.currentTarget.select()} /></label>
      <button type="button" class="btn" onClick={() => void navigator.clipboard?.writeText(link).then(() => setDone(true))}>
        <Icon id={done ? 'check' : 'share'} />{w.Say(done ? 'copied' : 'copy_link')}
      </button>
    </p>
  );
}

/** The links of friends, told once; they stay in the table's menu. */
export function Links({ book, made, open }: { book: Book; made: Made; open: () => void }): JSX.Element {
  const w = words(book.lang);
  const link = (key: string): string => `${location.origin}/t/${made.table}#${key}`;
  return (
    <Dialog title={w.Say('links_for_friends')} close={open} closeName={w.Say('close')}>
      {made.seats.filter((s) => s.hold === 'friend').map((s) => <Link key={s.seat} book={book} label={w.Say('seat_n', { n: s.seat + 1 })} link={link(s.key)} />)}
      <Link book={book} label={w.Say('copy_watch')} link={link(made.watch_key)} />
      <button type="button" class="btn btn--go" onClick={open}>{w.Say('open_table')}</button>
    </Dialog>
  );
}
