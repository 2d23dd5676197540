// What is asked, beside the table: everything that can be pressed there stands here in words too.
import type { JSX } from 'preact';
import { AskCoach } from '../coach/lines';
import { Icon } from '../icons/icon';
import { Asked, OptionButton, WhyNot } from '../plain/ask';
import { Over, Telling, Waiting } from '../plain/frame';
import { answerOf, besides, isRow, once, stillMissing } from '../plain/pick';
import type { Passing as AnyPassing } from '../plain/passing';
import { settings } from '../state/settings';
import { useStore } from '../state/store';
import { heroColours } from './art';
import { FlatFace, symbolName } from './die';
import { Against, WithDice } from './show';
import { CardFace } from './cards';
import { areHeld, holding, keepOf, lending, type Slot } from './dice';
import { choices, heroAt, isHot, isKeeping, ofCard, ofDie, ofHand, useGame, type Game } from './game';
import { abilityName, percent } from './look';
import type { DtOption, Hero } from './types';

type Passing = AnyPassing<'turn'>;
const LAST = new Set(['pass', 'decline', 'stop', 'no']);
const BESIDE = new Set(['keep', 'sell', 'discard_for', 'die', 'reroll', 'roll']);
/** What one usually wants where nothing better is to be had: the yellow button, Enter and the space bar. */
const USUAL = new Set(['next', 'pass', 'stop']);

/** Copies of a card are one choice. */
const copiesOnce = (g: Game, all: DtOption[]): DtOption[] =>
  once(all, (o) => (o.card === undefined ? o.id : [o.verb, g.view.cards[String(o.card)] ?? o.card, o.target, o.value].join()), (o) => isHot(g, o));

/** What stands in the list, in its order: what is worth most first, passing last. */
export function listed(g: Game): DtOption[] {
  const worth = (o: DtOption): number => g.view.odds.worth?.[o.value ?? ''] ?? 0;
  const all = (g.d?.options ?? []).filter((o) => !BESIDE.has(o.verb) || (g.d?.kind === 'discard' && o.verb === 'sell'));
  const rank = (o: DtOption): number => (LAST.has(o.verb) ? 2 : 0);
  return copiesOnce(g, all).sort((a, b) => rank(a) - rank(b) || worth(b) - worth(a));
}

/** Dice that are best all kept: what they show is worth more than any roll. Nobody who has picked some of them up is told so. */
const isStopping = (g: Game): boolean => {
  const { keep } = g.view.odds;
  return isKeeping(g) && !!keep && keep.length === g.slots.length && g.slots.every((s) => !s.held) && listed(g)[0]?.verb === 'declare';
};

/** The answer that is one press away. */
export function usual(g: Game): DtOption | undefined {
  const all = listed(g);
  const roll = rollOption(g);
  if (isStopping(g)) return all[0];
  if (roll) return roll;
  return all.find((o) => USUAL.has(o.verb)) ?? (changesOf(g).length ? undefined : all[0]);
}
/** All the others, which have numbers. */
const others = (g: Game): DtOption[] => { const first = usual(g); return listed(g).filter((o) => o !== first); };

/** Dice that can be turned: all, or those of the number that was pressed. */
const changesOf = (g: Game): DtOption[] =>
  g.sel.die === undefined ? (g.d?.options ?? []).filter((o) => o.verb === 'die' || o.verb === 'reroll') : ofDie(g, g.sel.die);

/** The number from which the list is counted: dice to be kept have the first ones. */
const firstKey = (g: Game): number => (isKeeping(g) ? g.slots.length + 1 : 1);
const keyName = (n: number): string => (n < 10 ? String(n) : '·');

/** What the key of a digit chooses. */
export const keyed = (g: Game, digit: number): DtOption | undefined => [...changesOf(g), ...others(g)][digit - firstKey(g)];

/** The dice as they are rolled next: those that were picked are kept, or else those that are best kept. */
export function aimed(g: Game): Slot[] {
  const { keep } = g.view.odds;
  return isKeeping(g) && keep !== undefined && keep.length < g.slots.length && g.slots.every((s) => !s.held) ? lending(g.slots, keep) : g.slots;
}
const rolling = (g: Game, slots: Slot[]): DtOption | undefined => {
  const keep = keepOf(slots);
  return g.d?.options.find((o) => o.verb === 'roll' || (o.verb === 'keep' && o.value === keep));
};
export const rollOption = (g: Game): DtOption | undefined => rolling(g, aimed(g));

