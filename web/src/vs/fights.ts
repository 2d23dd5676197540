// What an attack looks like: the attackers leap at the defender, whoever is stunned shakes, whoever is knocked out falls.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { fall, leap, shake } from '../story/fx';
import type { VsView } from './types';

interface Blow {
  attackers: number[];
  /** A card, or a player as -1 - seat. */
  at: number;
}

const characters = (view: VsView): Map<number, boolean> => new Map(view.players.flatMap((p) => p.characters.map((c) => [c.card, c.stunned] as const)));

/** What has just happened between two tables. */
export function between(old: VsView, now: VsView): { blow: Blow | undefined; stunned: number[]; gone: number[] } {
  const was = characters(old);
  const is = characters(now);
  const a = old.attack;
  const over = a && (!now.attack || now.attack.attackers.join() !== a.attackers.join());
  return {
    blow: over ? { attackers: a.attackers, at: a.player >= 0 ? -1 - a.player : a.defender } : undefined,
    stunned: [...is].filter(([card, stunned]) => stunned && was.get(card) === false).map(([card]) => card),
    gone: [...was.keys()].filter((card) => !is.has(card)),
  };
}

const tile = (card: number): HTMLElement | null => document.querySelector<HTMLElement>(card >= 0 ? `.vtile[data-card="${card}"]` : `.vfield[data-seat="${-1 - card}"] .vface`);

/** at: which table this is, so that something taken back is no fight. */
export function useFights(view: VsView, at: number): void {
  const last = useRef<{ view: VsView; at: number; tiles: Map<number, [HTMLElement, DOMRect]> }>();
  useLayoutEffect(() => {
    const before = last.current;
    const layer = document.querySelector<HTMLElement>('.vsys');
    const tiles = new Map([...document.querySelectorAll<HTMLElement>('.vtile[data-card]')].map((el) => [Number(el.dataset.card), [el, el.getBoundingClientRect()] as [HTMLElement, DOMRect]]));
    last.current = { view, at, tiles };
    if (!before || !layer || before.view === view || before.at !== at) return;
    const { blow, stunned, gone } = between(before.view, view);
    const target = blow && (tile(blow.at) ?? undefined);
    for (const card of blow?.attackers ?? []) {
      const el = tile(card);
      if (el && target) leap(el, target, layer);
    }
    for (const card of stunned) { const el = tile(card); if (el && el !== target) shake(el, 240); }
    for (const card of gone) { const old = before.tiles.get(card); if (old) fall(...old, layer); }
  }, [view]);
}
