// A player's part of the table: identity, engaged enemies in the lane between, own cards, piles.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { BackSlot, CardSlot, type Status } from '../cards';
import { Icon } from '../icons/icon';
import type { InPlay, Player } from '../live/protocol';
import { Bar } from './bar';
import { useTable } from './context';
import { Pile, PlayCard } from './places';
import { useRoom } from './room';
import { useSwiped } from './swiped';

const STATUSES: Status[] = ['stunned', 'confused', 'tough'];
const OWN = ['ally', 'upgrade', 'support'];
/** Below this a card has no room for the word that says its kind. */
const NARROW = 64;
const LEAST = { small: 22, large: 38 };
/** Below this it shows its cost, its picture and its kind, and nothing else. */
const MINI = 50;

export function Chips({ of }: { of: InPlay }): JSX.Element {
  const t = useTable();
  return (
    <>
      {STATUSES.filter((s) => of.statuses?.[s]).map((s) => (
        <span key={s} class={`chip chip--${s}`}>
          <Icon id={s} />{t.book.catalog.words.statuses?.[s] ?? t.say(s)}{(of.statuses?.[s] ?? 0) > 1 ? ` ×${of.statuses?.[s]}` : ''}
        </span>
      ))}
    </>
  );
}

/** On phones one seat is seen at a time, and the others are swiped to: this says so, and does it. */
function NextSeat({ p }: { p: Player }): JSX.Element | null {
  const t = useTable();
  const n = t.view.players.length;
  if (n < 2) return null;
  const show = (e: MouseEvent): void => {
    const all = [...document.querySelectorAll<HTMLElement>('.seats .seat')];
    const here = all.findIndex((x) => x.contains(e.currentTarget as Node));
    all[(here + 1) % all.length]?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'smooth' });
  };
  const next = t.who((p.seat + 1) % n) ?? '';
  return <button type="button" class="seat__next" aria-label={t.Say('next_seat', { name: next })} onClick={show}>{p.seat + 1}/{n}<Icon id="chev" /></button>;
}

function Head({ p, id }: { p: Player; id: InPlay | undefined }): JSX.Element {
  const t = useTable();
  const who = t.state.present.seats.find((s) => s.seat === p.seat);
  const absent = who && !who.present;
  return (
    <header class="seat__head">
      <h2 class="plate" data-frame={id ? t.face(id.code).frame : 'basic'}><span class="no">{p.seat + 1}</span>{id?.name ?? '–'}</h2>
      {p.form && <span class="form"><Icon id={p.form === 'hero' ? 't-hero' : 't-alter_ego'} />{t.Say(p.form)}</span>}
      {id && (
        <div class="seat__hp">
          <Icon id="hp" /><b>{id.hp}</b><span>/{id.max_hp}</span>
          <Bar now={id.hp ?? 0} max={id.max_hp ?? 1} kind="hp" label={`${id.name}, ${t.say('hit_points')}`} />
        </div>
      )}
      <span class="seat__chips">
        {p.out && <span class="chip">{t.Say('eliminated')}</span>}
        {p.area !== undefined && p.area > 0 && <span class="chip">{t.Say('game_area', { n: p.area })}</span>}
        {id && <Chips of={id} />}
        {p.dealt > 0 && <span class="chip chip--dealt" title={t.Say('dealt')}><Icon id="hazard" label={t.Say('dealt')} />{p.dealt}</span>}
        {who && who.hold !== 'me' && (
          <span class={`chip chip--who${absent ? ' is-away' : ''}`}>
            <Icon id={who.hold === 'bot' ? 'bot' : 'user'} />{who.hold === 'bot' ? t.Say('bot') : who.name}{absent ? ` · ${t.say('away')}` : ''}
          </span>
        )}
        <NextSeat p={p} />
        {t.view.first === p.seat && t.view.players.length > 1 && <span class="chip chip--first"><Icon id="first" />{t.Say('first')}</span>}
      </span>
    </header>
  );
}

function Lane({ cards, cls, small, width, tight, tiles = false, label, none }: {
  cards: InPlay[];
  cls: string;
  small: boolean;
  width: number;
  tight: boolean;
  tiles?: boolean | undefined;
  label?: string;
  none?: string;
}): JSX.Element {
  return (
    <div class={`lane ${cls}${tight ? ' is-tight' : ''}${tiles ? ' lane--tiles' : width < NARROW ? ' lane--s' : ''}`} style={{ '--n': cards.length, ...(width ? { '--lane': `${width}px` } : {}) }}>
      {label && <span class="lane__lbl">{label}</span>}
      <div class="lane__in">
        {cards.length ? cards.map((c) => <PlayCard key={c.id} card={c} size={!tiles && (small || (width && width < MINI)) ? 'mini' : 'table'} />) : none && <span class="lane__none">{none}</span>}
      </div>
    </div>
  );
}

