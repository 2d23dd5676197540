// The page's own words. All words of the game (names, texts, options, the story) come from the server.
import type { Lang } from './cards/types';
import { en as pageEn } from './words/page.en';
import { fr as pageFr } from './words/page.fr';

const en = {
  ...pageEn,
  // kinds of cards
  hero: 'hero',
  alter_ego: 'alter-ego',
  ally: 'ally',
  event: 'event',
  upgrade: 'upgrade',
  support: 'support',
  resource: 'resource',
  player_side_scheme: 'player side scheme',
  villain: 'villain',
  main_scheme: 'main scheme',
  side_scheme: 'side scheme',
  minion: 'minion',
  treachery: 'treachery',
  attachment: 'attachment',
  environment: 'environment',
  obligation: 'obligation',
  // aspects
  aggression: 'Aggression',
  justice: 'Justice',
  leadership: 'Leadership',
  protection: 'Protection',
  basic: 'Basic',
  pool: "’Pool",
  hero_card: 'Hero',
  encounter: 'Encounter',
  // statistics and icons
  atk: 'ATK',
  thw: 'THW',
  def: 'DEF',
  rec: 'REC',
  sch: 'SCH',
  energy: 'energy',
  mental: 'mental',
  physical: 'physical',
  wild: 'wild',
  boost: 'boost',
  no_boost: 'no boost',
  no_ability: 'No ability.',
  target_threat: 'target',
  start_threat: 'start',
  each_round: 'each round',
  unique: 'unique',
  // states of cards; "~" takes the ending of the French participle
  exhausted: 'exhausted',
  stunned: 'stunned',
  confused: 'confused',
  tough: 'tough',
  facedown: 'facedown card',
  facedown_player: 'facedown player card',
  facedown_encounter: 'facedown encounter card',
  cost_n: 'cost {n}',
  stage_n: 'stage {n}',
  hp_n: '{n} of {of} hit points',
  hp_printed: '{n} hit point{s}',
  endless: 'hit points without end',
  damage_n: '{n} damage',
  threat_n: '{n} threat',
  threat_of: '{n} of {of} threat',
  counters_n: '{n} {name} counter{s}',
  cards_n: '{n} card{s}',
  // what a card is to the present decision
  playable: 'playable',
  legal_target: 'legal target',
  option_n: 'option {n}',
  selected: 'selected',
  paying: 'pays',
  can_pay: 'can pay',
  blocked: 'refused',
  unplayable: 'not now',
  later: 'later: {when}',
  attacking: 'attacks',
  incoming: 'attacked for {n}',
  playing: 'playing',
  // all cards
  all_cards: 'All cards',
  search_cards: 'Search cards',
  no_cards: 'No card matches.',
  cards_unavailable: 'The cards could not be loaded.',
  close: 'Close',
};

export type Word = keyof typeof en;

const fr: Record<Word, string> = {
  ...pageFr,
  hero: 'héros',
  alter_ego: 'alter ego',
  ally: 'allié',
  event: 'événement',
  upgrade: 'amélioration',
  support: 'soutien',
  resource: 'ressource',
  player_side_scheme: 'manigance annexe de joueur',
  villain: 'méchant',
  main_scheme: 'manigance principale',
  side_scheme: 'manigance annexe',
  minion: 'sbire',
  treachery: 'traîtrise',
  attachment: 'attachement',
  environment: 'environnement',
  obligation: 'obligation',
  aggression: 'Agressivité',
  justice: 'Justice',
  leadership: 'Commandement',
  protection: 'Protection',
  basic: 'Base',
  pool: "’Pool",
  hero_card: 'Héros',
  encounter: 'Rencontre',
  atk: 'ATQ',
  thw: 'CTR',
  def: 'DEF',
  rec: 'REC',
  sch: 'MNG',
  energy: 'énergie',
  mental: 'mentale',
  physical: 'physique',
  wild: 'libre',
  boost: 'boost',
  no_boost: 'sans boost',
  no_ability: 'Aucune capacité.',
  target_threat: 'seuil',
  start_threat: 'départ',
  each_round: 'par round',
  unique: 'unique',
  exhausted: 'incliné~',
  stunned: 'sonné~',
  confused: 'désorienté~',
  tough: 'tenace',
  facedown: 'carte face cachée',
  facedown_player: 'carte Joueur face cachée',
  facedown_encounter: 'carte Rencontre face cachée',
  cost_n: 'coût {n}',
  stage_n: 'stade {n}',
  hp_n: '{n} point{s} de vie sur {of}',
  hp_printed: '{n} point{s} de vie',
  endless: 'points de vie sans fin',
  damage_n: '{n} dégât{s}',
  threat_n: '{n} menace{s}',
  threat_of: '{n} menace{s} sur {of}',
  counters_n: '{n} jeton{s} {name}',
  cards_n: '{n} carte{s}',
  playable: 'jouable',
  legal_target: 'cible légale',
  option_n: 'option {n}',
  selected: 'choisi~',
  paying: 'paie',
  can_pay: 'peut payer',
  blocked: 'refusé~',
  unplayable: 'pas maintenant',
  later: 'plus tard : {when}',
  attacking: 'attaque',
  incoming: 'attaqué~ pour {n}',
  playing: 'on joue',
  all_cards: 'Toutes les cartes',
  search_cards: 'Chercher une carte',
  no_cards: 'Aucune carte ne correspond.',
  cards_unavailable: 'Les cartes n’ont pas pu être chargées.',
  close: 'Fermer',
};

const WORDS: Record<Lang, Record<Word, string>> = { en, fr };

type Holes = Record<string, string | number>;

/** The plural's ending: in French one and nothing are singular. */
const plural = (lang: Lang, n: unknown): string => (lang === 'fr' ? Number(n) < 2 : n === 1) ? '' : 's';

/** A word or sentence of the page; {holes} are filled, {s} agrees with {n}, "~" becomes `ending`. */
export function say(lang: Lang, word: Word, holes: Holes = {}, ending = ''): string {
  const all: Holes = { s: plural(lang, holes.n), ...holes };
  const filled = WORDS[lang][word].replace(/\{(\w+)\}/g, (_, hole: string) => String(all[hole] ?? ''));
  return filled.replaceAll('~', ending);
}

/** As `say`, beginning with a capital. */
export function Say(lang: Lang, word: Word, holes?: Holes, ending?: string): string {
  const said = say(lang, word, holes, ending);
  return said.charAt(0).toUpperCase() + said.slice(1);
}
