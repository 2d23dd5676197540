// One card of Dice Throne, to be read with all that belongs to it: its other language, whose it is, the rules of its words.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Lang } from '../cards/types';
import { CardFace } from '../dicethrone/cards';
import { catalogOf } from '../dicethrone/look';
import type { DtCard, DtCatalog } from '../dicethrone/types';
import { useFetched } from '../lazy';
import { server } from '../live/http';
import { words } from '../table/context';
import { Dialog } from '../table/dialog';
import { LANGS } from '../words';
import { RulesBeside, Steps } from './reading';
import { plain } from './query';

const KINDS: Record<DtCard['timing'], string> = { main: 'dt:main-phase-action', roll: 'dt:roll-phase-action', instant: 'dt:instant-action', upgrade: 'dt:hero-upgrades' };
const GAME = 'dicethrone';

const spaced = (text: string): string => ` ${plain(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;

/** The entry of a card's kind, then those whose title its text names. */
export function rulesOf(card: Pick<DtCard, 'timing' | 'text'>, all: { id: string; title: string }[]): { id: string; title: string }[] {
  const said = spaced(card.text);
  const named = all.filter((r) => said.includes(spaced(r.title.replace(/ \(.*\)$/, ''))));
  return [...new Set([...all.filter((r) => r.id === KINDS[card.timing]), ...named])];
}

/** of: the codes of the cards that are looked through. */
export function DiceReading({ lang, c, code, of, turn, close }: { lang: Lang; c: DtCatalog; code: string; of: string[]; turn: (code: string) => void; close: () => void }): JSX.Element | null {
  const w = words(lang);
  const [shownIn, setLang] = useState(lang);
  const other = useFetched(() => catalogOf(shownIn), shownIn);
  const rules = useFetched(() => server.rules('', lang, GAME), lang);
  const card = c.cards[code];
  if (!card) return null;
  const there = other && other !== 'failed' ? other.value : c;
  const shown = there.cards[code] ?? card;
  return (
    <Dialog title={card.name} cls="dialog--read dialog--card dialog--dread" close={close} closeName={w.Say('close')}>
      <div class="cardpage dlib">
        <div class="reading" lang={shownIn}><CardFace card={shown} hero={there.heroes[shown.hero ?? '']} /></div>
        <div class="cardpage__t">
          <div class="reading__n">
            <Steps lang={lang} of={of} at={code} name={(x) => c.cards[x]?.name} turn={turn} />
            <div class="seg seg--s" role="group" aria-label={w.Say('language')}>{LANGS.map((l) => <button type="button" key={l} aria-pressed={l === shownIn} onClick={() => setLang(l)}>{l.toUpperCase()}</button>)}</div>
          </div>
          <p class="mut">{[card.hero ? c.heroes[card.hero]?.name : w.Say('dt_all_cards'), code].filter(Boolean).join(' · ')}</p>
          {rules && rules !== 'failed' && <RulesBeside key={code} lang={lang} game={GAME} rules={rulesOf(card, rules.value)} />}
        </div>
      </div>
    </Dialog>
  );
}
