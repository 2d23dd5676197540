import type { CardFace, CardState } from '../src/cards';

export const face = (more: Partial<CardFace> = {}): CardFace => ({
  code: '01002', name: 'Black Cat', kind: 'ally', frame: 'spider_man', aspect: 'hero', set: 'spider_man',
  set_name: 'Spider-Man', unique: true, traits: ['Hero for Hire'], text: ['Forced Response: After that, draw [mental][wild].'],
  res: { energy: 1 }, icons: { thw_cost: 1 }, cost: 2, atk: 1, thw: 1, hp: 2, ...more,
});

export const state = (more: Partial<CardState> = {}): CardState => ({
  id: 36, code: '01002', name: 'Black Cat', kind: 'ally', exhausted: false, counters: {}, ...more,
});
