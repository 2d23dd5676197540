// Which games the page draws. Every other one has the plain table: words, lists of options, a log.
const DRAWN = new Set(['champions']);

/** A game that is not told yet is drawn as the page always did. */
export const drawn = (game: string): boolean => !game || DRAWN.has(game);
