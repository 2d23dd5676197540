// The heroes of Dice Throne: board at every level, tokens, cards.
import own from 'style:library';
import css from 'style:dicethrone';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Lang } from '../cards/types';
import { Fetched, useStyle } from '../lazy';
import { lookOf } from '../plain/looks';
import { DicePreview } from '../plain/preview';
import { go } from '../state/place';
import { words } from '../table/context';
import { heroColours, TokenGlyph } from '../dicethrone/art';
import { Board } from '../dicethrone/board';
import { CardFace } from '../dicethrone/cards';
import { GameContext, type Game } from '../dicethrone/game';
import { catalogOf, numeral } from '../dicethrone/look';
import type { DtCard, DtCatalog, Hero } from '../dicethrone/types';

/** Every space at this level, or at the highest below it. */
export const levelsAt = (hero: Hero, most: number): Record<string, number> =>
  Object.fromEntries(hero.spaces.map((s) => [s.id, Math.max(...s.levels.map((l) => l.level).filter((n) => n <= most), 1)]));

/** A hero's own cards, those of all heroes after them. */
export const cardsOf = (c: Pick<DtCatalog, 'cards'>, hero: string): DtCard[] =>
  Object.values(c.cards).filter((x) => !x.hero || x.hero === hero).sort((a, b) => Number(!a.hero) - Number(!b.hero) || a.timing.localeCompare(b.timing) || a.cost - b.cost || a.name.localeCompare(b.name));

/** A board that nobody plays at: nothing is rolled, nothing can be pressed. */
const still = (c: DtCatalog, hero: Hero, level: number): Game =>
  ({ c, mine: -1, d: null, sel: {}, view: { players: [{ hero: hero.id, levels: levelsAt(hero, level) }], odds: {}, shown: {}, rolls: [], attack: null, declared: null, active: -1 } }) as unknown as Game;

const Picture = ({ id }: { id: string }): JSX.Element | null => { const { picture } = lookOf('dicethrone', id); return picture ? <img src={`${ASSETS}emblems/${picture}.svg`} alt="" /> : null; };

/** All cards of a hero's deck in words, by when they are played. */
function Deck({ lang, c, hero }: { lang: Lang; c: DtCatalog; hero: Hero }): JSX.Element {
  const w = words(lang);
  const cards = cardsOf(c, hero.id);
  const own = cards.filter((x) => x.hero);
  return (
    <section class="ddeck" aria-labelledby="h-de" style={heroColours(hero.id)}>
      <h2 id="h-de">{w.Say('dt_deck_of', { name: hero.name, n: cards.length })}</h2>
      <div class="ddeck__c">{([['dt_own_cards', own], ['dt_all_cards', cards.filter((x) => !x.hero)]] as const).map(([title, list]) => list.length > 0 && (
        <section key={title}><h3>{w.Say(title)} ({list.length})</h3>
          <ul>{list.map((x, i) => <li key={i}><i class="dcost">{x.cost}</i><span><b>{x.name}</b>{x.gist}</span><small>{x.kind}</small></li>)}</ul></section>
      ))}</div>
      <p class="wrow"><a class="btn" href="/cards/dicethrone" onClick={(e) => { e.preventDefault(); go('/cards/dicethrone'); }}>{w.Say('dt_read_cards')}</a></p>
    </section>
  );
}

function Shown({ lang, c, below, deck = false }: { lang: Lang; c: DtCatalog; below?: ComponentChildren; deck?: boolean }): JSX.Element {
  const w = words(lang);
  const heroes = Object.values(c.heroes);
  const [id, setId] = useState(heroes[0]?.id ?? '');
  const [level, setLevel] = useState(1);
  const hero = c.heroes[id];
  if (!hero) return <p class="loading">{w.Say('no_cards')}</p>;
  const most = Math.max(...hero.spaces.flatMap((s) => s.levels.map((l) => l.level)));
  return (
    <main class="catalogue dlib">
      <header><h1>{w.Say(deck ? 'decks' : 'heroes')}</h1></header>
      {deck && <p class="dlib__p">{w.Say('dt_fixed_decks')}</p>}
      <div class="dlib__h" role="group" aria-label={w.Say('heroes')}>{heroes.map((h) => (
        <button type="button" key={h.id} aria-pressed={h.id === id} onClick={() => setId(h.id)}><Picture id={h.id} /><b>{h.name}</b></button>
      ))}</div>
      {deck ? <Deck lang={lang} c={c} hero={hero} /> : <>
      <section class="dlib__a" style={heroColours(hero.id)}>
        <Picture id={hero.id} /><div><h2>{hero.name}</h2><DicePreview lang={lang} hero={hero} /></div>
      </section>
      <section aria-labelledby="h-bo"><h2 id="h-bo">{w.Say('dt_abilities')} <span class="seg" role="group" aria-label={w.Say('dt_level')}>{Array.from({ length: most }, (_, i) => <button type="button" key={i} aria-pressed={level === i + 1} onClick={() => setLevel(i + 1)}>{numeral(i + 1) || 'I'}</button>)}</span></h2>
        <GameContext.Provider value={still(c, hero, level)}><Board seat={0} /></GameContext.Provider></section>
      <section aria-labelledby="h-to"><h2 id="h-to">{w.Say('dt_tokens')}</h2>
        <dl class="dlib__t">{Object.entries(hero.tokens).map(([key, t]) => <div key={key}><dt><span class={`dtoken dtoken--${t.kind}`}><TokenGlyph id={key} kind={t.kind} /><span>{t.name}</span></span></dt><dd>{t.text}</dd></div>)}</dl></section>
      <section aria-labelledby="h-ca"><h2 id="h-ca">{w.Say('cards')}</h2>
        <div class="dpile">{cardsOf(c, id).map((card, i) => <CardFace key={i} card={card} hero={c.heroes[card.hero ?? '']} />)}</div></section></>}
      {below}
    </main>
  );
}

/** added: a hero who is shown alone, with the cards that go with it. below: what stands after all of that. */
export function DiceHeroes({ lang, added, below, deck = false }: { lang: Lang; below?: ComponentChildren; deck?: boolean; added?: { hero: Hero; cards: Record<string, DtCard> } }): JSX.Element {
  useStyle(own);
  useStyle(css);
  const with_ = (c: DtCatalog): DtCatalog => (added ? { ...c, heroes: { [added.hero.id]: added.hero }, cards: { ...Object.fromEntries(Object.entries(c.cards).filter(([, x]) => !x.hero)), ...added.cards } } : c);
  return <Fetched lang={lang} fetch={catalogOf} show={(c) => <Shown key={added?.hero.id} lang={lang} c={with_(c)} below={below} deck={deck && !added} />} />;
}

export function DiceLibrary({ lang }: { lang: Lang }): JSX.Element {
  document.title = `${words(lang).Say('cards')} · quickstrike`;
  return <DiceHeroes lang={lang} />;
}
