// Cards in their places on the table.
import type { JSX } from 'preact';
import { BackSlot, CardSlot, type Marks, type Size } from '../cards';
import { Icon } from '../icons/icon';
import type { InPlay, Lying } from '../live/protocol';
import { stateOf } from '../state/faces';
import type { Burst } from '../story/bursts';
import { useTable, type Table } from './context';

const SIGN: Record<Burst['kind'], [string, 'damage' | 'hp' | 'threat']> = {
  damage: ['\u2212', 'damage'], heal: ['+', 'hp'], threat: ['+', 'threat'], thwart: ['\u2212', 'threat'],
};

/** A number that pops up and goes: what just happened to this card. */
function Bursts({ id }: { id: number }): JSX.Element {
  const { state } = useTable();
  return (
    <>
      {state.bursts.filter((b) => b.id === id).map((b) => (
        <span class={`burst burst--${b.kind}`} key={b.stamp} aria-hidden="true">
          <Icon id={SIGN[b.kind][1]} />
          <b>{SIGN[b.kind][0]}{b.n}</b>
        </span>
      ))}
    </>
  );
}

/** What hangs on a card, tucked under it. */
function Tucked({ host }: { host: number }): JSX.Element | null {
  const t = useTable();
  const own = t.view.play.filter((c) => c.attached_to === host);
  if (!own.length) return null;
  return <span class="tucked">{own.map((c) => <PlayCard key={c.id} card={c} size="mini" />)}</span>;
}

/** What the line told right now makes of a card. */
function told(t: Table, id: number): Marks {
  const beat = t.state.beat;
  if (!beat?.ids?.length) return {};
  if (beat.kind === 'activates' && beat.ids[0] === id) return { attacking: true, flag: '' };
  return beat.ids.includes(id) ? { hot: true } : {};
}

export function PlayCard({ card, size = 'table', cls, tucked = true }: {
  card: InPlay;
  size?: Size;
  cls?: string;
  tucked?: boolean;
}): JSX.Element {
  const t = useTable();
  const marks = { ...t.marks.get(card.id), ...told(t, card.id) };
  const shared = {
    size, cls, marks, lang: t.lang, state: stateOf(card, t.book.catalog.words.stats ?? {}),
    onPress: () => t.acts.press(card.id),
    onPoint: (over: boolean) => t.acts.point(card.id, over),
  };
  const inside = (
    <>
      {tucked && size !== 'mini' && <Tucked host={card.id} />}
      {(card.boosts ?? 0) > 0 && <span class="boosts" aria-hidden="true"><Icon id="boost" />{card.boosts}</span>}
      <Bursts id={card.id} />
    </>
  );
  if (card.facedown) return <BackSlot {...shared} back="player">{inside}</BackSlot>;
  return <CardSlot {...shared} face={t.face(card.code, card.name)}>{inside}</CardSlot>;
}

/** A pile: its size, and a button that opens it where it lies open. */
export function Pile({ label, cards, count, back, size, is, cls = '' }: {
  label: string;
  cards?: Lying[];
  count: number;
  back: 'player' | 'encounter';
  size: Size;
  /** What goes there and comes from there is seen to travel (travel.ts). */
  is?: 'deck' | 'discard' | 'encounter' | undefined;
  cls?: string;
}): JSX.Element {
  const t = useTable();
  const top = cards?.at(-1);
  const open = (): void => t.acts.ui.set({ open: 'pile', pile: { title: label, cards: [...(cards ?? [])].reverse(), back } });
  return (
    <div class={`pile ${cls}`} data-pile={is}>
      <span class="lbl">{label}</span>
      {cards === undefined && <BackSlot back={back} size={size} lang={t.lang} as="article" cls="stack" />}
      {top && <CardSlot face={t.face(top.code, top.name)} size={size} lang={t.lang} onPress={open} cls="is-dim" />}
      {cards && !top && <span class="pile__none" data-size={size} />}
      {top ? <button type="button" class="pile__n" aria-label={`${label}, ${t.say('cards_n', { n: count })}`} onClick={open}>{count}</button> : <b>{count}</b>}
    </div>
  );
}