function detailOf(g: Game, o: DtOption): string | undefined {
  const worth = o.verb === 'declare' ? g.view.odds.worth?.[o.value ?? ''] : undefined;
  const said = worth === undefined ? '' : g.t.Say('dt_worth', { n: worth.toLocaleString(g.t.lang) });
  const text = o.card !== undefined ? g.c.cards[g.view.cards[String(o.card)] ?? '']?.text : (o.detail ?? abilityText(g, o));
  return [said, text].filter(Boolean).join(' · ') || undefined;
}
function abilityText(g: Game, o: DtOption): string {
  if (o.verb !== 'declare' && o.verb !== 'defence') return '';
  const all = heroAt(g, g.t.state.seat)?.spaces.flatMap((s) => s.levels.filter((l) => l.level === (g.view.players[g.mine]?.levels[s.id] ?? 1)).flatMap((l) => l.abilities)) ?? [];
  return all.find((a) => a.id === o.value)?.text ?? '';
}

/** While a card is looked at, what is done with it comes first. */
function Usual(): JSX.Element | null {
  const g = useGame();
  const o = usual(g);
  if (!o) return null;
  const dice = aimed(g);
  const again = o.verb === 'keep' ? dice.filter((s) => !s.held).length : 0;
  const detail = again || o.verb === 'roll' ? undefined : detailOf(g, o);
  const hero = heroAt(g, g.mine);
  const advised = again && hero ? dice.filter((s) => s.lent).map((s) => s.value) : [];
  if (hero && advised.length) {
    const name = g.t.Say('dt_keep_roll_these', { dice: advised.map((n) => `${symbolName(hero, n)} ${n}`).join(', '), n: again });
    return (
      <button type="button" class={`btn${g.sel.card === undefined ? ' btn--go' : ''} dgo${isHot(g, o) ? ' is-hot' : ''}`} data-option={o.id} data-keep={o.value} aria-label={name} disabled={g.t.state.busy} onClick={() => g.answer(o.id)}>
        <Icon id="dice" /><span class="dflats" style={heroColours(hero.id)}>{g.t.Say('dt_keep_these')} {advised.map((n, i) => <FlatFace key={i} hero={hero} n={n} />)} {g.t.say('dt_roll_rest', { n: again })}</span> <kbd>R</kbd>
      </button>
    );
  }
  return (
    <button type="button" class={`btn${g.sel.card === undefined ? ' btn--go' : ''} dgo${isHot(g, o) ? ' is-hot' : ''}`} data-option={o.id} disabled={g.t.state.busy} onClick={() => g.answer(o.id)}>
      {(again > 0 || o.verb === 'roll') && <Icon id="dice" />}<span>{isStopping(g) && <small>{g.t.Say('dt_best_stop')}</small>}{again ? g.t.Say('dt_roll_again', { n: again }) : o.text}{detail && <small>{detail}</small>}</span> <kbd>{again || o.verb === 'roll' ? 'R' : '␣'}</kbd>
    </button>
  );
}

/** Where the dice that would be kept lead, and what is best to keep. */
function Rolling(): JSX.Element | null {
  const g = useGame();
  if (!isKeeping(g)) return null;
  const { keeps, keep: best } = g.view.odds;
  const keep = keepOf(aimed(g));
  const told = keep === undefined ? undefined : keeps?.[keep];
  const hero = heroAt(g, g.mine);
  const ends = told?.[1].map(([id, p]) => `${abilityName(hero, id)} ${percent(p, g.t.lang)}`).join(', ');
  return (
    <div class="drolling">
      {told && <p>{g.t.Say('dt_roll_on')} <b>{g.t.say('dt_worth', { n: told[0].toLocaleString(g.t.lang) })}</b>{ends ? ` · ${g.t.say('dt_ends')} ${ends}` : ''}</p>}
      {best !== undefined && !areHeld(aimed(g), best) && hero && !isStopping(g) && <Best best={best} hero={hero} />}
      {(isStopping(g) || aimed(g).some((s) => s.lent)) && <All />}
    </div>
  );
}

/** To roll all of them, where something else is better. */
function All(): JSX.Element | null {
  const g = useGame();
  const o = rolling(g, g.slots);
  return o ? <button type="button" class={`btn${isHot(g, o) ? ' is-hot' : ''}`} data-option={o.id} disabled={g.t.state.busy} onClick={() => g.answer(o.id)}><Icon id="dice" />{g.t.Say('dt_roll_all', { n: g.slots.length })}{isStopping(g) && <kbd>R</kbd>}</button> : null;
}

