// A die: a cube of six faces that tumbles by turning, nothing else.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Symbol } from './art';
import { turned, type Slot } from './dice';
import type { Hero } from './types';

function Face({ hero, n }: { hero: Hero; n: number }): JSX.Element {
  const id = hero.faces[n - 1] ?? '';
  return <span class={`dface dface--${n}`}><Symbol id={id} n={hero.symbols.findIndex((s) => s.id === id)} /><b>{n}</b></span>;
}

export const symbolName = (hero: Hero | undefined, n: number): string => hero?.symbols.find((s) => s.id === hero.faces[n - 1])?.name ?? '';

/** A face that lies flat, for choices. */
export function FlatFace({ hero, n }: { hero: Hero; n: number }): JSX.Element {
  return <span class="dflat"><Face hero={hero} n={n} /></span>;
}

/** up: it may be in the air. One that is drawn anew where it lies, because it can be pressed now, does not tumble again. */
export function Die({ hero, slot, up }: { hero: Hero; slot: Slot; up: boolean }): JSX.Element {
  const drawn = useRef({ spins: slot.spins, lies: !up });
  if (drawn.current.spins !== slot.spins) drawn.current = { spins: slot.spins, lies: false };
  return (
    <span class={`dcube dcube--${slot.spins % 2}${drawn.current.lies ? ' is-lying' : ''}`} style={{ transform: turned(slot) }}>
      {[1, 2, 3, 4, 5, 6].map((n) => <Face key={n} hero={hero} n={n} />)}
    </span>
  );
}