function Piles({ p, mine }: { p: Player; mine: boolean }): JSX.Element {
  const t = useTable();
  return (
    <div class="seat__piles">
      {p.dealt > 0 && (
        <div class="pile pile--s">
          <span class="lbl">{t.Say('dealt')}</span>
          <BackSlot back="encounter" size="mini" lang={t.lang} as="article" />
          <b>{p.dealt}</b>
        </div>
      )}
      {!mine && <div class="pile pile--s"><span class="lbl">{t.Say('hand')}</span><BackSlot back="player" size="mini" lang={t.lang} as="article" cls="fanlet" /><b>{p.hand_count}</b></div>}
      {p.own_deck && <OwnDeck of={p.own_deck} />}
      <Pile label={t.Say('deck')} count={p.deck} back="player" size="mini" cls="pile--s" is={mine ? 'deck' : undefined} />
      <Pile label={t.Say('discard_pile')} cards={p.discard} count={p.discard.length} back="player" size="mini" cls="pile--s" is={mine ? 'discard' : undefined} />
    </div>
  );
}

/** A deck beside the identity: the card on top to read, and a button that shows it together with what was discarded. */
function OwnDeck({ of }: { of: NonNullable<Player['own_deck']> }): JSX.Element {
  const t = useTable();
  const top = of.top[0];
  const open = (): void => t.acts.ui.set({ open: 'pile', pile: { title: `${of.title} · ${t.say('discard_pile')}`, cards: [...of.top, ...[...of.discard].reverse()], back: 'player' } });
  return (
    <div class="pile pile--s pile--own">
      <span class="lbl">{of.title}</span>
      {top ? <CardSlot face={t.face(top.code, top.name)} size="mini" lang={t.lang} onPress={open} cls="stack" /> : <span class="pile__none" data-size="mini" />}
      {top && <span class="pile__top" aria-hidden="true">{top.name}</span>}
      <button type="button" class="pile__n" aria-label={`${of.title}, ${t.say('cards_n', { n: of.count })}${top ? `, ${top.name}` : ''}`} onClick={open}>{of.count}</button>
    </div>
  );
}

export function Seat({ p, mine, small }: { p: Player; mine: boolean; small: boolean }): JSX.Element {
  const t = useTable();
  const id = t.view.play.find((c) => c.id === p.identity);
  const free = t.view.play.filter((c) => c.attached_to === -1);
  const foes = free.filter((c) => c.engaged === p.seat || (c.kind === 'obligation' && c.controller === p.seat));
  const own = free
    .filter((c) => c.controller === p.seat && c.id !== p.identity && !foes.includes(c) && !c.kind.includes('scheme'))
    .sort((a, b) => OWN.indexOf(a.kind) - OWN.indexOf(b.kind));
  const acts = t.view.waiting_for.includes(p.seat) || t.view.active === p.seat;
  const body = useRef<HTMLDivElement>(null);
  const { widths, tight, beside, tiles } = useRoom(body, foes.length, own.length, small ? '--card-mini' : '--card-most', small ? LEAST.small : LEAST.large);
  const style = { ...(beside ? { '--foe-w': `${beside}px` } : {}), '--foe-fr': `${foes.length || 1}fr`, '--own-fr': `${own.length || 1}fr` };
  const name = [t.Say('seat_n', { n: p.seat + 1 }), id?.name, p.form && t.say(p.form)].filter(Boolean).join(', ');
  return (
    <article class={`seat${acts && !p.out ? ' is-active' : ''}${mine ? ' seat--mine' : ''}${small ? ' seat--small' : ''}${p.out ? ' is-out' : ''}`}
      data-seat={p.seat} data-frame={id ? t.face(id.code).frame : 'basic'} aria-label={name}>
      <Head p={p} id={id} />
      <div class={`seat__body${beside ? ' is-side' : ''}`} ref={body} style={style}>
        <div class="seat__id">{id && <PlayCard card={id} size={small ? 'mini' : 'id'} />}</div>
        <Lane cards={foes} cls="lane--foe" small={small} width={widths[0]} tight={tight[0]} label={t.Say('engaged')} none={t.say('no_enemy')} />
        <Lane cards={own} cls="lane--own" small={small} width={widths[1]} tight={tight[1]} tiles={tiles} />
        <Piles p={p} mine={mine} />
      </div>
    </article>
  );
}

/** All seats; of three and four that are seen together one is large and the rest are small. */
export function Seats(): JSX.Element {
  const t = useTable();
  const { players, seat, active } = t.view;
  const big = seat >= 0 ? seat : Math.max(0, active);
  const order = [...players].sort((a, b) => Number(b.seat === big) - Number(a.seat === big) || a.seat - b.seat);
  const shown = players.length > 2 ? order : players;
  const row = useRef<HTMLElement>(null);
  const swiped = useSwiped();
  useEffect(() => {
    const [box, own] = [row.current, row.current?.querySelector<HTMLElement>(`[data-seat="${big}"]`)];
    if (box && own && box.scrollWidth > box.clientWidth) box.scrollTo({ left: own.offsetLeft - 13, behavior: 'smooth' });
  }, [big]);
  return (
    <section class="seats" ref={row} aria-label={t.Say('heroes')} data-n={players.length}>
      {shown.map((p) => <Seat key={p.seat} p={p} mine={p.seat === seat} small={!swiped && players.length > 2 && p.seat !== big} />)}
    </section>
  );
}
