// One card of the Vs. System, to be read with all that belongs to it: its other language, its decks, the rules of its words.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Lang } from '../cards/types';
import { useFetched } from '../lazy';
import { server } from '../live/http';
import { words } from '../table/context';
import { Dialog } from '../table/dialog';
import { CardFace } from '../vs/cards';
import { catalogOf } from '../vs/game';
import type { VsCard, VsCatalog } from '../vs/types';
import { LANGS } from '../words';
import { RulesBeside, Steps } from './reading';

const KINDS: Record<string, string> = { character: 'vs:301', equipment: 'vs:302', location: 'vs:303', 'plot twist': 'vs:304' };
const GAME = 'vs';
const plain = (text: string): string => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;

/** The entries of a card's kind and signs, and of the words that its text shares with a title. */
export function rulesOf(card: VsCard, all: { id: string; title: string }[]): { id: string; title: string }[] {
  const signs = [KINDS[card.type], card.flight && 'vs:flight', card.range && 'vs:range', card.type === 'character' && card.limit === undefined && 'vs:101.2b', card.text.includes('>>>') && 'vs:501'];
  const said = plain(card.text);
  const named = all.filter((r) => /^vs:[a-z]/.test(r.id) && said.includes(plain(r.title)));
  return [...new Set([...signs.flatMap((id) => all.find((r) => r.id === id) ?? []), ...named])];
}

export function VsReading({ lang, c, code, of, turn, close }: { lang: Lang; c: VsCatalog; code: string; of: string[]; turn: (code: string) => void; close: () => void }): JSX.Element | null {
  const w = words(lang);
  const [shownIn, setLang] = useState(lang);
  const other = useFetched(() => catalogOf(shownIn), shownIn);
  const rules = useFetched(() => server.rules('', lang, GAME), lang);
  const card = c.cards[code];
  if (!card) return null;
  const shown = (other && other !== 'failed' && other.value.cards[code]) || card;
  const decks = Object.values(c.decks).filter((d) => d.cards[code]).map((d) => `${d.cards[code]}× ${d.name}`);
  return (
    <Dialog title={card.name} cls="dialog--read dialog--card dialog--vread" close={close} closeName={w.Say('close')}>
      <div class="cardpage vlib">
        <div class="reading" lang={shownIn}><CardFace card={shown} code={code} /></div>
        <div class="cardpage__t">
          <div class="reading__n">
            <Steps lang={lang} of={of} at={code} name={(x) => c.cards[x]?.name} turn={turn} />
            <div class="seg seg--s" role="group" aria-label={w.Say('language')}>{LANGS.map((l) => <button type="button" key={l} aria-pressed={l === shownIn} onClick={() => setLang(l)}>{l.toUpperCase()}</button>)}</div>
          </div>
          <p class="mut">{[...(card.teams ?? []).map((t) => c.teams[t]), code].filter(Boolean).join(' · ')}</p>
          {decks.length > 0 && <p>{w.Say('in_decks', { names: decks.join(', ') })}</p>}
          {rules && rules !== 'failed' && <RulesBeside key={code} lang={lang} game={GAME} rules={rulesOf(card, rules.value)} />}
        </div>
      </div>
    </Dialog>
  );
}
