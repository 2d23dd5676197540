// What is asked, the attack and how it stands, the chain as a stack.
import type { JSX } from 'preact';
import { AskCoach } from '../coach/lines';
import { Icon } from '../icons/icon';
import { Asked, OptionButton, WhyNot } from '../plain/ask';
import { Over, Telling, Waiting } from '../plain/frame';
import { isRow, rowOf } from '../plain/pick';
import { CardFace, Picture, teamOf } from './cards';
import { settings } from '../state/settings';
import { useStore } from '../state/store';
import { answerTo, codeOf, faceOf, isHot, isLaidOut, nameOf, ofCard, useGame, type Game } from './game';
import { apart, unlike } from './apart';
import { isAttacked, unmuted } from './stops';
import { matesOf, teamAttack, teamTold } from './team';
import type { VsDecision, VsOption } from './types';

const SMALL = '(max-width: 599px), (max-height: 450px)';
const LAST = new Set(['pass', 'none', 'done', 'no']);
const ON_TABLE = new Set(['attack', 'move', 'place', 'power_up']);
/** What one usually answers: the yellow button, Enter and the space bar. */
const USUAL = ['pass', 'done', 'keep'];

/** The answer that is one press away. */
export const usual = (g: Pick<Game, 'd'>): VsOption | undefined => g.d?.options.find((o) => USUAL.includes(o.verb)) ?? (g.d?.options.length === 1 ? g.d.options[0] : undefined);

/** Would passing give away a recruit that can be paid, or an attack in one's own step? Then neither Enter nor the space bar does it, only 0. */
export const isHasty = (g: Pick<Game, 'd'>): boolean => usual(g)?.verb === 'pass' && !!g.d?.options.some((o) => o.verb === 'recruit' || o.verb === 'attack');

/** What stands in the list. Of what is aimed on the table only that of the card that was pressed. */
export function listed(g: Game): VsOption[] {
  if (g.sel !== undefined && g.joined.length) return (g.d?.options ?? []).filter((o) => o.verb === 'team_attack' && teamAttack(g.d, [g.sel ?? -1, ...g.joined], o.target ?? -1) === o);
  const all = (g.d?.options ?? []).filter((o) => o !== usual(g) && (g.sel === undefined ? !ON_TABLE.has(o.verb) || g.d?.kind === 'place' || g.d?.kind === 'move' : o.card === g.sel || LAST.has(o.verb)));
  return unlike(g, [...all.filter((o) => !LAST.has(o.verb)), ...all.filter((o) => LAST.has(o.verb))], (o) => isHot(g, o));
}

/** Where priority is asked for, in words. */
export function whereOf(g: Pick<Game, 't' | 'view' | 'c'>): string {
  const { attack: a, chain, step, phase_name } = g.view;
  const name = (card: number): string => faceOf(g, card)?.name ?? '';
  const top = chain.at(-1);
  if (top) return top.kind === 'attack' ? `${top.by.join(' + ')} → ${top.aims.join(', ')}` : top.text;
  if (a) return `${a.attackers.map(name).join(' + ')} → ${a.player >= 0 ? nameOf(g, a.player) : name(a.defender)}`;
  return [phase_name, step >= 0 && nameOf(g, step)].filter(Boolean).join(', ');
}

