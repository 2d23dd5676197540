// The accessible name of a card: what it is, then how it is, then what it is to the decision.
import { say } from '../words';
import { countersOf, ending } from './facts';
import type { Marks } from './marks';
import type { CardFace, CardState, Lang, Status } from './types';

const STATUSES: Status[] = ['stunned', 'confused', 'tough'];

function health(state: CardState, lang: Lang): string[] {
  if (state.endless) return [say(lang, 'endless')];
  if (state.hp === undefined || state.max_hp === undefined) return [];
  const left = say(lang, 'hp_n', { n: state.hp, of: state.max_hp });
  return state.damage ? [left, say(lang, 'damage_n', { n: state.damage })] : [left];
}

function threat(state: CardState, lang: Lang): string[] {
  if (state.threat === undefined) return [];
  if (state.target === undefined) return [say(lang, 'threat_n', { n: state.threat })];
  return [say(lang, 'threat_of', { n: state.threat, of: state.target })];
}

function condition(state: CardState, lang: Lang): string[] {
  const e = ending(state.kind);
  return [
    ...(state.exhausted ? [say(lang, 'exhausted', {}, e)] : []),
    ...STATUSES.filter((s) => state.statuses?.[s]).map((s) => say(lang, s, {}, e)),
    ...health(state, lang),
    ...threat(state, lang),
    ...countersOf(state).map(([name, n]) => say(lang, 'counters_n', { n, name })),
  ];
}

function role(marks: Marks, lang: Lang, e: string): string[] {
  const said: string[] = [];
  if (marks.attacking) said.push(marks.flag ?? say(lang, 'attacking'));
  if (marks.incoming) said.push(say(lang, 'incoming', { n: marks.incoming }, e));
  if (marks.selected) said.push(say(lang, 'selected', {}, e));
  if (marks.paying) said.push([say(lang, 'paying'), ...marks.paying.map((r) => say(lang, r))].join(' '));
  if (marks.offers) said.push([say(lang, 'can_pay'), ...marks.offers.map((r) => say(lang, r))].join(' '));
  if (marks.playable) said.push(say(lang, 'playable'));
  if (marks.target) said.push(say(lang, 'legal_target'));
  if (marks.key !== undefined) said.push(say(lang, 'option_n', { n: marks.key }));
  if (marks.outcome) said.push(marks.outcome);
  // the reason itself is the card's description (aria-describedby)
  if (marks.blocked) said.push(say(lang, 'blocked', {}, e));
  if (marks.unplayable) said.push(say(lang, 'unplayable'));
  if (marks.later) said.push(say(lang, 'later', { when: marks.later }));
  return said;
}

/** "Black Cat, ally, exhausted, 1 of 2 hit points, 1 damage". */
export function cardName(face: CardFace, lang: Lang, state?: CardState, marks: Marks = {}): string {
  const said = [face.name, say(lang, face.kind)];
  if (state) said.push(...condition(state, lang));
  else {
    if (typeof face.cost === 'number') said.push(say(lang, 'cost_n', { n: face.cost }));
    if (typeof face.hp === 'number') said.push(say(lang, 'hp_printed', { n: face.hp }));
  }
  if (face.stage) said.push(say(lang, 'stage_n', { n: face.stage }));
  return [...said, ...role(marks, lang, ending(face.kind))].join(', ');
}

/** The name of a card that lies facedown: what it counts as is known, what it is not. */
export function backName(
  back: 'player' | 'encounter', lang: Lang, state?: CardState, marks: Marks = {}, count?: number,
): string {
  const said = [say(lang, back === 'player' ? 'facedown_player' : 'facedown_encounter')];
  if (state) said.push(state.name, ...condition(state, lang));
  if (count !== undefined) said.push(say(lang, 'cards_n', { n: count }));
  return [...said, ...role(marks, lang, 'e')].join(', ');
}
