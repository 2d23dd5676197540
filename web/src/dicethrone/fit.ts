// Texts in the hand and on the board: smaller letters where they are long; in the hand, where even these are too many, whole lines with an ellipsis.

const STEPS = [1, 0.93, 0.86, 0.8];
const LEAST = 11; // pixels

/** The largest of these sizes at which a text is no higher than its room; the smallest if none is. */
export const stepFor = (high: (step: number) => number, room: number): number => STEPS.find((s) => high(s) <= room) ?? STEPS.at(-1) ?? 1;

export function fitted(card: HTMLElement): void {
  const text = card.querySelector<HTMLElement>('.dcard__t');
  if (!text) return;
  const { style } = text;
  style.fontSize = '';
  style.webkitLineClamp = 'none';
  const usual = parseFloat(getComputedStyle(text).fontSize);
  const room = card.getBoundingClientRect().bottom - text.getBoundingClientRect().top - 4;
  stepFor((step) => {
    style.fontSize = step < 1 ? `${Math.max(LEAST, usual * step)}px` : '';
    return text.scrollHeight;
  }, room);
  const { lineHeight, paddingTop } = getComputedStyle(text);
  const lines = Math.floor((room - parseFloat(paddingTop)) / parseFloat(lineHeight));
  style.webkitLineClamp = String(Math.max(1, lines));
}

/** A board whose two rows are higher than their room says less loudly what its abilities do; the style has the step as --fit. */
export function fittedBoard(board: HTMLElement): void {
  stepFor((step) => {
    board.style.setProperty('--fit', String(step));
    return board.scrollHeight;
  }, board.clientHeight);
}
