// How the cards of the Vs. System are drawn: who is who must be seen from afar, so no two characters share a face.
// By the card's code; a card that is not here gets what its title and kind suggest.
import type { Bust } from './bust';
import type { Thing } from './things';

const FAIR = '#F2C9A1';
const TAN = '#D79B6C';
const BROWN = '#9A6240';
const DARK = '#5F3D2B';
const STEEL = '#9AA7B8';

const TIDEWATCH: Record<string, Bust | Thing> = {
  'shoal-sentry': { sh: 'slim', top: 'helmet', skin: FAIR, hair: '#E8F4FA', chest: 'straps' },
  'harbor-gull': { sh: 'slim', top: 'quiff', back: 'wings', face: 'goggles', skin: TAN, hair: '#FFFFFF', suit: 'b' },
  brine: { sh: 'bulk', head: 'round', top: 'fin', face: 'stern', skin: '#7FB7BE', hair: '#2E6F86' },
  undertow: { top: 'bald', back: 'hood', face: 'lens', skin: '#0F4A5E', hair: '#7FE0D8' },
  'keeper-vane': { top: 'quiff', face: 'glasses', skin: BROWN, hair: '#D5DEE6', chest: 'vee' },
  reef: { sh: 'bulk', head: 'square', top: 'antlers', face: 'bark', skin: '#F0967F', hair: '#FFC7B5' },
  spindrift: { sh: 'slim', top: 'tiara', back: 'long', skin: '#CFEFF2', hair: '#FFFFFF', chest: 'diamond' },
  anchor: { sh: 'bulk', head: 'square', top: 'helmet', face: 'beard', skin: TAN, hair: '#2B5F86', chest: 'straps' },
  'doctor-quill': { top: 'short', back: 'collar', face: 'goatee', skin: FAIR, hair: '#1B1B2A' },
  maelstrom: { top: 'mohawk', back: 'cape', face: 'tattoo', skin: DARK, hair: '#7FE0D8', chest: 'bolt' },
  'trawler-nine': { sh: 'bulk', head: 'square', top: 'antenna', face: 'robot', skin: STEEL, hair: '#FF8C4A', chest: 'badge' },
  'admiral-cloud': { top: 'quiff', back: 'cape', face: 'patch', skin: DARK, hair: '#F3F7FF', chest: 'star' },
  leviathan: { sh: 'bulk', head: 'round', top: 'horns', face: 'fangs', skin: '#2F8C7F', hair: '#0B3756' },
  tidemother: { top: 'tiara', back: 'long', face: 'gem', skin: '#6FC7C9', hair: '#0E6E7A', chest: 'vee' },
  'bell-buoy': { head: 'round', top: 'helmet', face: 'rebreather', skin: FAIR, hair: '#FFB02E', chest: 'badge' },
  'salvage-crew': { top: 'helmet', face: 'visor', skin: BROWN, hair: '#E2582A', chest: 'straps' },
  'pilot-marrow': { sh: 'slim', top: 'short', back: 'collar', face: 'goggles', skin: FAIR, hair: '#8A5A2B' },
  'kelp-warden': { sh: 'broad', top: 'leaves', face: 'bark', skin: '#6FA05A', hair: '#2F7F5A' },
  'boarding-hook': 'chain', 'pressure-suit': 'armor', lighthouse: 'tower', 'dry-dock': 'wrench', 'break-the-wave': 'wave', riptide: 'comet',
  'all-hands': 'crowd', 'sounding-line': 'radar', 'standing-watch': 'eye', harpoon: 'crosshair', breakwater: 'shield', 'man-overboard': 'flag',
  'slack-water': 'hourglass', ebb: 'orb',
};
const ASHEN_CHOIR: Record<string, Bust | Thing> = {
  'cinder-chorister': { sh: 'slim', top: 'bald', back: 'hood', face: 'eyes', skin: FAIR, hair: '#6E1F08' },
  matchgirl: { sh: 'slim', head: 'round', top: 'short', back: 'long', skin: '#FFE3C8', hair: '#FF8C2E', chest: 'badge' },
  'masked-torchbearer': { top: 'quiff', face: 'domino', skin: TAN, hair: '#2A120A', chest: 'vee' },
  pyrelight: { sh: 'slim', top: 'mohawk', back: 'wings', face: 'lens', skin: '#FF9A4A', hair: '#FFE08A' },
  'the-prompter': { top: 'bald', back: 'collar', face: 'glasses', skin: BROWN, hair: '#C9C2B8' },
  scorch: { head: 'square', top: 'mohawk', face: 'stern', skin: '#B5482A', hair: '#FFC23C', chest: 'straps' },
  smokescreen: { top: 'bald', back: 'hood', face: 'rebreather', skin: '#6B6F7C', hair: '#B9BEC9' },
  kiln: { sh: 'bulk', head: 'square', top: 'helmet', face: 'robot', skin: '#A85A3A', hair: '#5C2E1C' },
  salamandra: { top: 'fin', back: 'wings', face: 'ridges', skin: '#E2582A', hair: '#FFD25A' },
  firewalker: { top: 'bald', back: 'cape', face: 'goatee', skin: DARK, hair: '#FFC23C', chest: 'diamond' },
  'furnace-choirmaster': { sh: 'bulk', top: 'short', face: 'beard', skin: FAIR, hair: '#C8213A', chest: 'vee' },
  balefire: { top: 'tiara', back: 'long', face: 'gem', skin: '#F4E2C8', hair: '#9BE05A' },
  inferno: { sh: 'bulk', top: 'horns', back: 'wings', face: 'stern', skin: '#D2371E', hair: '#FFC23C' },
  'sun-eater': { sh: 'bulk', head: 'round', top: 'horns', face: 'fangs', skin: '#FFC23C', hair: '#FFF6DA', suit: '#6E1F08' },
  echo: { sh: 'slim', top: 'short', back: 'long', face: 'half', skin: '#E9DCE6', hair: '#8A8296' },
  'torch-jugglers': { top: 'short', face: 'domino', skin: FAIR, hair: '#C8213A', chest: 'diamond' },
  'stage-devil': { top: 'horns', back: 'collar', face: 'goatee', skin: '#C8213A', hair: '#2A0A08' },
  aria: { sh: 'slim', top: 'tiara', back: 'cape', face: 'eyes', skin: BROWN, hair: '#FFE08A', chest: 'star' },
  'burning-baton': 'flame', 'wings-of-gauze': 'wing', 'opera-house': 'skyline', 'dressing-room': 'mask', fortissimo: 'megaphone',
  'from-the-flies': 'comet', 'house-lights': 'lampdesk', 'burn-the-script': 'book', 'standing-ovation': 'crowd', 'prop-sword': 'claws',
  'rehearsal-room': 'chair', encore: 'star', 'stage-fright': 'brain', duet: 'handshake', 'fire-curtain': 'shield', pyrotechnics: 'blast', 'locked-doors': 'key',
};
const BRASS_ORCHARD: Record<string, Bust | Thing> = {
  sprockling: { sh: 'slim', head: 'round', top: 'antenna', face: 'robot', skin: '#E0BC55', hair: '#7FC96A' },
  'gardener-pim': { sh: 'slim', top: 'leaves', face: 'eyes', skin: BROWN, hair: '#7FC96A' },
  'copper-wasp': { sh: 'slim', top: 'antennae', back: 'wings', face: 'insect', skin: '#C7743A', hair: '#3A2A10' },
  'tinker-rosalind': { sh: 'slim', top: 'quiff', face: 'goggles', skin: FAIR, hair: '#B8442A', chest: 'straps' },
  bolt: { head: 'square', top: 'helmet', face: 'robot', skin: STEEL, hair: '#5B6B7C', chest: 'bolt' },
  'seed-drone': { head: 'round', top: 'antenna', face: 'screen', skin: '#8FB05A', hair: '#FF8C4A' },
  graft: { top: 'leaves', face: 'half', skin: '#9CC07F', hair: '#4F8A3C', chest: 'vee' },
  'winding-key': { head: 'square', top: 'horn', face: 'robot', skin: '#F0D68A', hair: '#C7743A', chest: 'badge' },
  thornmail: { sh: 'bulk', top: 'antlers', face: 'bark', skin: '#5E8A3C', hair: '#A8C97F' },
  'mother-press': { top: 'short', back: 'long', face: 'stern', skin: '#C08552', hair: STEEL, chest: 'diamond' },
  pendulum: { sh: 'slim', top: 'helmet', face: 'visor', skin: '#C9A23A', hair: '#8A2F2A', chest: 'diamond' },
  'foundry-oak': { sh: 'bulk', head: 'square', top: 'leaves', face: 'bark', skin: '#8A5F3A', hair: '#D9662E' },
  cuckoo: { top: 'quiff', back: 'wings', face: 'lens', skin: '#F4D58A', hair: '#3E8FC0' },
  'grandfather-stroke': { top: 'short', back: 'collar', face: 'beard', skin: FAIR, hair: '#E9E6DF' },
  'the-graftmaster': { top: 'bald', back: 'hood', face: 'glasses', skin: TAN, hair: '#3F6B2A' },
  'world-engine': { sh: 'bulk', head: 'square', top: 'horns', face: 'screen', skin: '#6B5A3A', hair: '#E0BC55', chest: 'star' },
  'brass-pruners': 'claws', mainspring: 'atom', 'rust-shield': 'shield', 'beehive-cannon': 'blaster', greenhouse: 'house', 'assembly-line': 'drone',
  toolshed: 'hammer', overgrowth: 'leaf', 'wind-them-up': 'key', 'parts-catalogue': 'book', 'recall-notice': 'notice', blueprint: 'map',
  perennials: 'helix', 'monkey-wrench': 'wrench', pruning: 'cuffs', 'night-shift': 'hourglass',
};
const HOLLOW_COURT: Record<string, Bust | Thing> = {
  'candle-wraith': { sh: 'slim', top: 'bald', back: 'hood', face: 'lens', skin: '#2D164B', hair: '#FFD98A' },
  'pale-page': { sh: 'slim', head: 'round', top: 'short', face: 'eyes', skin: '#F2E9FF', hair: '#7A52AE' },
  'grave-courtier': { top: 'quiff', back: 'collar', face: 'skull', skin: '#F2EEDF', hair: '#A8E6C8' },
  moth: { sh: 'slim', top: 'antennae', back: 'wings', face: 'insect', skin: '#8A7A5A', hair: '#D9C79A' },
  'lady-cobweb': { sh: 'slim', top: 'tiara', back: 'long', face: 'domino', skin: '#E8D8F8', hair: '#1B1030', chest: 'web' },
  'the-understair': { sh: 'bulk', top: 'bald', back: 'hood', face: 'fangs', skin: '#5A6B5A', hair: '#1B1030' },
  'night-heron': { sh: 'slim', top: 'fin', back: 'cape', face: 'visor', skin: BROWN, hair: '#3E5FA8' },
  'usher-grim': { top: 'helmet', face: 'patch', skin: '#B8C4B0', hair: '#180829', chest: 'vee' },
  'duchess-nil': { sh: 'slim', top: 'tiara', back: 'long', face: 'gem', skin: '#C9B8E0', hair: '#E6E0F0' },
  'sir-vacant': { sh: 'bulk', top: 'helmet', face: 'lens', skin: '#180829', hair: STEEL, chest: 'straps' },
  'hush-and-lull': { top: 'quiff', back: 'wings', face: 'half', skin: '#DDE8D8', hair: '#A8E6C8' },
  'mirror-baron': { top: 'bald', back: 'collar', face: 'screen', skin: '#C9D6E6', hair: '#8FA6C8' },
  'chancellor-dusk': { top: 'short', back: 'cape', face: 'goatee', skin: TAN, hair: '#FF8C4A', chest: 'diamond' },
  'queen-below': { top: 'tiara', back: 'long', face: 'skull', skin: '#DDE8D8', hair: '#FFD25A' },
  'king-nobody': { sh: 'bulk', top: 'horns', back: 'cape', face: 'lens', skin: '#0F0718', hair: '#FFD25A' },
  'veil-of-moths': 'wing', 'borrowed-face': 'mask', 'cellar-throne': 'chair', 'catacomb-road': 'map', ossuary: 'vault', 'shallow-grave': 'peak',
  'open-the-crypt': 'key', 'dead-of-night': 'hourglass', nameless: 'brain', 'cold-hands': 'gauntlet', 'say-the-name': 'megaphone', 'debt-of-breath': 'chain',
  'court-in-session': 'scales', usurpation: 'crown', 'roll-of-the-dead': 'book', 'danse-macabre': 'boot',
};
const COMMON: Record<string, Bust | Thing> = {
  'hired-muscle': { sh: 'bulk', head: 'square', top: 'bald', face: 'stern', skin: TAN, chest: 'straps' },
  'errand-runner': { sh: 'slim', top: 'quiff', face: 'eyes', skin: BROWN, hair: '#E2582A' },
  'freelance-pilot': { top: 'helmet', face: 'goggles', skin: FAIR, hair: '#8A5A2B', chest: 'badge' },
  'old-champion': { top: 'short', back: 'cape', face: 'beard', skin: FAIR, hair: '#E9E6DF', suit: '#A81C2C', chest: 'star' },
  'statue-in-the-square': { sh: 'broad', top: 'leaves', face: 'stern', skin: STEEL, suit: '#7C8794', hair: '#C2CCD8' },
  'strange-alliance': 'flame', 'second-wind': 'medic', 'old-grudge': 'fist', 'safe-passage': 'flag', sabotage: 'bomb', ransom: 'sack', turncoat: 'mask',
  'vanishing-act': 'flip', 'court-of-tides': 'wave', 'gears-and-embers': 'gear', 'grave-orchard': 'leaf', armistice: 'scales', crowbar: 'hammer',
  'safe-house': 'house', 'second-look': 'eye', 'wrong-number': 'phone', blackout: 'bolt', grounded: 'boot', 'wanted-poster': 'notice', 'case-files': 'briefcase',
  'recruiting-office': 'handshake',
};

/** By file and name of a card; a card's code is "file:name". */
export const LOOKS: Record<string, Record<string, Bust | Thing>> = {
  tidewatch: TIDEWATCH, 'ashen-choir': ASHEN_CHOIR, 'brass-orchard': BRASS_ORCHARD, 'hollow-court': HOLLOW_COURT, common: COMMON,
};
