// A table of Champions that was. Its cards can be read; nothing else there can be pressed.
import type { JSX } from 'preact';
import type { View } from '../live/protocol';
import { TableContext, useTable } from '../table/context';
import { Hand } from '../table/hand';
import { tableAt } from '../table/of';
import { Seats } from '../table/seat';
import { Villain } from '../table/villain';
import { useZoom, ZoomView } from '../table/zoom';
import { Replay, type Then } from './replay';

function Was({ then }: { then: Then }): JSX.Element {
  const t = useTable();
  useZoom();
  const read = (e: Event): void => {
    e.stopPropagation();
    const card = e.target instanceof Element ? e.target.closest<HTMLElement>('[data-code]')?.dataset.code : undefined;
    if (card) t.acts.ui.set({ open: 'read', read: { code: card, id: undefined }, zoom: undefined });
    else if (e.target instanceof Element && e.target.closest('.hand__grip')) t.acts.ui.set((u) => ({ hand: !u.hand }));
  };
  const view = { ...(then.view as View), decision: null, why: [], result: null };
  const past = tableAt({ ...t, state: { ...t.state, seat: then.seat, seats: [then.seat], bursts: [], beat: undefined, hint: undefined } }, t.book, view);
  return (
    <div class="tablepage is-past">
      {then.bar}
      <aside class="rail">{then.log}</aside>
      <TableContext.Provider value={{ ...past, marks: new Map() }}>
        <main class="board" onClickCapture={read}><Hand /><Seats /><Villain /></main>
        <ZoomView />
      </TableContext.Provider>
    </div>
  );
}

export function ChampionsReplay(): JSX.Element {
  const t = useTable();
  const names = t.view.players.map((p) => t.who(p.seat) ?? t.Say('seat_n', { n: p.seat + 1 }));
  return <Replay t={t} names={names} over={!!t.view.result} draw={(then) => <Was then={then} />} />;
}
