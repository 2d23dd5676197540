// The middle of the table: dice, whose they are, the Attack under way, damage to come.
import type { JSX } from 'preact';
import { Icon } from '../icons/icon';
import { Die, symbolName } from './die';
import { areHeld, holding } from './dice';
import { heroAt, isKeeping, ofDie, useGame, type Game } from './game';
import { heroColours, Symbol } from './art';
import { abilityName } from './look';
import { diceOf } from './story';
import type { DtLine, Hero } from './types';

function OneDie({ i }: { i: number }): JSX.Element | null {
  const g = useGame();
  const roll = g.view.rolls.at(-1);
  const hero = heroAt(g, roll?.roller ?? g.mine);
  const slot = g.slots[i];
  if (!slot || !hero) return null;
  const keeping = isKeeping(g);
  const best = keeping && isBest(g, i);
  const changes = ofDie(g, slot.value);
  const name = `${slot.value} ${symbolName(hero, slot.value)}`;
  if (keeping)
    return (
      <button type="button" class={`ddie is-free${slot.held ? ' is-held' : ''}${best ? ' is-best' : ''}`} role="checkbox" aria-checked={slot.held} data-die={slot.value}
        aria-label={g.t.Say('dt_keep_die', { name })} onClick={() => g.hold(g.slots.map((s, k) => (k === i ? { ...s, held: !s.held } : s)))}>
        <Die hero={hero} slot={slot} up={g.up} /><kbd>{i + 1}</kbd><small>{slot.held ? g.t.Say('dt_kept') : ''}</small>
      </button>
    );
  if (changes.length) {
    const press = (): void => (changes.length === 1 && changes[0] ? g.answer(changes[0].id) : g.select({ die: slot.value }));
    return <button type="button" class={`ddie is-free${g.sel.die === slot.value ? ' is-held' : ''}`} data-die={slot.value} aria-label={name} onClick={press}><Die hero={hero} slot={slot} up={g.up} /></button>;
  }
  return <span class="ddie" role="img" aria-label={name}><Die hero={hero} slot={slot} up={g.up} /></span>;
}

/** Is this one of the dice that the hint beside the table means? Not once they are kept. */
function isBest(g: Game, i: number): boolean {
  const { keep } = g.view.odds;
  return keep !== undefined && !areHeld(g.slots, keep) && !!holding(g.slots, keep)[i]?.held;
}

/** Before anything is rolled: what there is on the dice. */
function Legend({ hero }: { hero: Hero }): JSX.Element {
  const g = useGame();
  return (
    <ul class="dlegend" aria-label={g.t.Say('die_faces')}>
      {hero.symbols.map((s, n) => <li key={s.id}><Symbol id={s.id} n={n} /><b>{hero.faces.flatMap((f, i) => (f === s.id ? [i + 1] : [])).join(' ')}</b><small>{s.name}</small></li>)}
    </ul>
  );
}

/** Who attacks whom with what, and how much it would be. */
function AttackLine(): JSX.Element | null {
  const g = useGame();
  const { attack: a, incoming, declared, names, active } = g.view;
  if (!a && !declared && !incoming.length) return null;
  const hero = heroAt(g, a?.attacker ?? active);
  const damage = a ? a.hits.reduce((sum, [n]) => sum + n, 0) + a.plus : 0;
  return (
    <p class="dattack">
      {(a || declared) && <b>{names[a?.attacker ?? active]}</b>}
      {(a || declared) && <em>{abilityName(hero, a?.ability ?? declared ?? '')}</em>}
      {a && a.target >= 0 && <><Icon id="chev" /><b>{names[a.target]}</b></>}
      {damage > 0 && !incoming.length && <strong class="dhit"><Icon id="damage" />{damage}</strong>}
      {incoming.filter((w) => w.hits.length || w.heal).map((w, i) => (
        <span key={i} class="dcoming">{g.t.Say('dt_incoming', { name: names[w.seat] ?? '' })} {w.hits.length > 0 && <strong class="dhit"><Icon id="damage" />{w.total}</strong>}{w.heal > 0 && <strong class="dheal"><Icon id="rec" />{w.heal}</strong>}</span>
      ))}
    </p>
  );
}

/** What the attacker has rolled, while somebody thinks about the defence. */
function Attacking({ dice, hero }: { dice: number[]; hero: Hero }): JSX.Element {
  return <>{dice.map((value, i) => <span key={i} class="ddie" role="img" aria-label={`${value} ${symbolName(hero, value)}`}><Die hero={hero} slot={{ value, held: false, spins: 1 }} up={false} /></span>)}</>;
}

export function Tray(): JSX.Element {
  const g = useGame();
  const roll = g.view.rolls.at(-1);
  const first = g.d?.options.find((o) => o.verb === 'roll');
  // whoever is asked rolls next
  const whose = heroAt(g, g.d ? g.mine : g.view.active);
  const { attack, active } = g.view;
  const attacker = heroAt(g, attack?.attacker ?? active);
  const against = !roll && attack ? diceOf(g.t.state.story as DtLine[], attack.attacker) : [];
  const owner = g.view.players[roll?.roller ?? g.view.active]?.hero ?? '';
  return (
    <section class={`dtray${g.up ? ' is-up' : ''}`} aria-label={g.t.Say('dt_dice')} style={heroColours(owner)}>
      <header>
        {attack && against.length > 0 && <span class="lbl">{g.view.names[attack.attacker]} · {g.t.Say('dt_offensive')}</span>}
        {roll && <span class="lbl">{g.view.names[roll.roller]} · {g.t.Say(roll.purpose === 'defensive' ? 'dt_defensive' : roll.purpose === 'offensive' ? 'dt_offensive' : roll.purpose === 'targeting' ? 'dt_targeting' : 'dt_bonus')}</span>}
        {roll && roll.purpose === 'offensive' && roll.dice.length > 0 && roll.left > 0 && !g.up && <span class="dleft" role="img" aria-label={g.t.Say('dt_left', { n: roll.left })}>{[0, 1].map((i) => <i key={i} class={i < roll.left ? 'is-on' : ''} />)}<small>{g.t.Say('dt_left', { n: roll.left })}</small></span>}
      </header>
      <div class="ddice">
        {g.slots.length > 0 ? g.slots.map((_, i) => <OneDie key={i} i={i} />) : first ? (
          <button type="button" class="btn btn--go droll" data-option={first.id} disabled={g.t.state.busy} onClick={() => g.answer(first.id)}><Icon id="dice" />{first.text}</button>
        ) : against.length > 0 && attacker ? <Attacking dice={against} hero={attacker} /> : whose && <Legend hero={whose} />}
      </div>
      <AttackLine />
    </section>
  );
}
