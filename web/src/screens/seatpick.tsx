// A seat of a new game: hero, deck, who plays it.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/sprite';
import { ICONS } from '../icons/sprite';
import type { HeroEntry, SeatSpec } from '../live/http';
import type { Book } from '../state/faces';
import { words } from '../table/context';
import { freeHero, heroOf } from './choice';
import { DeckText } from './deck';
import { FaceDialog, Faces, type Face } from './faces';

interface Props {
  book: Book;
  n: number;
  seat: SeatSpec;
  seats: SeatSpec[];
  set: (seat: SeatSpec | undefined) => void;
}

const HOLDS: [SeatSpec['hold'], IconName, 'you' | 'bot' | 'friend'][] = [['me', 'user', 'you'], ['bot', 'bot', 'bot'], ['friend', 'share', 'friend']];
export const aspectIcon = (key: string): IconName => (`a-${key}` in ICONS ? (`a-${key}` as IconName) : 'a-basic');

/** All heroes; taken: those whom somebody else plays. */
export const heroFaces = (book: Book, taken: (h: HeroEntry) => boolean): Face[] =>
  book.catalog.heroes.map((h) => ({ key: h.key, name: h.name, note: h.alter_ego === h.name ? undefined : h.alter_ego, picture: h.code, off: taken(h) }));

function Facts({ book, code }: { book: Book; code: string }): JSX.Element {
  const w = words(book.lang);
  const f = book.faces[code];
  if (!f) return <></>;
  const facts = [['hp', 'hit_points', f.hp], ['hand', 'hand', f.hand_size], ['thw', 'thwart', f.thw], ['atk', 'attack', f.atk], ['def', 'defend', f.def]] as const;
  return <div class="pick__f">{facts.map(([icon, word, n]) => <span key={icon} title={w.Say(word)}><Icon id={icon} label={w.say(word)} />{n}</span>)}</div>;
}

/** The ready decks of a hero: the starter deck as printed, and its like with each other aspect. */
export function Ready({ book, seat, hero, set }: Pick<Props, 'book' | 'seat'> & { hero: HeroEntry; set: (seat: SeatSpec) => void }): JSX.Element {
  const w = words(book.lang);
  const on = hero.aspects.find((a) => a.starter === seat.starter);
  return (
    <>
      <div class="asps" role="group" aria-label={w.Say('aspect')}>
        {hero.aspects.map((a) => (
          <button type="button" class="asp" key={a.key} data-frame={a.key} aria-label={a.name} aria-pressed={a === on} onClick={() => set({ ...seat, starter: a.starter })}>
            <Icon id={aspectIcon(a.key)} /><span>{a.name}</span>
          </button>
        ))}
      </div>
      <div class="pick__d">
        <span class="ok"><Icon id="check" />{w.Say(on?.printed ? 'starter_deck' : 'ready_deck')}</span>
        <button type="button" class="lnk" onClick={() => set({ ...seat, deck_text: '' })}>{w.Say('own_deck')}</button>
      </div>
    </>
  );
}

function Own({ book, seat, set }: Pick<Props, 'book' | 'seat' | 'set'>): JSX.Element {
  const w = words(book.lang);
  const back = (): void => {
    const { deck_text: _, hero: __, ...rest } = seat;
    set({ ...rest, starter: seat.starter ?? book.catalog.heroes[0]?.aspects[0]?.starter ?? '' });
  };
  return (
    <>
      <DeckText book={book} seat={seat} set={set} />
      <div class="pick__d"><button type="button" class="lnk" onClick={back}>{w.Say('back_to_starter')}</button></div>
    </>
  );
}

function SeatPick({ book, n, seat, seats, set }: Props): JSX.Element {
  const w = words(book.lang);
  const own = seat.deck_text !== undefined;
  const hero = heroOf(book, seat);
  const [choosing, setChoosing] = useState(false);
  const taken = (h: HeroEntry): boolean => seats.some((s) => s !== seat && heroOf(book, s)?.key === h.key);
  const pick = (key: string): void => { setChoosing(false); set({ ...seat, starter: book.catalog.heroes.find((h) => h.key === key)?.aspects[0]?.starter ?? '' }); };
  const art = <>{hero && <img src={`${ASSETS}emblems/${hero.code}.svg`} alt="" />}<span class="pick__n">{n + 1}</span></>;
  return (
    <article class="pick" data-frame={hero?.set ?? 'basic'} aria-label={w.Say('seat_n', { n: n + 1 })}>
      {own ? <figure class="pick__art">{art}</figure> : <button type="button" class="pick__art" onClick={() => setChoosing(true)}>{art}<span class="pick__c"><Icon id="swap" />{w.Say('change')}<span class="vh">: {hero?.name}</span></span></button>}
      <div class="pick__b">
        <h2>
          <span>{hero?.name ?? w.Say('your_deck')}</span>
          <small>{hero?.alter_ego}</small>
          {seats.length > 1 && <button type="button" class="tool" aria-label={w.Say('remove_seat', { n: n + 1 })} onClick={() => set(undefined)}><Icon id="x" /></button>}
        </h2>
        {hero && <Facts book={book} code={hero.code} />}
        {own ? <Own book={book} seat={seat} set={set} /> : hero && <Ready book={book} seat={seat} hero={hero} set={set} />}
        <div class="pick__w">
          <span class="lbl">{w.Say('played_by')}</span>
          <div class="seg seg--s" role="group" aria-label={w.Say('played_by')}>
            {HOLDS.map(([hold, icon, word]) => <button type="button" key={hold} aria-pressed={seat.hold === hold} onClick={() => set({ ...seat, hold })}><Icon id={icon} />{w.Say(word)}</button>)}
          </div>
        </div>
      </div>
      {choosing && <FaceDialog title={w.Say('pick_hero')} closeName={w.Say('close')} close={() => setChoosing(false)} faces={heroFaces(book, taken)} now={hero?.key ?? ''} press={pick} />}
    </article>
  );
}

/** All seats: one to four, each with another hero. */
export function SeatPicks({ book, seats, set }: { book: Book; seats: SeatSpec[]; set: (seats: SeatSpec[]) => void }): JSX.Element {
  const w = words(book.lang);
  const setSeat = (i: number, seat: SeatSpec | undefined): void => set(seats.flatMap((s, k) => (k !== i ? [s] : seat ? [seat] : [])));
  return (
    <div class="picks">
      {seats.map((s, i) => <SeatPick key={i} book={book} n={i} seat={s} seats={seats} set={(seat) => setSeat(i, seat)} />)}
      {seats.length < 4 && freeHero(book, seats) && (
        <section class="addseat">
          <h3><Icon id="plus" />{w.Say('add_seat')} <small>{w.say('seats_left', { n: 4 - seats.length })}</small></h3>
          <Faces label={w.Say('add_seat')} called={(name) => w.Say('add_hero', { name })} faces={heroFaces(book, () => false).filter((f) => !seats.some((s) => heroOf(book, s)?.key === f.key)).map(({ note: _, ...f }) => f)}
            press={(key) => set([...seats, { starter: book.catalog.heroes.find((h) => h.key === key)?.aspects[0]?.starter ?? '', hold: 'me' }])} />
        </section>
      )}
    </div>
  );
}