export function Attack(): JSX.Element | null {
  const g = useGame();
  const { attack: a, chain } = g.view;
  if (!a && (!chain.length || (g.passing.now !== undefined && chain.at(-1)?.seat === g.mine))) return null;
  const name = (card: number): string => faceOf(g, card)?.name ?? '';
  const defends = a && a.player < 0 ? g.view.players.flatMap((p) => p.characters).find((c) => c.card === a.defender)?.def : undefined;
  return (
    <section class="vmid" aria-label={g.t.Say('vs_under_way')}>
      {a && (
        <p class="vattack"><span class="vsides"><b>{a.attackers.map(name).join(' + ')}</b><strong><Icon id="atk" />{a.atk}</strong><Icon id="chev" />{defends !== undefined && <strong class="is-def"><Icon id="def" />{defends}</strong>}<b>{a.player >= 0 ? nameOf(g, a.player) : name(a.defender)}</b></span>
          {a.team && <em data-rule="vs:team-attack">{g.t.Say('vs_team')}</em>}{a.reinforced && <em data-rule="vs:reinforcement">{g.t.Say('vs_reinforced')}</em>}<span class="vfore" data-rule="vs:602.4">{a.forecast.join(', ')}</span></p>
      )}
      {chain.length > 0 && (
        <ol class="vchain" data-rule="vs:508" aria-label={g.t.Say('vs_chain')}>
          {[...chain].reverse().map((x, i) => (
            <li key={x.id} class={[i ? '' : 'is-top', x.seat === g.mine ? 'is-mine' : ''].filter(Boolean).join(' ')} data-code={x.code || undefined} data-team={teamOf(x.code)} data-chain={x.kind === 'plot twist' || x.kind === 'recruit' ? x.id : undefined} data-seat={x.seat}>
              <i class="vchain__p"><Picture code={x.code} cls="vchain__a" /><kbd>{i + 1}</kbd></i>
              <span><small>{nameOf(g, x.seat)}{!i && chain.length > 1 && <em>{g.t.Say('vs_first')}</em>}</small><b>{x.text}</b>{x.aims.length > 0 && <span class="vchain__to">{x.by.length > 0 && `${x.by.join(' + ')} `}→ {x.aims.join(', ')}</span>}
                {g.c.cards[x.code]?.text && <small class="vchain__t">{g.c.cards[x.code]?.text.replaceAll('>>>', '→')}</small>}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Who attacks together with the card that was pressed, and who else could: pressed here, or on the table. */
function Mates(): JSX.Element | null {
  const g = useGame();
  const { t, sel, joined } = g;
  const mates = matesOf(g);
  if (sel === undefined || !(joined.length + mates.length)) return null;
  const all = g.view.players.flatMap((p) => p.characters);
  const atk = all.filter((c) => c.card === sel || joined.includes(c.card)).reduce((sum, c) => sum + c.atk, 0);
  const one = (card: number, on: boolean): JSX.Element => (
    <button type="button" key={card} class="btn vmate" aria-pressed={on} onClick={() => g.select(sel, on ? joined.filter((x) => x !== card) : [...joined, card])}>
      <Icon id={on ? 'check' : 'plus'} />{faceOf(g, card)?.name} <Icon id="atk" /><b>{all.find((c) => c.card === card)?.atk}</b>
    </button>
  );
  return (
    <div class="vmates" role="group" aria-label={t.Say('vs_team')}>
      <p><b data-rule="vs:team-attack">{t.Say('vs_team')}</b> {joined.length ? <><Icon id="atk" /><b>{atk}</b></> : t.Say('vs_how_team')}</p>
      {joined.map((card) => one(card, true))}{mates.map((card) => one(card, false))}
    </div>
  );
}

function Chosen(): JSX.Element | null {
  const g = useGame();
  const card = g.sel === undefined ? undefined : faceOf(g, g.sel);
  if (g.sel === undefined || !card) return null;
  const aims = ofCard(g, g.sel).some((o) => ON_TABLE.has(o.verb));
  return (
    <div class="vchosen"><CardFace card={card} code={codeOf(g, g.sel)} />
      <Mates />
      {aims && <p class="mut">{g.t.Say('vs_aim')}</p>}
      {!ofCard(g, g.sel).length && <p class="mut">{g.t.Say('dt_not_now')}</p>}
      <button type="button" class="btn btn--ghost" onClick={() => g.select(undefined)}>{g.t.Say('close')} <kbd>Esc</kbd></button>
    </div>
  );
}

/** What was passed for somebody since they were asked the last time, and the way back. */
function PassedLine(): JSX.Element | null {
  const { t, passing: { run } } = useGame();
  const last = run.at(-1);
  if (last === undefined) return null;
  return (
    <p class="vpassed" role="status" title={run.join(' · ')}><Icon id="auto" /><span>{run.length > 1 ? t.Say('passed_n', { n: run.length, at: last }) : t.Say('passed_for_you', { at: last })}</span>
      <button type="button" class="lnk" onClick={() => t.session.undo('step')}>{t.Say('undo')}</button></p>
  );
}

/** While the table passes at somebody's word: until when, and the end of it. */
export function Passes(): JSX.Element | null {
  const { t, passing: { mode, end } } = useGame();
  if (!mode) return null;
  return <p class="vpassing" role="status"><Icon id="auto" /><span>{t.Say(mode === 'turn' ? 'vs_passing_turn' : 'vs_passing_attacked')}</span><button type="button" class="btn" onClick={end}>{t.Say('vs_stop')} <kbd>Esc</kbd></button></p>;
}

/** Where the table asks: at every window, or where there is something to do. */
function Stops(): JSX.Element {
  const { t } = useGame();
  const { stops } = useStore(settings);
  return (
    <div class="vstops" role="group" aria-label={t.Say('stops')} title={t.Say(stops === 'few' ? 'stops_why' : 'stops_all_why')}><span class="lbl">{t.Say('stops')}</span>
      <span class="seg">{(['few', 'all'] as const).map((x) => <button type="button" key={x} aria-pressed={stops === x} onClick={() => settings.set({ stops: x })}>{t.Say(`stops_${x}`)}</button>)}</span>
    </div>
  );
}

/** Windows that are of no interest: until when they are passed, or which card is never asked about. */
function Quieter(): JSX.Element | null {
  const g = useGame();
  const { t, d, view } = g;
  const { passing } = useStore(settings);
  if (d?.kind !== 'priority' || g.sel !== undefined) return null;
  const seat = t.state.seat;
  const others = view.step !== seat;
  const cards = [...new Set(d.options.flatMap((o) => (o.card !== undefined && ['flip', 'use'].includes(o.verb) ? [codeOf(g, o.card) ?? ''] : [])))].filter((x) => x && !(x in passing));
  const alone = cards.length === 1 && unmuted(d, view, { [cards[0] ?? '']: '' }).options.length === 1 ? cards[0] : undefined;
  const name = alone && g.c.cards[alone]?.name;
  if (!others && !name) return null;
  return (
    <div class="vquiet">
      {others && <button type="button" class="btn btn--ghost" onClick={() => g.passing.begin('turn')}><Icon id="auto" />{t.Say('dt_quiet')}</button>}
      {others && !isAttacked({ d, view, seat }) && <button type="button" class="btn btn--ghost" onClick={() => g.passing.begin('attacked')}><Icon id="auto" />{t.Say('vs_quiet_attacked')}</button>}
      {alone && name && <button type="button" class="btn btn--ghost" onClick={() => settings.set({ passing: { ...passing, [alone]: name } })}><Icon id="auto" />{t.Say('never_ask', { name })}</button>}
    </div>
  );
}

/** Abilities are told as "whose: what it costs >>> what it does": who it is stands out, the rest is read. */
export function told(o: Pick<VsOption, 'verb' | 'text'>): { text: string; detail?: string } {
  const [, who, what] = (o.verb === 'use' && /^(.+?)\s?: (.+)$/s.exec(o.text)) || [];
  return who && what ? { text: who, detail: what.replaceAll('>>>', '→') } : { text: o.text };
}

/** What comes of it if nobody does anything more. */
const comesOf = ({ view }: Game, o: VsOption): string => (o.verb === 'pass' && view.attack && !view.chain.length ? view.attack.forecast.join(', ') : '');

function Question(): JSX.Element | null {
  const g = useGame();
  const { t, d } = g;
  if (!d) return null;
  const all = listed(g);
  const laid = isLaidOut(g);
  const hand = g.view.players[g.mine]?.hand ?? [];
  // on a phone the hand is pressed itself: its cards are no second list
  const folded = !laid && g.sel === undefined && matchMedia(SMALL).matches && all.some((o) => o.verb === 'recruit');
  // who goes first is asked over the table
  const over = d.kind === 'initiative';
  const list = g.list ? all : over ? [] : laid ? all.filter((o) => o.card === undefined) : folded ? all.filter((o) => !hand.includes(o.card ?? -1)) : all;
  const first = usual(g);
  const hidden = g.sel === undefined && d.options.some((o) => ON_TABLE.has(o.verb)) && d.kind !== 'place' && d.kind !== 'move';
  return (
    <section class="pask vdock" id="decision" aria-labelledby="dec-t">
      <h2 id="dec-t" tabIndex={-1}>{d.title}</h2>
      {t.state.hint && <p class="phint" role="status"><Icon id="hint" />{t.state.hint.reason} <AskCoach t={t} /></p>}
      <PassedLine />
      {t.state.note && <p class="note" role="alert">{t.state.note}</p>}
      {hidden && <p class="mut">{t.Say(d.kind === 'formation' ? 'vs_how_form' : d.options.some((o) => o.verb === 'attack') ? 'vs_how_attack' : 'vs_how_power')}{d.options.some((o) => o.verb === 'team_attack') && ` ${t.Say('vs_how_attack_team')}`}</p>}
      {first && <button type="button" class={`btn${isHasty(g) ? '' : ' btn--go'} vgo${isHot(g, first) ? ' is-hot' : ''}`} data-option={first.id} disabled={t.state.busy} onClick={() => g.answer(first.id)}><span>{first.text}{comesOf(g, first) && <small>{comesOf(g, first)}</small>}</span> <kbd>{isHasty(g) ? '0' : '␣'}</kbd></button>}
      {over && <p class="mut">{t.Say('vs_how_begin')}</p>}
      {(laid || folded) && <p class="mut">{t.Say(d.kind === 'place' ? 'vs_how_place' : 'vs_how_hand')}</p>}
      <Chosen />
      <ul class="popts">
        {list.map((o, i) => {
          const text = o.card !== undefined && o.verb !== 'yes' && g.sel === undefined && !ON_TABLE.has(o.verb) ? faceOf(g, o.card)?.line : undefined;
          const said = told(o);
          const together = o.verb === 'team_attack' && o.able ? teamTold(g, g.joined.length && g.sel !== undefined ? [g.sel, ...g.joined] : o.able, o.target ?? -1) : '';
          const detail = [apart(g, o, d.options), together && !g.joined.length ? t.Say('vs_together', { n: o.able?.length ?? 0, end: together }) : together, o.outcome, said.detail ?? text].filter(Boolean).join(' · ');
          return <OptionButton key={o.id} o={{ ...o, text: said.text, ...(detail ? { detail } : {}) }} n={i < 9 ? String(i + 1) : '·'} hot={isHot(g, o)} on={false} off={t.state.busy} checkbox={false} press={() => answerTo(g, o)} />;
        })}
      </ul>
      <Quieter />
      {!list.length && <p class="mut phold"><small>{t.Say('hold_to_read')}</small></p>}
      <div class="vfoot">
        {(laid || folded || over) && <button type="button" class="btn btn--ghost vlist" aria-expanded={g.list} onClick={() => g.setList(!g.list)}><Icon id="log" />{t.Say('vs_as_list')}</button>}
        <WhyNot t={t} of={`${t.state.at.join()} ${d.number}`} />
        <Stops />
      </div>
    </section>
  );
}

/** A row of which some read alike. */
function toldApart(g: Game, d: VsDecision): VsDecision {
  const all = [...d.options, ...(d.more ?? [])];
  const told = (o: VsOption): VsOption => { const detail = apart(g, o, all); return detail ? { ...o, detail } : o; };
  return { ...d, options: d.options.map(told), ...(d.more ? { more: d.more.map(told) } : {}) };
}

/** Of those that are picked for a team attack: what would come of it. */
function joinTold(g: Game, d: VsDecision, picked: string[]): string {
  if (d.kind !== 'attackers' || d.about === undefined || picked.length < 2) return '';
  const cards = rowOf(d).flatMap((o) => (picked.includes(o.id) && o.card !== undefined ? [o.card] : []));
  return g.t.Say('vs_together', { n: cards.length, end: teamTold(g, cards, d.about) });
}

/** known: may something be asked yet? */
export function Dock({ home, known }: { home: () => void; known: boolean }): JSX.Element {
  const g = useGame();
  const { t, view } = g;
  if (t.session.teller.telling) return <Telling t={t} />;
  if (!known && view.decision) return <section class="pask" aria-busy="true"><h2 id="dec-t" tabIndex={-1} /></section>;
  if (g.passing.now !== undefined) return <section class="pask"><h2 id="dec-t" tabIndex={-1}>{t.Say('passed_for_you', { at: g.passing.now })}</h2></section>;
  if (view.result) return <Over t={t} view={view as never} home={home} />;
  if (g.d && isRow(g.d)) { const { d } = g; return <Asked t={t} d={toldApart(g, d)} note={(picked) => joinTold(g, d, picked)} />; }
  return g.d ? <Question /> : <Waiting t={t} view={view as never} />;
}