/** The dice that are best kept, as they lie there: numbers alone would read as their places. */
function Best({ best, hero }: { best: string; hero: Hero }): JSX.Element {
  const g = useGame();
  const values = best === '-' ? [] : [...best].map(Number);
  const name = values.length ? g.t.Say('dt_best', { dice: values.map((n) => `${symbolName(hero, n)} ${n}`).join(', ') }) : g.t.Say('dt_best_none');
  return (
    <button type="button" class="btn dbest dflats" data-best={best} aria-label={name} style={heroColours(hero.id)} onClick={() => g.hold(holding(g.slots, best))}>
      <Icon id="hint" /><span>{values.length ? g.t.Say('dt_best_keep') : name}</span>{values.map((n, i) => <FlatFace key={i} hero={hero} n={n} />)}<kbd>B</kbd>
    </button>
  );
}

/** The card that was pressed, large enough to be read, with all that can be done with it. */
function Chosen(): JSX.Element | null {
  const g = useGame();
  const id = g.sel.card;
  const card = id === undefined ? undefined : g.c.cards[g.view.cards[String(id)] ?? ''];
  if (id === undefined || !card) return null;
  const options = ofCard(g, id);
  return (
    <div class="dchosen">
      <CardFace card={card} hero={g.c.heroes[card.hero ?? '']} />
      <div class="prow">
        {options.map((o) => <button type="button" key={o.id} class={`btn${o.verb === 'play' ? ' btn--go' : ''}`} data-option={o.id} disabled={g.t.state.busy} onClick={() => g.answer(o.id)}>{o.text}</button>)}
        {!options.length && <span class="mut">{g.t.Say('dt_not_now')}</span>}
        <button type="button" class="btn btn--ghost" onClick={() => g.select({})}>{g.t.Say('close')}</button>
      </div>
    </div>
  );
}

/** Dice that can be turned: by themselves, or here. */
function Changes(): JSX.Element | null {
  const g = useGame();
  const shown = changesOf(g);
  const roll = g.view.rolls.at(-1);
  const hero = heroAt(g, roll?.roller ?? g.mine);
  if (!shown.length || !hero) return null;
  return (
    <ul class="dchanges">
      {shown.map((o, i) => (
        <li key={o.id}><button type="button" class={isHot(g, o) ? 'is-hot' : ''} data-option={o.id} aria-label={o.text} title={o.text} disabled={g.t.state.busy} onClick={() => g.answer(o.id)}>
          <kbd>{keyName(i + firstKey(g))}</kbd><FlatFace hero={hero} n={roll?.dice[o.ability ?? 0] ?? 1} /><Icon id="chev" />{o.verb === 'die' ? <FlatFace hero={hero} n={Number(o.value)} /> : <Icon id="dice" />}
        </button></li>
      ))}
    </ul>
  );
}

function Sales(): JSX.Element | null {
  const g = useGame();
  if (g.d?.kind === 'discard') return null;
  const groups = (['sell', 'discard_for'] as const).map((verb) => copiesOnce(g, choices(g).filter((o) => o.verb === verb))).filter((x) => x.length);
  if (!groups.length) return null;
  return (
    <>
      {groups.map((all) => (
        <details class="dsales" key={all[0]?.verb}>
          <summary>{all[0]?.verb === 'sell' ? g.t.Say('dt_sell') : g.t.Say('dt_discard_for', { name: heroAt(g, g.mine)?.companions[all[0]?.value ?? '']?.name ?? '' })}</summary>
          <div class="prow">{all.map((o) => <button type="button" class="btn" key={o.id} data-option={o.id} disabled={g.t.state.busy} onClick={() => g.answer(o.id)}>{o.text}</button>)}</div>
        </details>
      ))}
    </>
  );
}

/** Cards of the hand that are picked where they lie: what is still to be done, and the one button that does it. */
function FromHand(): JSX.Element | null {
  const g = useGame();
  const { t } = g;
  const d = ofHand(g);
  if (!d) return null;
  const missing = stillMissing(d, g.picked);
  const whole = answerOf(d, g.picked);
  return (
    <section class="pask ddock" id="decision" aria-labelledby="dec-t">
      <h2 id="dec-t" tabIndex={-1}>{d.title}</h2>
      {t.state.hint && <p class="phint" role="status"><Icon id="hint" />{t.state.hint.reason} <AskCoach t={t} /></p>}
      {t.state.note && <p class="note" role="alert">{t.state.note}</p>}
      {missing > 0 && <p class="dpick" role="status"><Icon id="hand" />{t.Say('dt_pick', { n: missing })}</p>}
      <button type="button" class="btn btn--go dgo" disabled={!whole || t.state.busy} onClick={() => whole && g.answerAll(whole)}><span>{t.Say('dt_sell_n', { n: g.picked.length + missing })}</span> <kbd>⏎</kbd></button>
      <div class="prow">{besides(d).map((o) => <button type="button" class="btn" key={o.id} data-option={o.id} disabled={t.state.busy} onClick={() => g.answer(o.id)}>{o.text}</button>)}</div>
      <WhyNot t={t} of={`${t.state.at.join()} ${d.number}`} />
    </section>
  );
}

