// Cards on their way: drawn into the hand, recruited, put into the resource row, played. Read from two tables, one after the other.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { boxOf, fly, slide, type Flight } from '../story/flights';
import { still } from '../story/fx';
import type { VsView } from './types';

type Kind = 'hand' | 'field' | 'row' | 'chain';
interface Lies {
  el: HTMLElement;
  at: DOMRect;
  kind: Kind;
  seat: number;
}

const WHERE: Record<Kind, string> = { hand: '.vhand__c[data-card]', field: '.vtile[data-card]', row: '.vchip', chain: '.vchain [data-chain]' };

/** All that lies on the table, by what it is known by: a card by its number, a face-down one of another player by its place. */
function lying(mine: number): Map<string, Lies> {
  const found = new Map<string, Lies>();
  for (const kind of ['field', 'row', 'chain', 'hand'] as const) {
    for (const el of document.querySelectorAll<HTMLElement>(WHERE[kind])) {
      const seat = kind === 'hand' ? mine : Number(el.closest<HTMLElement>('[data-seat]')?.dataset.seat ?? mine);
      const place = kind === 'row' && seat !== mine ? `row ${seat} ${[...(el.parentElement?.children ?? [])].indexOf(el)}` : undefined;
      const key = place ?? (kind === 'chain' ? `chain ${el.dataset.chain}` : el.dataset.card) ?? '';
      found.set(key, { el, at: el.getBoundingClientRect(), kind, seat });
    }
  }
  return found;
}

const COUNTS = { hand: 1, deck: 2, ko: 3 } as const;
/** What stands for a pile of somebody; where a phone shows none, their face. */
function pile(seat: number, which: keyof typeof COUNTS): Element | null {
  const field = document.querySelector(`.vfield[data-seat="${seat}"]`);
  const count = field?.querySelector(`.vcounts > :nth-child(${COUNTS[which]})`) ?? null;
  return boxOf(count) ? count : (field?.querySelector('.vface') ?? null);
}

/** Of a card that has left the hand: the character of that name whom it has made stronger. */
export function powered(old: VsView, now: VsView, mine: number, code: string | undefined): number | undefined {
  const before = new Map(old.players[mine]?.characters.map((c) => [c.card, c.atk]));
  return now.players[mine]?.characters.find((c) => c.code === code && c.atk > (before.get(c.card) ?? Infinity))?.card;
}

/** Where a card has gone that has left the hand: onto the chain, to whom it makes stronger or who carries it, to a pile. */
function goal(old: VsView, now: VsView, lies: ReadonlyMap<string, Lies>, mine: number, { card, code }: Left): Pick<Flight, 'to' | 'pile'> {
  const entry = now.chain.find((x) => x.seat === mine && x.code === code);
  const played = entry && lies.get(`chain ${entry.id}`);
  const carrier = now.players.flatMap((p) => p.characters).find((c) => c.equipment.some((e) => e.card === Number(card)))?.card;
  const other = lies.get(String(carrier ?? powered(old, now, mine, code)));
  return played ? { to: played.el } : { to: other?.el ?? pile(mine, now.turn ? 'ko' : 'deck'), pile: true };
}

/** Is what was played with this code still to happen, or to be put somewhere? */
export const isComing = (view: VsView, mine: number, code: string | undefined): boolean =>
  !!code && (view.chain.some((x) => x.seat === mine && x.code === code) || !!(view.decision?.kind === 'place' && view.decision.options.some((o) => view.cards[String(o.card)] === code)));

/** A card that has left the hand. */
interface Left { card: string; code: string | undefined; from: Lies }
interface Then { view: VsView; mine: number; at: number; lying: Map<string, Lies>; coming: Left[] }

/** at: which table this is, so that what is taken back does not fly. */
export function useDeals(view: VsView, mine: number, at: number): void {
  const last = useRef<Then>();
  useLayoutEffect(() => {
    const before = last.current;
    if (before?.view === view) return;
    const now = lying(mine);
    const then: Then = { view, mine, at, lying: now, coming: [] };
    last.current = then;
    const layer = document.querySelector<HTMLElement>('.vsys');
    if (!before || !layer || before.mine !== mine || before.at !== at || still()) return;
    const all: Flight[] = [];
    const gone: Left[] = [...before.coming, ...[...before.lying].flatMap(([card, from]) => (from.kind === 'hand' && !now.has(card) ? [{ card, code: before.view.cards[card], from }] : []))];
    for (const [key, { el, at: to, kind, seat }] of now) {
      const was = before.lying.get(key);
      if (was?.kind === kind && kind !== 'chain' && Math.abs(was.at.height - to.height) < 4) slide(el, was.at, to);
      else if (was?.kind === 'hand') all.push({ from: was.at, to: el, face: kind === 'row' ? undefined : was.el });
      if (was || (kind === 'chain' && seat === mine)) continue;
      const came = kind === 'field' && seat === mine ? gone.findIndex((x) => x.code === view.cards[key]) : -1;
      const [known] = came < 0 ? [] : gone.splice(came, 1);
      const from = known?.from.at ?? boxOf(pile(seat, kind === 'hand' ? 'deck' : 'hand'));
      if (from) all.push({ from, to: el, face: kind === 'field' || kind === 'chain' ? (known?.from.el ?? el) : undefined });
    }
    for (const x of gone) {
      const to = goal(before.view, view, now, mine, x);
      if (to.pile && isComing(view, mine, x.code)) then.coming.push(x);
      else all.push({ from: x.from.at, face: x.from.el, ...to });
    }
    fly(all, layer);
  });
}
