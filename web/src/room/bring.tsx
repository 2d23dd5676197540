// What somebody brings to the room: a hero with a ready deck, one of the decks that this browser keeps, or a deck as text.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../icons/icon';
import { useFetched } from '../lazy';
import { server, type SeatSpec } from '../live/http';
import { DeckText } from '../screens/deck';
import { FaceDialog } from '../screens/faces';
import { heroFaces, Ready } from '../screens/seatpick';
import type { Book } from '../state/faces';
import { shelfKey } from '../state/settings';
import { CHAMPIONS } from '../games';
import type { Shared } from '../table/context';

/** code: of the identity at this seat, on either side; taken: of the others. */
export function Bring({ t, book, seat, code, taken }: { t: Shared; book: Book; seat: number; code: string; taken: string[] }): JSX.Element {
  const own = book.catalog.heroes.find((h) => h.code === code || h.alter_code === code);
  const [spec, setSpec] = useState<SeatSpec>(() => ({ starter: own?.aspects[0]?.starter ?? '', hold: 'me' }));
  const [choosing, setChoosing] = useState(false);
  const kept = useFetched(() => server.decks(shelfKey(), CHAMPIONS), '');
  const decks = kept && kept !== 'failed' ? kept.value : [];
  const hero = book.catalog.heroes.find((h) => h.key === spec.starter?.split(':')[0]) ?? own;
  const bring = (next: SeatSpec): void => {
    setSpec(next);
    if (next.deck_text === undefined) void t.session.bring(seat, { starter: next.starter ?? '' });
  };
  const pick = (key: string): void => bring({ hold: 'me', starter: book.catalog.heroes.find((h) => h.key === key)?.aspects[0]?.starter ?? '' });
  const isTaken = (h: Book['catalog']['heroes'][number]): boolean => taken.includes(h.code) || taken.includes(h.alter_code);
  return (
    <div class="bring">
      <button type="button" class="btn bring__h" onClick={() => setChoosing(true)}><Icon id="swap" />{t.Say('other_hero')}</button>
      {choosing && <FaceDialog title={t.Say('pick_hero')} closeName={t.Say('close')} close={() => setChoosing(false)} faces={heroFaces(book, isTaken)} now={hero?.key ?? ''} press={(key) => { setChoosing(false); pick(key); }} />}
      {decks.length > 0 && <label>{t.Say('kept_decks')} <select value="" onChange={(e) => void t.session.bring(seat, { deck_text: decks.find((d) => d.deck === e.currentTarget.value)?.text ?? '' })}>
        <option value="">–</option>{decks.map((d) => <option key={d.deck} value={d.deck}>{d.name || d.deck}</option>)}
      </select></label>}
      {spec.deck_text === undefined ? hero && <Ready book={book} seat={spec} hero={hero} set={bring} /> : (
        <>
          <DeckText book={book} seat={spec} set={setSpec} />
          <div class="menu__row">
            <button type="button" class="btn btn--go" disabled={!spec.hero} onClick={() => void t.session.bring(seat, { deck_text: spec.deck_text ?? '' })}>{t.Say('bring_deck')}</button>
            <button type="button" class="lnk" onClick={() => setSpec({ starter: hero?.aspects[0]?.starter ?? '', hold: 'me' })}>{t.Say('back_to_starter')}</button>
          </div>
        </>
      )}
    </div>
  );
}
