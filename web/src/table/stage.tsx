// The loud moment: what a boost card or a revealed card brings, over the seats as long as it is told.
import type { JSX } from 'preact';
import { Card } from '../cards';
import { Icon } from '../icons/icon';
import type { InPlay, Line } from '../live/protocol';
import { useTable, type Table } from './context';

const SHOWN = new Set(['boost', 'reveal']);

/** Whom it concerns: who reveals the card, or who is attacked; where nobody is named the villain schemes. */
function concerned(t: Table, beat: Line): InPlay | undefined {
  const told = beat.kind === 'reveal' ? beat : t.state.story.findLast((l) => l.kind === 'activates');
  const heroes = t.view.players.flatMap((p) => t.view.play.find((c) => c.id === p.identity) ?? []);
  return heroes.find((c) => told?.text.includes(c.name)) ?? t.view.play.find((c) => c.kind === 'main_scheme') ?? heroes[0];
}

export function Stage(): JSX.Element | null {
  const t = useTable();
  const beat = t.state.beat;
  const [code, from] = beat?.cards ?? [];
  if (!beat || !code || !SHOWN.has(beat.kind)) return null;
  const v = t.view.play.find((c) => c.kind === 'villain');
  const left = from ?? v?.code;
  const hero = concerned(t, beat);
  const plus = /\(\+(\d+)/.exec(beat.text)?.[1];
  return (
    <section class="stage" role="status" aria-label={beat.text} key={`${beat.n}${beat.text}`}>
      <div class="strip">
        <figure class="pn pn--a"><div>{left && <img src={`${ASSETS}emblems/${left}.svg`} alt="" />}<figcaption><b>{left && t.face(left).name}</b></figcaption></div></figure>
        <div class="pn pn--b">
          <div>
            <span class="pn__cap">{t.Say(beat.kind === 'boost' ? 'boost' : 'revealed')}</span>
            <div class="pn__card"><Card face={t.face(code)} size="zoom" lang={t.lang} as="picture" /></div>
            {plus !== undefined && <span class="pow-burst"><Icon id="damage" /><b>+{plus}</b></span>}
          </div>
        </div>
        <figure class="pn pn--c"><div>{hero && <img src={`${ASSETS}emblems/${hero.code}.svg`} alt="" />}<figcaption><b>{hero?.name}</b></figcaption></div></figure>
      </div>
      <p class="stage__t">{beat.text}</p>
    </section>
  );
}
