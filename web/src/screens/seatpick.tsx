// A seat of a new game: hero, deck, who plays it.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/sprite';
import { ICONS } from '../icons/sprite';
import { server, type DeckCheck, type SeatSpec } from '../live/http';
import type { Book } from '../state/faces';
import type { Choice } from '../state/settings';
import { words } from '../table/context';
import { heroOf } from './choice';

interface Props {
  book: Book;
  n: number;
  seat: SeatSpec;
  choice: Choice;
  error: string;
  set: (seat: SeatSpec | undefined) => void;
}

const HOLDS: [SeatSpec['hold'], IconName, 'you' | 'bot' | 'friend'][] = [['me', 'user', 'you'], ['bot', 'bot', 'bot'], ['friend', 'share', 'friend']];
const aspectIcon = (key: string): IconName => (`a-${key}` in ICONS ? (`a-${key}` as IconName) : 'a-basic');

/** A pasted or loaded deck, checked as soon as it is there. */
function DeckText({ book, seat, set }: Pick<Props, 'book' | 'seat' | 'set'>): JSX.Element {
  const w = words(book.lang);
  const [text, setText] = useState(seat.deck_text ?? '');
  const [said, setSaid] = useState<DeckCheck>();
  const check = async (now: string): Promise<void> => {
    setText(now);
    if (!now.trim()) return setSaid(undefined);
    try {
      const found = await server.check(now, book.lang);
      setSaid(found);
      set(found.legal ? { hold: seat.hold, deck_text: now } : { hold: seat.hold, ...(seat.starter ? { starter: seat.starter } : {}) });
    } catch (e) {
      setSaid({ legal: false, hero: null, aspects: [], cards: 0, breaches: [e instanceof Error ? e.message : ''] });
    }
  };
  return (
    <div class="decktext">
      <textarea rows={4} aria-label={w.Say('paste_deck')} placeholder={w.Say('paste_deck')} value={text} onInput={(e) => void check(e.currentTarget.value)} />
      <input type="file" aria-label={w.Say('deck_file')} onChange={(e) => void e.currentTarget.files?.[0]?.text().then(check)} />
      {said && (said.legal
        ? <p class="ok"><Icon id="check" />{said.hero?.name} · {said.aspects.map((a) => a.name).join(', ')} · {w.say('cards_n', { n: said.cards })}</p>
        : <ul class="breaches" role="alert">{said.breaches.map((b, i) => <li key={i}>{b}</li>)}</ul>)}
    </div>
  );
}

function Facts({ book, code }: { book: Book; code: string }): JSX.Element {
  const f = book.faces[code];
  if (!f) return <></>;
  return (
    <div class="pick__f">
      <span><Icon id="hp" />{f.hp}</span><span><Icon id="hand" />{f.hand_size}</span><span><Icon id="thw" />{f.thw}</span><span><Icon id="atk" />{f.atk}</span><span><Icon id="def" />{f.def}</span>
    </div>
  );
}

export function SeatPick({ book, n, seat, choice, set, error }: Props): JSX.Element {
  const w = words(book.lang);
  const [own, setOwn] = useState(!!seat.deck_text);
  const hero = heroOf(book, seat) ?? book.catalog.heroes[0];
  if (!hero) return <></>;
  const taken = (key: string): boolean => choice.seats.some((s) => s !== seat && heroOf(book, s)?.key === key);
  const starter = (s: string): void => set({ hold: seat.hold, starter: s });
  return (
    <article class="pick" data-frame={hero.set} aria-label={w.Say('seat_n', { n: n + 1 })}>
      <figure class="pick__art"><img src={`${ASSETS}emblems/${hero.code}.svg`} alt="" /><span class="pick__n">{n + 1}</span></figure>
      <div class="pick__b">
        <h2>
          <select aria-label={w.Say('hero')} value={hero.key} onChange={(e) => starter(book.catalog.heroes.find((h) => h.key === e.currentTarget.value)?.aspects[0]?.starter ?? '')}>
            {book.catalog.heroes.map((h) => <option key={h.key} value={h.key} disabled={taken(h.key)}>{h.name}</option>)}
          </select>
          <small>{hero.alter_ego}</small>
          {choice.seats.length > 1 && <button type="button" class="tool" aria-label={w.Say('remove_seat', { n: n + 1 })} onClick={() => set(undefined)}><Icon id="x" /></button>}
        </h2>
        <Facts book={book} code={hero.code} />
        {!own && (
          <div class="asps" role="group" aria-label={w.Say('aspect')}>
            {hero.aspects.map((a) => (
              <button type="button" class="asp" key={a.key} data-frame={a.key} aria-pressed={seat.starter === a.starter} onClick={() => starter(a.starter)}>
                <Icon id={aspectIcon(a.key)} /><span>{a.name}</span>
              </button>
            ))}
          </div>
        )}
        <div class="pick__d">
          {!own && <span class="ok"><Icon id="check" />{w.Say('starter_deck')}</span>}
          <button type="button" class="lnk" onClick={() => { setOwn(!own); if (own) starter(hero.aspects[0]?.starter ?? ''); }}>{w.Say(own ? 'starter_deck' : 'own_deck')}</button>
        </div>
        {own && <DeckText book={book} seat={seat} set={set} />}
        <div class="pick__w">
          <span class="lbl">{w.Say('played_by')}</span>
          <div class="seg seg--s" role="group" aria-label={w.Say('played_by')}>
            {HOLDS.map(([hold, icon, word]) => <button type="button" key={hold} aria-pressed={seat.hold === hold} onClick={() => set({ ...seat, hold })}><Icon id={icon} />{w.Say(word)}</button>)}
          </div>
        </div>
        {error && <p class="note" role="alert">{error}</p>}
      </div>
    </article>
  );
}
