// Characters: a bust put together from shoulders, head, hair, face and chest.
import { C, E, P, R, STAR, type Glyph, type Layer } from './shapes';

const SHOULDERS = {
  slim: 'M16 104C16 84 32 76 50 76C68 76 84 84 84 104Z',
  broad: 'M4 104C4 80 26 71 50 71C74 71 96 80 96 104Z',
  bulk: 'M-8 104C-10 70 14 58 50 58C86 58 110 70 108 104Z',
};
const HEAD = {
  oval: 'M29 37C29 20 38 12 50 12C62 12 71 20 71 37C71 52 61 67 50 67C39 67 29 52 29 37Z',
  square: 'M28 34C28 19 38 12 50 12C62 12 72 19 72 34L70 55C66 64 58 68 50 68C42 68 34 64 30 55Z',
  round: 'M26 40C26 22 37 13 50 13C63 13 74 22 74 40C74 57 63 67 50 67C37 67 26 57 26 40Z',
};
const TOP = {
  bald: [],
  short: [['b', 'M27 38C24 14 38 5 53 7C69 7 77 20 72 38C71 29 66 24 57 23C47 27 33 24 27 38Z']],
  quiff: [['b', 'M27 36C24 20 34 12 44 12C50 2 70 2 76 14C75 22 74 30 72 38C70 27 62 22 54 23C44 25 32 25 27 36Z']],
  helmet: [['b', 'M25 44C22 18 36 8 50 8C64 8 78 18 75 44L69 46C68 34 62 30 50 30C38 30 32 34 31 46Z']],
  ears: [['a', P('29,32 25,2 45,15')], ['a', P('71,32 75,2 55,15')]],
  fin: [['b', 'M44 40L45 6L50 0L55 6L56 40C54 44 46 44 44 40Z']],
  horn: [['b', 'M42 30C42 16 50 4 64 -8C66 8 64 22 59 31C54 35 46 35 42 30Z']],
  horns: [['b', 'M32 22C20 20 14 10 16 -2C24 4 34 8 41 14Z'], ['b', 'M68 22C80 20 86 10 84 -2C76 4 66 8 59 14Z']],
  antenna: [['b', R(47, -4, 6, 18, 3)], ['b', C(50, -5, 6)]],
} satisfies Record<string, Glyph>;
const BACK = {
  long: [['b', 'M23 44C18 12 38 2 52 4C72 4 82 20 78 44C78 60 86 70 84 84L16 84C14 70 23 60 23 44Z']],
  hood: [['b', 'M18 78C16 40 20 2 50 1C80 2 84 40 82 78Z']],
  cape: [['b', 'M2 104C4 74 22 62 34 60L66 60C78 62 96 74 98 104Z']],
  wings: [['b', 'M40 74C20 70 4 52 2 26C18 40 34 46 44 58Z'], ['b', 'M60 74C80 70 96 52 98 26C82 40 66 46 56 58Z']],
} satisfies Record<string, Glyph>;
const FACE = {
  lens: [['w', 'M32 35C37 33 46 40 48 50C41 53 33 48 32 35Z'], ['w', 'M68 35C63 33 54 40 52 50C59 53 67 48 68 35Z']],
  domino: [
    ['c', 'M27 33C40 30 60 30 73 33C73 45 64 50 57 46C52 43 48 43 43 46C36 50 27 45 27 33Z'],
    ['w', 'M34 38C38 36 42 38 44 41C40 43 36 42 34 38Z'], ['w', 'M66 38C62 36 58 38 56 41C60 43 64 42 66 38Z'],
  ],
  goggles: [
    ['c', R(24, 36, 52, 8, 3)], ['b', C(39, 41, 9)], ['b', C(61, 41, 9)], ['w', C(37, 39, 3)], ['w', C(59, 39, 3)],
  ],
  visor: [['c', 'M27 36L73 36L70 48L54 50L50 46L46 50L30 48Z']],
  eyes: [
    ['k', E(41, 41, 2.6, 3.4)], ['k', E(59, 41, 2.6, 3.4)], ['k', 'M34 34C38 31 43 31 46 33', { line: 2.6 }],
    ['k', 'M66 34C62 31 57 31 54 33', { line: 2.6 }], ['k', 'M44 57C48 59 54 59 57 56', { line: 2.6 }],
  ],
  stern: [['w', 'M33 38L46 42L44 47L35 45Z'], ['w', 'M67 38L54 42L56 47L65 45Z'], ['k', 'M42 58L58 58', { line: 3 }]],
  robot: [
    ['c', P('33,36 46,40 46,46 34,44')], ['c', P('67,36 54,40 54,46 66,44')],
    ['k', 'M40 56h20M42 61h16M50 12v16', { line: 2.6 }],
  ],
  glasses: [
    ['w', C(40, 42, 8)], ['w', C(60, 42, 8)], ['k', C(40, 42, 2.6) + C(60, 42, 2.6)],
    ['k', 'M48 42H52M28 40L32 41M72 40L68 41M34 32C38 30 42 30 45 32M66 32C62 30 58 30 55 32M44 58C48 60 53 60 56 57', { line: 2.4 }],
  ],
  beard: [
    ['k', 'M34 50C40 54 44 52 50 52C56 52 60 54 66 50C66 62 58 68 50 68C42 68 34 62 34 50Z'],
    ['w', 'M43 58C47 57 53 57 57 58C54 61 46 61 43 58Z'],
    ['k', E(41, 40, 2.6, 3.2) + E(59, 40, 2.6, 3.2)],
    ['k', 'M34 33C38 30 43 30 46 32M66 33C62 30 57 30 54 32', { line: 2.6 }],
  ],
  patch: [
    ['k', 'M26 28L74 46', { line: 3 }], ['k', 'M33 36C38 33 45 36 46 43C44 49 36 49 33 44Z'],
    ['k', E(59, 42, 2.6, 3.2)], ['k', 'M66 34C62 31 57 31 54 33M43 58C48 56 53 56 57 58', { line: 2.6 }],
    ['k', 'M43 62C46 69 54 69 57 62L50 64Z'],
  ],
  none: [],
} satisfies Record<string, Glyph>;
const CHEST = {
  none: [],
  star: [['b', STAR(50, 89, 11, 4.6, 5)]],
  vee: [['b', 'M28 82L50 100L72 82L72 90L50 108L28 90Z']],
  bolt: [['b', P('54,78 42,92 49,92 46,104 60,88 52,88')]],
  diamond: [['b', P('50,78 60,90 50,102 40,90')]],
  straps: [['c', 'M22 82L34 78L48 104L34 104Z'], ['c', 'M78 82L66 78L52 104L66 104Z']],
  badge: [['b', C(66, 90, 5)]],
  web: [['k', 'M50 78V104M50 84L30 100M50 84L70 100M38 92Q50 90 62 92', { line: 2 }]],
} satisfies Record<string, Glyph>;

