// What somebody gets who chooses it: the dice and tokens of a hero, the strongest characters of a deck. All of it is read from the
// catalog of the game, so it is true for whatever comes later.
import type { JSX } from 'preact';
import type { Lang } from '../cards/types';
import { Symbol, TokenGlyph, heroColours } from '../dicethrone/art';
import { catalogOf as diceCatalog } from '../dicethrone/look';
import type { Hero } from '../dicethrone/types';
import { useFetched } from '../lazy';
import { catalogOf as vsCatalog } from '../vs/game';
import type { VsCatalog } from '../vs/types';
import { words } from '../table/context';

export function DicePreview({ lang, hero }: { lang: Lang; hero: Hero }): JSX.Element {
  const w = words(lang);
  const order = hero.symbols.map((s) => s.id);
  return (
    <div class="preview" style={heroColours(hero.id)}>
      <p class="preview__d" role="img" aria-label={`${w.Say('die_faces')}: ${hero.faces.map((f) => hero.symbols.find((s) => s.id === f)?.name ?? f).join(', ')}`}>{hero.faces.map((f, i) => <i key={i}><Symbol id={f} n={order.indexOf(f)} /></i>)}</p>
      <p class="preview__t">{Object.entries(hero.tokens).map(([id, t]) => <span key={id} title={t.text}><TokenGlyph id={id} kind={t.kind} />{t.name}</span>)}{Object.entries(hero.companions ?? {}).map(([id, x]) => <span key={id} title={x.text}><TokenGlyph id={id} kind="unique" />{x.name}</span>)}</p>
    </div>
  );
}

const STRONGEST = 4;
/** The characters that a deck builds up to, and whose they are. */
export function strongest(c: VsCatalog, deck: string): { codes: string[]; teams: string[] } {
  const list = Object.keys(c.decks[deck]?.cards ?? {}).flatMap((code) => { const x = c.cards[code]; return x?.type === 'character' ? [{ code, x }] : []; });
  const codes = [...list].sort((a, b) => b.x.cost - a.x.cost || (b.x.atk ?? 0) - (a.x.atk ?? 0)).slice(0, STRONGEST).map((e) => e.code);
  return { codes, teams: [...new Set(list.flatMap((e) => e.x.teams ?? []))].map((t) => c.teams[t] ?? t) };
}

export function DeckPreview({ c, deck }: { c: VsCatalog; deck: string }): JSX.Element | null {
  const { codes, teams } = strongest(c, deck);
  if (!codes.length) return null;
  return (
    <div class="preview">
      <p class="preview__t">{teams.map((t) => <span key={t}>{t}</span>)}</p>
      <p class="preview__c">{codes.map((code) => <span key={code}><img src={`${ASSETS}emblems/vs.${code.replace(':', '.')}.svg`} alt="" loading="lazy" />{c.cards[code]?.name}</span>)}</p>
    </div>
  );
}

export function Preview({ lang, game, choice }: { lang: Lang; game: string; choice: string }): JSX.Element | null {
  const dice = useFetched(() => (game === 'dicethrone' ? diceCatalog(lang) : Promise.resolve(undefined)), game + lang);
  const vs = useFetched(() => (game === 'vs' ? vsCatalog(lang) : Promise.resolve(undefined)), game + lang);
  const hero = dice && dice !== 'failed' ? dice.value?.heroes[choice] : undefined;
  if (hero) return <DicePreview lang={lang} hero={hero} />;
  return vs && vs !== 'failed' && vs.value ? <DeckPreview c={vs.value} deck={choice} /> : null;
}
