// A hero's board: every space at its level, what dice it needs, and what the dice in hand make of it.
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons/icon';
import { say } from '../words';
import { heroColours, Symbol } from './art';
import { halves } from './rows';
import { Rules } from './rules';
import { keepOf } from './dice';
import { fittedBoard } from './fit';
import { heroAt, isHot, isKeeping, ofAbility, useGame, type Game } from './game';
import { labelOf, percent, spacesOf, type AtLevel } from './look';
import type { Ability, Hero, Pattern } from './types';

export function Signs({ hero, p }: { hero: Hero; p: Pattern }): JSX.Element {
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
export function Needs({ hero, a }: { hero: Hero; a: Ability }): JSX.Element {
  const [first] = a.tiers ?? [];
  if (a.dice) return <span class="dneeds" data-rule="dt:defensive-dice"><Icon id="def" /><b>×{a.dice}</b></span>;
  const counts = a.tiers && a.tiers.length > 1 && a.tiers.every((p) => p.symbols?.length === 1) ? a.tiers.map((p) => p.symbols?.[0]?.[1]).join('/') : '';
  return <span class="dneeds" data-rule={first?.straight ? (first.straight > 4 ? 'dt:large-straight' : 'dt:small-straight') : first?.alike ? 'dt:of-a-kind' : 'dt:activation-condition'} role="img" aria-label={a.pattern}>{first && <Signs hero={hero} p={counts ? { symbols: [[first.symbols?.[0]?.[0] ?? '', 1]] } : first} />}{counts && <b>{counts}</b>}</span>;
}

/** With the dice that are kept; with the best ones while none is. */
function chancesNow(g: Game): Record<string, number> | undefined {
  const { odds } = g.view;
  const keep = keepOf(g.slots);
  return isKeeping(g) && keep !== undefined && keep !== '-' ? odds.keeps?.[keep]?.[2] : odds.chances;
}

function One({ hero, at, a, seat }: { hero: Hero; at: AtLevel; a: Ability; seat: number }): JSX.Element {
  const g = useGame();
  const { shown, declared, attack, rolls } = g.view;
  const own = seat === g.mine;
  const o = own ? ofAbility(g, a.id) : undefined;
  const rolling = rolls.at(-1)?.roller === seat && rolls.at(-1)?.purpose === 'offensive';
  const chance = own ? chancesNow(g)?.[a.id] : undefined;
  const lit = rolling && shown[a.id] !== undefined;
  const going = (attack?.attacker === seat && attack.ability === a.id) || (!attack && declared === a.id && g.view.active === seat);
  const cls = ['dab', `dab--${at.space.kind}`, at.upgraded && 'is-up', lit && 'is-lit', o && 'is-free', isHot(g, o) && 'is-hot', going && 'is-going'].filter(Boolean).join(' ');
  const inside = (
    <>
      <span class="dab__h"><b>{labelOf(at, a)}</b>{chance !== undefined && <span class="dab__o" title={g.t.Say('dt_chance')} style={{ '--p': chance / 100 }}><i /><b>{percent(chance, g.t.lang)}</b></span>}</span>
      <span class="dab__n"><Needs hero={hero} a={a} />
        {a.damage && <strong class="dab__d" role="img" aria-label={say(g.c.lang, 'damage_n', { n: a.damage })}><Icon id="damage" />{a.damage}</strong>}
      </span>
      <span class="dab__t"><Rules text={a.signs ?? a.text} hero={hero} /></span>
    </>
  );
  if (!own) return <div class={cls} style={room(a.text)}>{inside}</div>;
  return (
    <button type="button" class={cls} style={room(a.text)} data-ability={a.id} data-option={o?.id} aria-disabled={!o || undefined} title={a.text}
      onClick={() => (o && !g.t.state.busy ? g.answer(o.id) : g.read({ seat }))}>{inside}</button>
  );
}

function Passive({ at, hero }: { at: AtLevel; hero: Hero }): JSX.Element {
  const text = at.level.passive ?? '';
  return <div class={`dab dab--passive${at.upgraded ? ' is-up' : ''}`} style={room(text)} title={text}><span class="dab__h"><b>{labelOf(at)}</b><small>{at.space.kind_name}</small></span><span class="dab__t"><Rules text={at.level.signs ?? text} hero={hero} /></span></div>;
}

/** What a tile takes of its row: long texts get wide tiles, so that all are about as high. */
const room = (text: string): Record<string, number> => ({ '--w': Math.round((text.length / 10) ** 2 + 60) });

export function Board({ seat }: { seat: number }): JSX.Element | null {
  const g = useGame();
  const p = g.view.players[seat];
  const hero = heroAt(g, seat);
  const all = !p || !hero ? [] : spacesOf(hero, p).flatMap((at) => [
    ...at.level.abilities.map((a) => ({ n: a.text.length, tile: <One key={`${at.space.id} ${a.id}`} hero={hero} at={at} a={a} seat={seat} /> })),
    ...(at.level.passive ? [{ n: at.level.passive.length, tile: <Passive key={at.space.id} at={at} hero={hero} /> }] : []),
  ]);
  const board = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const there = board.current;
    if (!there) return;
    const fit = (): void => fittedBoard(there);
    const watch = new ResizeObserver(fit);
    watch.observe(there);
    void document.fonts?.ready.then(fit);
    return () => watch.disconnect();
  }, [p?.hero, JSON.stringify(p?.levels), g.c.lang]);
  if (!p || !hero) return null;
  const half = halves(all.map((x) => x.n));
  const tiles = all.map((x) => x.tile);
  return <div class="dboard" ref={board} style={heroColours(p.hero)}><div class="dboard__r">{tiles.slice(0, half)}</div><div class="dboard__r">{tiles.slice(half)}</div></div>;
}
