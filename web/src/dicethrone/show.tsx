// What others play, declare or defend with: large over the dice for as long as it is told, and in words beside the question after that.
import type { JSX } from 'preact';
import { Icon } from '../icons/icon';
import { ReadView, useReading } from '../plain/reading';
import { say } from '../words';
import { heroColours } from './art';
import { READS } from './beats';
import { Needs } from './board';
import { CardFace } from './cards';
import { heroAt, useGame, type Game } from './game';
import { labelOf, spacesOf, type AtLevel } from './look';
import { Rules } from './rules';
import type { Ability, DtLine, Hero } from './types';

function found(g: Game, seat: number, id: string): { at: AtLevel; a: Ability } | undefined {
  const [hero, p] = [heroAt(g, seat), g.view.players[seat]];
  return hero && p && spacesOf(hero, p).flatMap((at) => at.level.abilities.map((a) => ({ at, a }))).find((x) => x.a.id === id);
}

function Large({ own, hero }: { own: { at: AtLevel; a: Ability }; hero: Hero }): JSX.Element {
  const { c } = useGame();
  return (
    <div class={`dab dab--${own.at.space.kind}`}>
      <span class="dab__h"><b>{labelOf(own.at, own.a)}</b><small>{hero.name}</small></span>
      <span class="dab__n"><Needs hero={hero} a={own.a} />{own.a.damage && <strong class="dab__d" role="img" aria-label={say(c.lang, 'damage_n', { n: own.a.damage })}><Icon id="damage" />{own.a.damage}</strong>}</span>
      <span class="dab__t"><Rules text={own.a.signs ?? own.a.text} hero={hero} /></span>
    </div>
  );
}

/** What is held under a finger: an ability of one's own, or a card of the hand, large. */
export function Reads(): JSX.Element | null {
  const g = useGame();
  const at = useReading('', '.dmain > .dboard .dab[data-ability], .dhand__c');
  if (!at) return null;
  const card = g.c.cards[g.view.cards[at.el.dataset.card ?? ''] ?? ''];
  const [own, hero] = [found(g, g.mine, at.el.dataset.ability ?? ''), heroAt(g, g.mine)];
  if (card) return <ReadView at={at}><CardFace card={card} hero={g.c.heroes[card.hero ?? '']} /></ReadView>;
  return own && hero ? <ReadView at={at}><div style={heroColours(hero.id)}><Large own={own} hero={hero} /></div></ReadView> : null;
}

export function Show(): JSX.Element | null {
  const g = useGame();
  const line = g.t.state.beat as DtLine | undefined;
  if (!line || line.who === undefined || g.up || g.t.state.seats.includes(line.who) || !(READS.has(line.kind) || line.kind === 'upgrade' || line.kind === 'activate')) return null;
  const card = line.card === undefined ? undefined : g.c.cards[line.card];
  const hero = heroAt(g, line.who);
  const own = line.ability === undefined ? undefined : found(g, line.who, line.ability);
  if (!hero || (!card && !own)) return null;
  return (
    <section class="dshow" role="status" aria-label={line.text} style={heroColours(hero.id)} key={line.card ?? line.ability}>
      {card ? <CardFace card={card} hero={g.c.heroes[card.hero ?? '']} /> : own && <Large own={own} hero={hero} />}
    </section>
  );
}

/** The ability of another that a question is about. */
export function Against(): JSX.Element | null {
  const g = useGame();
  const { attack, declared, active } = g.view;
  const seat = attack?.attacker ?? active;
  const id = attack?.ability ?? declared;
  const own = id && seat !== g.t.state.seat ? found(g, seat, id) : undefined;
  if (!own) return null;
  return <p class="dagainst" style={heroColours(g.view.players[seat]?.hero ?? '')}><b>{labelOf(own.at, own.a)}</b> <Rules text={own.a.signs ?? own.a.text} hero={heroAt(g, seat)} /></p>;
}

const DICE = new Set(['roll', 'keep', 'change', 'reroll', 'start roll']);
/** Numbers of dice in a text, each with the symbol that it shows. */
export function WithDice({ text, hero }: { text: string; hero: Hero }): JSX.Element {
  return <span class="dlog" style={heroColours(hero.id)}>{text.split(/\b([1-6])\b/).map((part, i) => (i % 2 ? <span key={i} class="dlog__d"><Rules text={`⟨${hero.faces[Number(part) - 1]}⟩`} hero={hero} />{part}</span> : part))}</span>;
}
/** A line of the log. */
export function LogLine({ line }: { line: DtLine }): JSX.Element {
  const g = useGame();
  const hero = heroAt(g, line.kind === 'change' || line.kind === 'reroll' ? (line.other ?? line.who ?? 0) : (line.who ?? 0));
  return DICE.has(line.kind) && hero ? <WithDice text={line.text} hero={hero} /> : <>{line.text}</>;
}
