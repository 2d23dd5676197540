// How loudly a board says what its abilities do, and what it can leave to the hand.
import { STEPS, stepFor } from '../plain/fit';

/** On a large screen it does so more loudly. */
const LARGE = [1.3, 1.15];
const TALL = '(min-height: 851px) and (min-width: 1000px)';

/** A board whose two rows are higher than their room says less loudly what its abilities do; the style has the step as --fit. Rows that are
 *  higher than their texts leave the rest to the cards of the hand, as --spare. */
export function fittedBoard(board: HTMLElement): void {
  const table = board.closest<HTMLElement>('.dmain');
  table?.style.setProperty('--spare', '0px');
  stepFor((step) => {
    board.style.setProperty('--fit', String(step));
    return board.scrollHeight;
  }, board.clientHeight, table && matchMedia(TALL).matches ? [...LARGE, ...STEPS] : STEPS);
  table?.style.setProperty('--spare', `${spareOf([...board.children].map((row) => [...row.children].map((tile) => [tile.clientHeight, highOf(tile)] as const)))}px`);
}

const BREATH = 6; // pixels below a text

/** What a tile needs: up to the end of its text. */
function highOf(tile: Element): number {
  const text = tile.querySelector('.dab__t');
  if (!text) return tile.clientHeight;
  const there = document.createRange();
  there.selectNodeContents(text);
  return there.getBoundingClientRect().bottom - tile.getBoundingClientRect().top + BREATH;
}

/** What rows of tiles could do without: of each tile how high it is and how high it must be. */
export const spareOf = (rows: (readonly (readonly [number, number])[])[]): number =>
  Math.floor(rows.reduce((sum, row) => sum + (row.length ? Math.max(0, Math.min(...row.map(([is, must]) => is - must))) : 0), 0));
