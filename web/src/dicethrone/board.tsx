// A hero's board: every space at its level, what dice it needs, and what the dice in hand make of it.
import type { JSX } from 'preact';
import { Icon } from '../icons/icon';
import { heroColours, Symbol } from './art';
import { heroAt, isHot, ofAbility, useGame } from './game';
import { labelOf, percent, spacesOf, type AtLevel } from './look';
import type { Ability, Hero, Pattern } from './types';

function Signs({ hero, p }: { hero: Hero; p: Pattern }): JSX.Element {
  const straight = p.straight ?? 0;
  return (
    <>
      {p.symbols?.map(([id, n]) => Array.from({ length: n }, (_, i) => <Symbol key={`${id}${i}`} id={id} n={hero.symbols.findIndex((s) => s.id === id)} />))}
      {straight > 0 && <span class="dstairs">{Array.from({ length: straight }, (_, i) => <i key={i} style={{ height: `${40 + 60 * (i / (straight - 1))}%` }} />)}</span>}
      {(p.alike ?? 0) > 0 && <span class="dalike">{Array.from({ length: p.alike ?? 0 }, (_, i) => <i key={i} />)}</span>}
    </>
  );
}

/** What the dice must show, as pictures; in words for whoever reads with the ears. */
function Needs({ hero, a }: { hero: Hero; a: Ability }): JSX.Element {
  const [first] = a.tiers ?? [];
  if (a.dice) return <span class="dneeds" data-rule="dt:defensive-dice"><Icon id="def" /><b>×{a.dice}</b></span>;
  const counts = a.tiers && a.tiers.length > 1 && a.tiers.every((p) => p.symbols?.length === 1) ? a.tiers.map((p) => p.symbols?.[0]?.[1]).join(' / ') : '';
  return <span class="dneeds" data-rule={first?.straight ? (first.straight > 4 ? 'dt:large-straight' : 'dt:small-straight') : first?.alike ? 'dt:of-a-kind' : 'dt:activation-condition'} role="img" aria-label={a.pattern}>{first && <Signs hero={hero} p={counts ? { symbols: [[first.symbols?.[0]?.[0] ?? '', 1]] } : first} />}{counts && <b>{counts}</b>}</span>;
}

function One({ hero, at, a, seat }: { hero: Hero; at: AtLevel; a: Ability; seat: number }): JSX.Element {
  const g = useGame();
  const { odds, shown, declared, attack, rolls } = g.view;
  const own = seat === g.mine;
  const o = own ? ofAbility(g, a.id) : undefined;
  const rolling = rolls.at(-1)?.roller === seat && rolls.at(-1)?.purpose === 'offensive';
  const chance = own ? odds.chances?.[a.id] : undefined;
  const worth = own ? odds.worth?.[a.id] : undefined;
  const lit = rolling && shown[a.id] !== undefined;
  const going = (attack?.attacker === seat && attack.ability === a.id) || (!attack && declared === a.id && g.view.active === seat);
  const cls = ['dab', `dab--${at.space.kind}`, at.upgraded && 'is-up', lit && 'is-lit', o && 'is-free', isHot(g, o) && 'is-hot', going && 'is-going'].filter(Boolean).join(' ');
  const inside = (
    <>
      <span class="dab__h"><b>{labelOf(at, a)}</b><Needs hero={hero} a={a} /></span>
      <span class="dab__t">{a.text}</span>
      {(chance !== undefined || worth !== undefined) && (
        <span class="dab__o">
          {chance !== undefined && <span title={g.t.Say('dt_chance')} style={{ '--p': `${chance}%` }}><i />{percent(chance, g.t.lang)}</span>}
          {worth !== undefined && <b title={g.t.Say('dt_worth_long')}>{g.t.Say('dt_worth', { n: worth.toLocaleString(g.t.lang) })}</b>}
        </span>
      )}
    </>
  );
  if (!own) return <div class={cls}>{inside}</div>;
  return (
    <button type="button" class={cls} data-ability={a.id} data-option={o?.id} aria-disabled={!o || undefined} title={a.text}
      onClick={() => (o && !g.t.state.busy ? g.answer(o.id) : g.read({ seat }))}>{inside}</button>
  );
}

function Passive({ at }: { at: AtLevel }): JSX.Element {
  return <div class={`dab dab--passive${at.upgraded ? ' is-up' : ''}`} title={at.level.passive}><span class="dab__h"><b>{labelOf(at)}</b><small>{at.space.kind_name}</small></span><span class="dab__t">{at.level.passive}</span></div>;
}

export function Board({ seat }: { seat: number }): JSX.Element | null {
  const g = useGame();
  const p = g.view.players[seat];
  const hero = heroAt(g, seat);
  if (!p || !hero) return null;
  const all = spacesOf(hero, p).flatMap((at) => [
    ...at.level.abilities.map((a) => <One key={`${at.space.id} ${a.id}`} hero={hero} at={at} a={a} seat={seat} />),
    ...(at.level.passive ? [<Passive key={at.space.id} at={at} />] : []),
  ]);
  // two full rows where there is room for them
  return <div class="dboard" style={{ ...heroColours(p.hero), '--half': Math.ceil(all.length / 2) }}>{all}</div>;
}
