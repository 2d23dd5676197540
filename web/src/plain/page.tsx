// The table of a game that the page does not draw: its board as text, what is asked, what happened.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Shared } from '../table/context';
import { Asked } from './ask';
import { Frame, Log, MySeats, Over, Waiting } from './frame';
import type { PlainView } from './types';

function Now({ t, view, home }: { t: Shared; view: PlainView; home: () => void }): JSX.Element {
  if (view.result) return <Over t={t} view={view} home={home} />;
  return (
    <>
      {view.decision ? <Asked t={t} d={view.decision} /> : <Waiting t={t} view={view} />}
      <Offers t={t} view={view} />
    </>
  );
}

/** What could be done although somebody else is asked. */
export function Offers({ t, view }: { t: Shared; view: Pick<PlainView, 'offers'> }): JSX.Element {
  return (
    <>
      {view.offers.map((d) => (
        <section class="pask" key={d.number}><h3 class="lbl">{t.Say('offers')}</h3>
          <div class="prow">{d.options.map((o) => <button type="button" class="btn" key={o.id} data-option={o.id} disabled={t.state.busy} onClick={() => void t.session.answer([o.id])}>{o.text}</button>)}</div>
        </section>
      ))}
    </>
  );
}

function PlainTable({ shared: t, home }: { shared: Shared; home: () => void }): JSX.Element {
  const view = t.state.views[String(t.state.seat)] as unknown as PlainView;
  // Whoever answered at the end of a long list sees the next question.
  useEffect(() => document.getElementById('dec-t')?.scrollIntoView({ block: 'nearest' }), [t.state.at.join(), t.state.seat]);
  return (
    <Frame t={t} view={view} home={home} cls="plainpage">
      <main class="pmain">
        <h1 class="vh">quickstrike · {view.clock}</h1>
        <section class="ptable" aria-label={t.Say('the_table')}><MySeats t={t} view={view} /><pre tabIndex={0}>{view.board.join('\n')}</pre></section>
        <div class="pside"><Now t={t} view={view} home={home} /></div>
        <Log t={t} />
      </main>
    </Frame>
  );
}

export { PlainTable as Table };
