// A card with all that it says, for looking through many: a gist would leave out costs and conditions.
import type { ComponentChildren, JSX } from 'preact';
import { Card, type CardFace, type Lang } from '../cards';
import { cardName } from '../cards/name';
import { Resources } from '../cards/parts';
import { Text } from '../cards/text';
import { settings } from '../state/settings';
import { useStore } from '../state/store';
import { words } from '../table/context';

export const VIEWS = ['texts', 'pictures'] as const;
export type View = (typeof VIEWS)[number];

/** The least that a tile is wide where it has the choice. */
export const TILE_WIDTH = 390;
const PICTURE = 150; // pixels, with what is around it
const HEAD = 68; // name, kind, and what is around them
const LINE = 18.5;
const LETTER = 6.7;

/** How high a tile has to be: as its text, which is guessed by its letters; the few that are longer scroll. below: under its picture. */
export function tileHeight(face: CardFace, width: number, below = 0): number {
  const letters = settings.now.text / 100;
  const across = (width - 148) / (LETTER * letters);
  const lines = face.text.reduce((sum, t) => sum + Math.ceil(t.length / across) + 0.25, 0);
  return Math.max(PICTURE + below, Math.ceil((HEAD + lines * LINE) * letters));
}

/** children: what else stands in it, under the picture. */
export function Tile({ face, lang, press, children }: { face: CardFace; lang: Lang; press: () => void; children?: ComponentChildren }): JSX.Element {
  const w = words(lang);
  return (
    <div class="tile" data-frame={face.frame}>
      <button type="button" class="tile__b" data-code={face.code} onClick={press}>
        <Card face={face} size="table" lang={lang} as="picture" />
        <span class="tile__t">
          <span class="vh">{cardName(face, lang)}</span>
          <b aria-hidden="true">{face.name}{face.subname && <small> {face.subname}</small>}</b>
          <span class="tile__k" aria-hidden="true">{[w.Say(face.kind), ...face.traits].join(' · ')}<Resources face={face} /></span>
          <span class="tile__x"><Text text={face.text} lang={lang} /></span>
        </span>
      </button>
      {children}
    </div>
  );
}

/** Which of the two is shown: what was chosen, else what suits the place. */
export const useView = (otherwise: View): View => useStore(settings).library || otherwise;

export function ViewSwitch({ lang, now }: { lang: Lang; now: View }): JSX.Element {
  const w = words(lang);
  return <div class="seg" role="group" aria-label={w.Say('view')}>{VIEWS.map((v) => <button type="button" key={v} aria-pressed={v === now} onClick={() => settings.set({ library: v })}>{w.Say(`view_${v}`)}</button>)}</div>;
}
