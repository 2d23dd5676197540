// Before a game with friends: who is there, what everybody brings, who is ready, and the links for those who are missing.
import style from 'style:room';
import type { JSX } from 'preact';
import { Icon } from '../icons/icon';
import { CHAMPIONS } from '../games';
import { useFetched, useStyle, WithBook } from '../lazy';
import type { Present, View } from '../live/protocol';
import type { PlainView } from '../plain/types';
import { isLoopback, LinkRow } from '../share/code';
import { book, type Book } from '../state/faces';
import { knownTable, settings } from '../state/settings';
import { useStore } from '../state/store';
import { facesOf, Strip } from '../screens/strip';
import { Top } from '../screens/top';
import type { Shared } from '../table/context';
import { lookOf } from '../plain/looks';
import { Bring } from './bring';
import { BringPlain } from './bringplain';
import { Chat } from './chat';

type Seat = Present['seats'][number];

/** What a seat plays: the hero of Champions on either side, or by the name that the form of its game has for it. */
type Played = { name: string; code: string; key: string };
/** A player of a duel says what it plays in one of these. */
type Duellist = { hero?: string; deck_key?: string; deck_name?: string };

function playedAt(view: View | PlainView, seat: number): Played {
  if ('play' in view) {
    const card = view.play.find((c) => c.id === view.players[seat]?.identity);
    return { name: card?.name ?? '', code: card?.code ?? '', key: '' };
  }
  const p = (view as PlainView & { players?: Duellist[] }).players?.[seat];
  return { name: p?.deck_name ?? view.names[seat] ?? '', code: '', key: p?.hero ?? p?.deck_key ?? '' };
}

/** Everybody who will be at the table, and whom they meet there. */
function facesAt(t: Shared, view: View, who: (seat: number) => Shown): string[] {
  const faces = t.state.present.seats.flatMap((s) => who(s.seat).picture ?? []);
  const villain = 'play' in view ? view.play.find((c) => c.kind === 'villain')?.code : undefined;
  return faces.length ? [...new Set([...faces, ...(villain ? [villain] : [])])] : (facesOf(t.state.game) ?? []);
}

function Name({ t }: { t: Shared }): JSX.Element {
  const { name } = useStore(settings);
  const call = (now: string): void => {
    settings.set({ name: now });
    for (const seat of t.state.seats) t.session.call(seat, now);
  };
  return <label class="myname"><span class="vh">{t.Say('your_name')}</span><input type="text" maxLength={40} value={name} placeholder={t.Say('name_hint')} onChange={(e) => call(e.currentTarget.value.trim())} /></label>;
}

/** By the hero that was chosen, whichever side lies on the table; other: that side's name. */
type Shown = { name: string; picture?: string | undefined; other?: string };
function shownAs(game: string, book: Book | undefined, { name, code, key }: Played): Shown {
  const hero = book?.catalog.heroes.find((h) => h.alter_code === code || h.code === code);
  if (hero) return { name: hero.name, picture: hero.code, other: hero.alter_ego };
  return { name, picture: code || lookOf(game, key).picture };
}

/** Whom nobody plays yet, with the link to hand on: the first thing to do here. */
function Invite({ t, who }: { t: Shared; who: (seat: number) => Shown }): JSX.Element | null {
  const known = knownTable(t.session.table, t.session.key);
  const empty = t.state.present.seats.flatMap((s) => { const key = s.present ? undefined : known?.friends?.find((f) => f.seat === s.seat)?.key; return key ? [{ seat: s.seat, key }] : []; });
  if (!empty.length) return null;
  return (
    <section class="invite" aria-labelledby="h-in"><h2 id="h-in" class="step"><span>1</span>{t.Say('invite')}</h2>
      <p class="mut">{t.Say('invite_how')}</p>
      {isLoopback() && <p class="note">{t.Say('links_here_only')}</p>}
      {empty.map((s) => <LinkRow key={s.seat} lang={t.lang} label={t.Say('link_for', { name: who(s.seat).name })} link={`${location.origin}/t/${t.session.table}#${s.key}`} main />)}
    </section>
  );
}