function Question({ passing }: { passing: Passing }): JSX.Element | null {
  const g = useGame();
  const { t, d } = g;
  if (!d) return null;
  const first = firstKey(g) + changesOf(g).length;
  const list = others(g);
  const pass = d.kind === 'react' && usual(g)?.verb === 'pass';
  const roller = g.view.rolls.at(-1)?.roller ?? g.mine;
  const rolled = d.about === 'dice' ? heroAt(g, roller) : undefined;
  return (
    <section class="pask ddock" id="decision" aria-labelledby="dec-t">
      <h2 id="dec-t" tabIndex={-1}>{g.up ? t.Say('dt_rolling', { name: g.view.names[roller] ?? '' }) : rolled ? <WithDice text={d.title} hero={rolled} /> : d.title}</h2>
      {t.state.hint && <p class="phint" role="status"><Icon id="hint" />{t.state.hint.reason} <AskCoach t={t} /></p>}
      {t.state.note && <p class="note" role="alert">{t.state.note}</p>}
      {d.kind !== 'main' && <Against />}
      <Chosen />
      <Usual />
      {pass && <button type="button" class="btn dquiet" disabled={t.state.busy} onClick={() => passing.begin('turn')}><Icon id="auto" />{t.Say('dt_quiet')}</button>}
      <Rolling />
      <Changes />
      <ul class="popts dopts">
        {list.map((o, i) => {
          const detail = detailOf(g, o);
          return <OptionButton key={o.id} o={{ ...o, ...(detail ? { detail } : {}) }} n={keyName(i + first)} hot={isHot(g, o)} on={false} off={t.state.busy} checkbox={false} press={() => g.answer(o.id)} />;
        })}
      </ul>
      <Sales />
      {isKeeping(g) && <details class="dodds"><summary>{t.Say('dt_odds')}</summary><p>{t.Say('dt_odds_worth')}</p><p>{t.Say('dt_odds_board')}</p></details>}
      <WhyNot t={t} of={`${t.state.at.join()} ${d.number}`} />
    </section>
  );
}

/** What was passed by itself, and where the table stops. */
function StopsLine({ passing }: { passing: Passing }): JSX.Element | null {
  const { t, view } = useGame();
  const { stops } = useStore(settings);
  if (t.state.seat < 0 || view.result || t.state.lesson) return null;
  const last = passing.run.at(-1);
  return (
    <div class="dstops">
      {last !== undefined && <p role="status"><Icon id="auto" /><span>{t.Say('stops_passed', { n: passing.run.length })} <q>{last}</q></span></p>}
      <div class="seg" role="group" aria-label={t.Say('stops')}><span class="lbl" title={t.Say('stops_why')}>{t.Say('stops')}</span>
        {(['few', 'all'] as const).map((x) => <button type="button" key={x} aria-pressed={stops === x} title={t.Say(x === 'few' ? 'stops_why' : 'stops_all_why')} onClick={() => settings.set({ stops: x })}>{t.Say(`stops_${x}`)}</button>)}
      </div>
    </div>
  );
}

/** known: may something be asked yet? */
export function Dock({ home, passing, known }: { home: () => void; passing: Passing; known: boolean }): JSX.Element {
  return <>{known ? <Now home={home} passing={passing} /> : <section class="pask" aria-busy="true"><h2 id="dec-t" tabIndex={-1} /></section>}<StopsLine passing={passing} /></>;
}

function Now({ home, passing }: { home: () => void; passing: Passing }): JSX.Element {
  const g = useGame();
  const { t, view } = g;
  if (t.session.teller.telling) return <Telling t={t} {...(g.up ? { now: t.Say('dt_rolling', { name: view.names[view.rolls.at(-1)?.roller ?? g.mine] ?? '' }) } : {})} />;
  if (view.result) return <Over t={t} view={view} home={home} />;
  if (ofHand(g)) return <FromHand />;
  if (g.d && isRow(g.d)) return <Asked t={t} d={g.d} />;
  if (g.d) return <Question passing={passing} />;
  return (
    <>
      <Waiting t={t} view={view} />
      {view.offers.length > 0 && <section class="pask"><h3 class="lbl">{t.Say('offers')}</h3><Chosen /><div class="prow">{view.offers.flatMap((d) => d.options).filter((o) => !BESIDE.has(o.verb)).map((o) => <button type="button" class="btn" key={o.id} data-option={o.id} disabled={t.state.busy} onClick={() => g.answer(o.id)}>{o.text}</button>)}</div><Sales /></section>}
    </>
  );
}
