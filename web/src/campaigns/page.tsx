// Campaigns: those of this browser's shelf, a new one, and the log of one.
import style from 'style:campaigns';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../icons/icon';
import { useFetched, useStyle } from '../lazy';
import { server, ServerError, type Campaign } from '../live/http';
import { SeatPicks } from '../screens/seatpick';
import { firstChoice, seatsToSend } from '../screens/choice';
import type { Book } from '../state/faces';
import { go } from '../state/place';
import { settings, shelfKey } from '../state/settings';
import { words } from '../table/context';
import { Log } from './log';
import { Track } from './track';

/** What the server refused, in its own words. */
export function useAsked(lang: Book['lang']) {
  const w = words(lang);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const asked = async <T,>(deed: () => Promise<T>, then: (got: T) => void): Promise<void> => {
    setBusy(true);
    setError('');
    try {
      then(await deed());
    } catch (e) {
      setError(e instanceof ServerError ? e.message : w.say('not_sent'));
    } finally {
      setBusy(false);
    }
  };
  return { error, busy, asked };
}

function Mine({ book, all }: { book: Book; all: Campaign[] }): JSX.Element | null {
  const w = words(book.lang);
  if (!all.length) return null;
  return (
    <section class="camps" aria-labelledby="h-mc">
      <h2 id="h-mc">{w.Say('my_campaigns')}</h2>
      <ul>{all.map((c) => (
        <li key={c.id}>
          <a class="camp" href={`/campaigns/${c.id}`} onClick={(e) => { e.preventDefault(); go(`/campaigns/${c.id}`); }}>
            <b>{c.title || c.name}</b>
            <span>{c.heroes.map((h) => h.name).join(', ')}</span>
            <small>{c.over ? w.Say(c.lost ? 'campaign_lost' : 'campaign_won') : w.Say('campaign_of', { won: c.at, n: c.scenarios.length })}</small>
            <Track campaign={c} lang={book.lang} small />
          </a>
        </li>
      ))}</ul>
    </section>
  );
}

function New({ book }: { book: Book }): JSX.Element {
  const w = words(book.lang);
  const kinds = book.catalog.campaigns;
  const [kind, setKind] = useState(kinds[0]?.key ?? '');
  const [seats, setSeats] = useState(() => firstChoice(book).seats);
  const [expert, setExpert] = useState(false);
  const { error, busy, asked } = useAsked(book.lang);
  const begin = (): void => void asked(
    () => server.beginCampaign(shelfKey(), { campaign: kind, seats: seatsToSend(seats, settings.now.name), expert, name: '', lang: book.lang }),
    (c) => go(`/campaigns/${c.id}`),
  );
  return (
    <section class="newcamp" aria-labelledby="h-nc">
      <h2 id="h-nc">{w.Say('new_campaign')}</h2>
      <div class="kinds" role="radiogroup" aria-labelledby="h-nc">
        {kinds.map((k) => (
          <label class={`kind${k.key === kind ? ' is-sel' : ''}`} key={k.key}>
            <input type="radio" name="kind" checked={k.key === kind} onChange={() => setKind(k.key)} />
            <b>{k.name}<em>{w.say('scenarios_n', { n: k.scenarios.length })}</em></b>
            <span class="kind__v">{k.scenarios.map((s) => <img key={s.key} src={`${ASSETS}emblems/${s.code}.svg`} alt="" title={s.name} />)}</span>
            <small>{k.scenarios.map((s) => s.name).join(' · ')}</small>
          </label>
        ))}
      </div>
      <h3>{w.Say('pick_heroes')}</h3>
      <SeatPicks book={book} seats={seats} set={setSeats} />
      <div class="newcamp__go barfoot">
        <button type="button" class="switch" role="switch" aria-checked={expert} onClick={() => setExpert(!expert)}><i /><span>{w.Say('campaign_expert')}</span></button>
        <span class="vs bad" role="alert">{error}</span>
        <button type="button" class="btn btn--go btn--big" disabled={busy} onClick={begin}>{w.Say('begin_campaign')}</button>
      </div>
    </section>
  );
}

function All({ book }: { book: Book }): JSX.Element {
  const w = words(book.lang);
  const got = useFetched(() => server.campaigns(shelfKey(), book.lang), book.lang);
  document.title = `${w.Say('campaigns')} · quickstrike`;
  return (
    <main class="home campaigns">
      <h1>{w.Say('campaigns')}</h1>
      <p class="mut">{w.Say('campaign_how')}</p>
      {got === 'failed' && <p class="note" role="alert">{w.Say('not_sent')}</p>}
      {got && got !== 'failed' && <Mine book={book} all={got.value} />}
      <New book={book} />
    </main>
  );
}

function One({ book, id, open }: { book: Book; id: string; open: (table: string, key: string) => void }): JSX.Element {
  const w = words(book.lang);
  const [campaign, setCampaign] = useState<Campaign>();
  const { error, asked } = useAsked(book.lang);
  useEffect(() => void asked(() => server.campaign(shelfKey(), id, book.lang), setCampaign), [id, book.lang]);
  document.title = `${campaign?.title || campaign?.name || w.Say('campaign')} · quickstrike`;
  return (
    <main class="home campaigns">
      <p><a class="lnk" href="/campaigns" onClick={(e) => { e.preventDefault(); go('/campaigns'); }}><Icon id="chev" />{w.Say('campaigns')}</a></p>
      {error && <p class="note" role="alert">{error}</p>}
      {campaign && <Log book={book} campaign={campaign} set={setCampaign} open={open} />}
    </main>
  );
}

export function Campaigns({ book, id, open }: { book: Book; id: string; open: (table: string, key: string) => void }): JSX.Element {
  useStyle(style);
  return id ? <One key={book.lang} book={book} id={id} open={open} /> : <All key={book.lang} book={book} />;
}