type Slot = Layer[0];

export interface Bust {
  sh?: keyof typeof SHOULDERS;
  head?: keyof typeof HEAD;
  top?: keyof typeof TOP;
  back?: keyof typeof BACK | undefined;
  face?: keyof typeof FACE;
  chest?: keyof typeof CHEST;
  skin?: Slot;
  suit?: Slot;
  hair?: Slot;
}

export function bust(b: Bust): Glyph {
  const { sh = 'broad', head = 'oval', top = 'short', face = 'eyes', chest = 'none', skin = 'a', suit = 'c', hair = 'b' } = b;
  const dyed = (layers: Glyph): Glyph =>
    layers.map(([slot, path, stroke]): Layer => [slot === 'b' ? hair : slot, path, stroke]);
  const ears = top === 'ears'; // ears grow out of the mask, behind the head; all other hair lies on it
  return [
    ...(b.back ? dyed(BACK[b.back]) : []),
    [suit, SHOULDERS[sh]],
    [skin, R(42, 58, 16, 20, 4)],
    ...CHEST[chest],
    ...(ears ? TOP.ears.map(([, path]): Layer => [skin, path]) : []),
    [skin, HEAD[head]],
    ...FACE[face],
    ...(ears ? [] : dyed(TOP[top])),
  ];
}
