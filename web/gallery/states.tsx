import type { JSX } from 'preact';
import { BackSlot, CardSlot, type CardFace, type CardState, type Marks, type Size } from '../src/cards';
import { inPlay } from './sample';

/** The languages of the gallery. */
export type Told = 'en' | 'fr';

interface Shown {
  title: string;
  code: string;
  size?: Size;
  state?: Partial<CardState>;
  marks?: Marks;
}

const why = { en: 'Needs 3 resources, you can generate 2.', fr: 'Demande 3 ressources, vous pouvez en générer 2.' };
const guard = { en: 'Hydra Mercenary has guard.', fr: 'Mercenaire d’Hydra a Garde.' };
const moment = { en: 'when damage lands', fr: 'quand vous subissez des dégâts' };
const falls = { en: '−8 · defeated', fr: '−8 · vaincu' };

const all = (lang: Told): Shown[] => [
  { title: 'playable', code: '01063', marks: { playable: true } },
  { title: 'target', code: '01101', state: {}, marks: { target: true, key: 1 } },
  { title: 'hot', code: '01101', state: {}, marks: { target: true, hot: true, key: 2, outcome: falls[lang] } },
  { title: 'selected', code: '01005', marks: { selected: true } },
  { title: 'paying', code: '01089', marks: { paying: ['mental', 'mental'] } },
  { title: 'offers', code: '01088', marks: { offers: ['energy', 'energy'] } },
  { title: 'blocked', code: '01102', state: {}, marks: { blocked: guard[lang] } },
  { title: 'unplayable', code: '01059', marks: { unplayable: why[lang] } },
  { title: 'later', code: '01003', marks: { later: moment[lang] } },
  { title: 'exhausted', code: '01002', state: { exhausted: true, hp: 1, max_hp: 2, damage: 1 } },
  { title: 'stunned', code: '01110', state: { statuses: { stunned: 1 } } },
  { title: 'all statuses', code: '01103', state: { statuses: { stunned: 1, confused: 1, tough: 1 } } },
  { title: 'raised', code: '01103', state: { atk: 4, sch: 0, damage: 1, hp: 2 } },
  { title: 'counters', code: '01008', state: { counters: { web: 3 } } },
  { title: 'many counters', code: '01066', state: { counters: { arrow: 4 }, damage: 2, hp: 1, exhausted: true } },
  { title: 'cards under', code: '01045', state: { under: 2 } },
  { title: 'attacking', code: '01095', size: 'id', state: { hp: 19, max_hp: 30, damage: 11, atk: 4 }, marks: { attacking: true } },
  { title: 'incoming', code: '01001a', size: 'id', state: { hp: 7, max_hp: 10, damage: 3 }, marks: { target: true, incoming: '4+?' } },
  { title: 'tough hero', code: '01010a', size: 'id', state: { statuses: { tough: 1, confused: 1 } } },
  { title: 'exhausted id', code: '01019b', size: 'id', state: { exhausted: true } },
  { title: 'refused villain', code: '01113', size: 'id', state: { hp: 12 }, marks: { blocked: guard[lang] } },
  { title: 'hundred', code: '01134', size: 'id', state: { hp: 104, max_hp: 110, statuses: { stunned: 1 } } },
  { title: 'main scheme', code: '01097b', state: { threat: 5, target: 14 } },
  { title: 'side scheme', code: '01107', state: { threat: 3 }, marks: { target: true, key: 3 } },
  { title: 'hand playable', code: '01005', size: 'hand', marks: { playable: true } },
  { title: 'hand selected', code: '01059', size: 'hand', marks: { selected: true } },
  { title: 'hand unplayable', code: '01026', size: 'hand', marks: { unplayable: why[lang] } },
  { title: 'mini', code: '01002', size: 'mini', state: { damage: 1 } },
  { title: 'read, changed', code: '01095', size: 'zoom', state: { hp: 19, damage: 11, atk: 4,
    values: [{ stat: 'ATK', now: 4, printed: 3, from: [{ by: 1, name: 'Enhanced Ivory Horn' }] }] } },
  { title: 'read, ally', code: '01002', size: 'zoom', state: { hp: 1, damage: 1 } },
];

const drone = (lang: Told): CardState => ({
  id: 7, code: 'drone', name: 'Drone', kind: 'minion', exhausted: false, counters: {}, facedown: true,
  hp: 1, max_hp: 1, damage: 0, atk: 1, sch: 1, ...(lang === 'fr' && { name: 'Drone' }),
});

export function States({ faces, lang }: { faces: Record<string, CardFace>; lang: Told }): JSX.Element {
  return (
    <div class="gallery gallery--states">
      {all(lang).map(({ title, code, size = 'table', state, marks }) => {
        const face = faces[code]!;
        return (
          <figure>
            <CardSlot face={face} size={size} lang={lang} state={state && inPlay(face, state)} marks={marks} />
            <figcaption>{title}</figcaption>
          </figure>
        );
      })}
      <figure><BackSlot back="player" size="table" lang={lang} state={drone(lang)} marks={{ target: true, key: 4 }} /><figcaption>drone</figcaption></figure>
      <figure><BackSlot back="encounter" size="table" lang={lang} count={19} /><figcaption>pile</figcaption></figure>
      <figure><BackSlot back="encounter" size="mini" lang={lang} /><figcaption>dealt</figcaption></figure>
    </div>
  );
}
