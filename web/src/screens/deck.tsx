// A deck of one's own: pasted or from a file, checked as soon as it is there.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../icons/icon';
import { server, type DeckCheck, type SeatSpec } from '../live/http';
import type { Book } from '../state/faces';
import { words } from '../table/context';
import { FileButton } from './file';

const WAIT = 250;

export function DeckText({ book, seat, set }: { book: Book; seat: SeatSpec; set: (seat: SeatSpec) => void }): JSX.Element {
  const w = words(book.lang);
  const text = seat.deck_text ?? '';
  const [said, setSaid] = useState<DeckCheck>();
  useEffect(() => {
    if (!text.trim()) return setSaid(undefined);
    let stale = false;
    const tell = (found: DeckCheck): void => {
      if (stale) return;
      setSaid(found);
      const { hero: _, ...rest } = seat;
      set(found.hero ? { ...rest, hero: found.hero.code } : rest);
    };
    const wrong = (e: unknown): DeckCheck => ({ legal: false, hero: null, aspects: [], cards: 0, list: {}, faults: [], breaches: [e instanceof Error ? e.message : ''] });
    const timer = setTimeout(() => void server.check(text, book.lang).catch(wrong).then(tell), WAIT);
    return () => { stale = true; clearTimeout(timer); };
  }, [text, book.lang]);
  return (
    <div class="decktext">
      <textarea rows={4} spellcheck={false} aria-label={w.Say('paste_deck')} placeholder={w.Say('paste_deck')} value={text} onInput={(e) => set({ ...seat, deck_text: e.currentTarget.value })} />
      <FileButton label={w.Say('deck_file')} read={(found) => set({ ...seat, deck_text: found })} />
      {said && (said.legal
        ? <p class="ok" role="status"><Icon id="check" />{[said.hero?.name, said.aspects.map((a) => a.name).join(', '), w.say('cards_n', { n: said.cards })].filter(Boolean).join(' · ')}</p>
        : <ul class="breaches" role="alert">{said.breaches.map((b, i) => <li key={i}>{b}</li>)}</ul>)}
    </div>
  );
}
