// Cards, for everybody who shows them.
export { Back, Card, type As, type BackProps, type CardProps, type Size } from './card';
export { hpOf, isEncounter, isWide, statsOf } from './facts';
export type { Marks } from './marks';
export { backName, cardName } from './name';
export { BackSlot, CardSlot } from './slot';
export { iconized, Text } from './text';
export type * from './types';
