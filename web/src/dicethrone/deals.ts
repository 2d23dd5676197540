// Cards on their way: drawn into the hand, played, sold, put on the board as an upgrade.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { boxOf, fly, slide, type Flight } from '../story/flights';
import { still } from '../story/fx';
import type { DtCatalog, DtPlayer, DtView } from './types';

interface Lies { el: HTMLElement; at: DOMRect }
interface Then { view: DtView; mine: number; at: number; hand: Map<string, Lies> }

const plate = (seat: number, what: string): Element | null => document.querySelector(`.dplate[data-seat="${seat}"] ${what}`);
/** What stands for a pile of somebody; where a phone shows none, their face. */
const pile = (seat: number, icon: string): Element | null => {
  const count = plate(seat, `.dcounts > :has([href="#i-${icon}"])`);
  return boxOf(count) ? count : plate(seat, '.dplate__name');
};

/** What has become of a card that has left the hand: it was sold, it lies on the board, or it was played. */
export function leftFor(was: DtPlayer | undefined, is: DtPlayer | undefined, code: string, space: string | undefined): 'sold' | 'upgrade' | 'played' {
  if (space && (is?.levels[space] ?? 1) > (was?.levels[space] ?? 1)) return 'upgrade';
  return (is?.points ?? 0) > (was?.points ?? 0) && is?.discard.includes(code) ? 'sold' : 'played';
}

/** Where it goes. */
function goal(old: DtView, now: DtView, c: DtCatalog, mine: number, card: string): Element | null | undefined {
  const [code, is] = [old.cards[card] ?? '', now.players[mine]];
  const at = c.cards[code]?.space;
  const how = leftFor(old.players[mine], is, code, at);
  if (how === 'sold') return plate(mine, '.dcp');
  const space = how === 'upgrade' ? c.heroes[is?.hero ?? '']?.spaces.find((s) => s.id === at) : undefined;
  const ability = space?.levels.flatMap((l) => l.abilities).map((a) => document.querySelector(`.dmain > .dboard [data-ability="${a.id}"]`)).find(Boolean);
  return ability ?? document.querySelector('.dtray');
}

/** at: which table this is, so that what is taken back does not fly. */
export function useDeals(view: DtView, c: DtCatalog, mine: number, at: number): void {
  const last = useRef<Then>();
  useLayoutEffect(() => {
    const before = last.current;
    if (before?.view === view) return;
    const hand = new Map([...document.querySelectorAll<HTMLElement>('.dhand__c[data-card]')].map((el): [string, Lies] => [el.dataset.card ?? '', { el, at: el.getBoundingClientRect() }]));
    last.current = { view, mine, at, hand };
    const layer = document.querySelector<HTMLElement>('.dt');
    if (!before || !layer || before.mine !== mine || before.at !== at || still()) return;
    const all: Flight[] = [];
    for (const [card, { el, at: to }] of hand) {
      const was = before.hand.get(card);
      const deck = was ? undefined : boxOf(pile(mine, 'deck'));
      if (was) slide(el, was.at, to);
      else if (deck) all.push({ from: deck, to: el });
    }
    for (const [card, was] of before.hand) {
      if (!hand.has(card)) all.push({ from: was.at, to: goal(before.view, view, c, mine, card), face: was.el, pile: true });
    }
    view.players.forEach((p, seat) => {
      const more = p.hand_size - (before.view.players[seat]?.hand_size ?? 0);
      const deck = seat === mine ? undefined : boxOf(pile(seat, 'deck'));
      for (let i = 0; deck && i < Math.min(more, 3); i++) all.push({ from: deck, to: pile(seat, 'hand'), pile: true });
    });
    fly(all, layer);
  });
}
