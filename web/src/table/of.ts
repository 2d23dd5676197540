// What every part of Champions' table needs, for a view of it: the present one, or one that was.
import type { View } from '../live/protocol';
import { codeIn } from '../state/choice';
import { faceFor, type Book } from '../state/faces';
import { marksOf } from '../state/marks';
import type { Shared, Table } from './context';

export const tableAt = (shared: Shared, book: Book, view: View): Table => ({
  ...shared, book, view, marks: marksOf(view, { ...shared.ui, wanted: shared.state.wanted }), who: (seat) => view.play.find((c) => c.id === view.players[seat]?.identity)?.name,
  face: (code, name) => faceFor(book, view, code, name), code: (id) => codeIn(view, id),
});
