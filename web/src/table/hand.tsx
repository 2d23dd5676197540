// The hand with the basic powers at its side.
import type { JSX } from 'preact';
import { CardSlot } from '../cards';
import { keyFor } from '../keys/chosen';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/sprite';
import type { Lying, Option } from '../live/protocol';
import { useTable, type Table } from './context';
import { Pile } from './places';

interface Power {
  verb: string;
  icon: IconName;
  key: string;
  name: string;
  n?: number | undefined;
}

function powers(t: Table): Power[] {
  const p = t.view.players.find((x) => x.seat === t.view.seat);
  const id = t.view.play.find((c) => c.id === p?.identity);
  if (!id) return [];
  if (t.view.decision?.kind === 'defend')
    return [{ verb: 'defend', icon: 'def', key: 'D', name: t.Say('defend'), n: id.def }, { verb: 'pass', icon: 'x', key: 'N', name: t.Say('no_defense') }];
  const flip: Power = { verb: 'change_form', icon: 'flip', key: 'F', name: t.Say(p?.form === 'hero' ? 'to_alter_ego' : 'to_hero') };
  if (p?.form === 'alter_ego') return [{ verb: 'recover', icon: 'rec', key: 'R', name: t.Say('recover'), n: id.rec }, flip];
  return [
    { verb: 'attack', icon: 'atk', key: 'Q', name: t.Say('attack'), n: id.atk },
    { verb: 'thwart', icon: 'thw', key: 'W', name: t.Say('thwart'), n: id.thw },
    flip,
  ];
}

/** The options of one's own identity with this verb. */
export function powerOptions(t: Table, verb: string): Option[] {
  const id = t.view.players.find((p) => p.seat === t.view.seat)?.identity;
  const d = t.view.decision;
  if (!d || d.pick || (d.kind !== 'turn' && d.kind !== 'defend')) return [];
  return d.options.filter((o) => o.verb === verb && (o.card === id || o.card === undefined));
}

export function usePower(t: Table, verb: string): void {
  const found = powerOptions(t, verb);
  const [only] = found;
  const id = t.view.players.find((p) => p.seat === t.view.seat)?.identity;
  if (found.length === 1 && only) t.acts.choose(only);
  else if (found.length) t.acts.select(id, verb);
  else t.acts.refuse(id, verb);
}

function PowerButton({ p }: { p: Power }): JSX.Element {
  const t = useTable();
  const can = powerOptions(t, p.verb).length > 0;
  const id = t.view.players.find((x) => x.seat === t.view.seat)?.identity;
  const why = can ? undefined : t.view.why.find((w) => w.card === id && w.verb === p.verb)?.text;
  return (
    <button type="button" class="pow" aria-disabled={!can || undefined} title={why}
      aria-keyshortcuts={p.key} onClick={() => usePower(t, p.verb)}>
      <Icon id={p.icon} /><span>{p.name}</span>{p.n !== undefined && <b>{p.n}</b>}<kbd aria-hidden="true">{keyFor(p.key.toLowerCase())}</kbd>
    </button>
  );
}

function SeatSwitch(): JSX.Element | null {
  const t = useTable();
  const { seats, seat, views } = t.state;
  if (seats.length < 2) return null;
  return (
    <div class="seatsw" role="group" aria-label={t.Say('seat')} data-n={seats.length}>
      {seats.map((s) => {
        const v = views[String(s)] ?? t.view;
        const id = v.play.find((c) => c.id === v.players[s]?.identity);
        return (
          <button type="button" key={s} aria-pressed={s === seat} data-frame={id && t.face(id.code).frame} onClick={() => t.session.look(s)}>
            {id && <img src={`${ASSETS}emblems/${id.code}.svg`} alt="" />}
            <span>{id?.name ?? s + 1}<small>{t.say(v.decision ? 'to_act' : 'waits')}</small></span>
          </button>
        );
      })}
    </div>
  );
}

/** Degrees between two cards: the outer ones are never tilted by more than seven. */
const tiltOf = (n: number): number => Math.min(2.2, 14 / Math.max(1, n - 1));
const leanOf = (n: number): number => 3.9 * Math.sin(((tiltOf(n) * (n - 1)) / 2) * (Math.PI / 180));

function HandCard({ card, i, n }: { card: Lying; i: number; n: number }): JSX.Element {
  const t = useTable();
  const d = i - (n - 1) / 2;
  const face = t.face(card.code, card.name);
  const shown = card.cost === undefined || card.cost === face.cost ? face : { ...face, cost: card.cost };
  const tilt = tiltOf(n);
  return (
    <CardSlot face={shown} size="hand" lang={t.lang} id={card.id} marks={t.marks.get(card.id)} cls="fan__c"
      style={{ '--i': i, '--r': `${(d * tilt).toFixed(2)}deg`, '--y': `calc(${(d * d * (n > 8 ? 0.4 : 0.8)).toFixed(1)}*var(--k))`, zIndex: i + 1 }}
      onPress={() => t.acts.press(card.id)} onPoint={(over) => t.acts.point(card.id, over)} />
  );
}

export function Hand(): JSX.Element | null {
  const t = useTable();
  const p = t.view.players.find((x) => x.seat === t.view.seat);
  if (!p) return null;
  const hand = p.hand ?? [];
  return (
    <section class={`zone hand${t.ui.hand ? ' is-open' : ''}`} aria-label={t.Say('hand_of', { n: hand.length })}>
      <button type="button" class="hand__grip" aria-expanded={t.ui.hand} onClick={() => t.acts.ui.set((u) => ({ hand: !u.hand, unfolded: false }))}>
        <i /><span>{t.Say('hand')}</span><b>{hand.length}</b>
      </button>
      <div class="hand__piles">
        <p data-pile="deck"><span class="lbl">{t.Say('deck')}</span><b>{p.deck}</b></p>
        <Pile label={t.Say('discard_pile')} cards={p.discard} count={p.discard.length} back="player" size="mini" is="discard" />
      </div>
      <div class="hand__left">
        <SeatSwitch />
        <div class="pows">{powers(t).map((x) => <PowerButton key={x.verb} p={x} />)}</div>
      </div>
      <div class="fan" style={{ '--n': Math.max(1, hand.length), '--lean': leanOf(hand.length).toFixed(2) }}>
        {hand.map((c, i) => <HandCard key={c.id} card={c} i={i} n={hand.length} />)}
      </div>
    </section>
  );
}