function SeatRow({ t, s, view, who: shown }: { t: Shared; s: Seat; view: View; who: (seat: number) => Shown }): JSX.Element {
  const { code, key } = playedAt(view, s.seat);
  const me = shown(s.seat);
  const named = s.you && s.seat === t.state.present.seats.find((o) => o.you)?.seat; // one name for all that are mine
  const bot = s.hold === 'bot';
  const who = bot ? t.Say('bot') : s.hold === 'free' || (!s.present && !s.you && s.hold === 'friend') ? t.Say('nobody_yet') : s.name;
  return (
    <li class="room__s" data-ready={s.ready ? '' : undefined}>
      {me.picture ? <img class={me.picture.startsWith('vs.') ? 'is-vs' : ''} src={`${ASSETS}emblems/${me.picture}.svg`} alt="" /> : <Icon id={bot ? 'bot' : 'user'} />}
      <div class="room__w"><b>{me.name} {me.other && <small>{me.other}</small>}</b>{named ? <span class="room__me"><Icon id="user" /><Name t={t} /> {t.Say('you')}</span> : <span>{s.you ? t.Say('you') : who}</span>}</div>
      <span class="room__r">{s.ready ? <><Icon id="check" />{t.Say('is_ready')}</> : t.Say('not_ready')}</span>
      {s.you && t.state.game === CHAMPIONS && <div class="room__x"><WithBook show={(book) => <Bring t={t} book={book} seat={s.seat} code={code} taken={t.state.present.seats.filter((o) => o !== s).map((o) => playedAt(view, o.seat).code)} />} /></div>}
      {s.you && t.state.game !== CHAMPIONS && key && <div class="room__x"><BringPlain t={t} seat={s.seat} now={key} /></div>}
      {t.state.host && !s.present && !bot && <div class="room__x"><button type="button" class="btn" onClick={() => t.session.give(s.seat, 'bot')}><Icon id="bot" />{t.Say('give_bot')}</button></div>}
    </li>
  );
}

export function RoomPage({ t }: { t: Shared }): JSX.Element | null {
  useStyle(style);
  const { present, seats, state } = { present: t.state.present, seats: t.state.seats, state: t.state };
  const view = state.views[String(state.seat)];
  const got = useFetched(() => (state.game === CHAMPIONS ? book(t.lang) : Promise.resolve(undefined)), t.lang);
  if (!view) return null;
  const mine = present.seats.filter((s) => s.you);
  const on = mine.length > 0 && mine.every((s) => s.ready);
  const who = (seat: number): Shown => shownAs(state.game, got && got !== 'failed' ? got.value : undefined, playedAt(view, seat));
  const missing = present.seats.filter((s) => !s.ready && !s.you).map((s) => who(s.seat).name);
  const empty = present.seats.filter((s) => s.hold === 'friend' && !s.present).length;
  const hasLinks = present.seats.some((s) => !s.present && knownTable(t.session.table, t.session.key)?.friends?.some((f) => f.seat === s.seat));
  const waits = empty ? t.Say(hasLinks ? 'room_empty' : 'room_absent', { n: empty }) : missing.length ? t.Say('room_waits', { names: missing.join(', ') }) : on ? t.Say('please_wait') : t.Say('room_you');
  const watch = knownTable(t.session.table, t.session.key)?.watch;
  document.title = `${t.Say('room')} · quickstrike`;
  return (
    <div class="screen homepage">
      <Top lang={t.lang} />
      <main class="room">
        <section class="room__l" aria-labelledby="h-ro">
          <div class="room__top"><Strip faces={facesAt(t, view, who)} /><div><h1 id="h-ro">{t.Say('room_title')}</h1>
            <p class="mut" role="status">{waits}</p></div></div>
          <Invite t={t} who={who} />
          {state.note && <p class="note" role="alert">{state.note}</p>}
          <h2 class="step"><span>{hasLinks ? 2 : 1}</span>{t.Say('room_heroes')}</h2>
          <ul class="room__ss">{present.seats.map((s) => <SeatRow key={s.seat} t={t} s={s} view={view} who={who} />)}</ul>
          {watch && <LinkRow lang={t.lang} label={t.Say('copy_watch')} link={`${location.origin}/t/${t.session.table}#${watch}`} />}
          {present.watching > 0 && <p class="mut">{t.Say('spectators', { n: present.watching })}</p>}
        </section>
        <aside class="room__c"><Chat t={t} /></aside>
        {seats.length > 0 && (
          <footer class="barfoot">
            <p class="barfoot__s step"><span>{hasLinks ? 3 : 2}</span>{on ? waits : t.Say('room_you_too')}</p>
            <button type="button" class={`btn btn--big room__go${on || hasLinks ? '' : ' btn--go'}`} aria-pressed={on} onClick={() => t.session.isReady(!on)}>{t.Say(on ? 'ready_not' : 'ready_yes')}</button>
          </footer>
        )}
      </main>
      {state.link === 'waiting' && <p class="linkbar" role="status">{t.Say('reconnecting')} {state.linkWhy}</p>}
    </div>
  );
}
