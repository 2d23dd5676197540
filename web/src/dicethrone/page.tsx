// The table of Dice Throne.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import css from 'style:dicethrone';
import { Icon } from '../icons/icon';
import { useFetched, useStyle } from '../lazy';
import { Banner } from '../plain/banner';
import { digitOf, Frame, Log, MySeats, useTableKeys } from '../plain/frame';
import { DuelSummary } from '../plain/summary';
import { Places } from '../screens/top';
import { lookOf } from '../plain/looks';
import { useKnown } from '../plain/known';
import { usePassing, type Pass, type Passing } from '../plain/passing';
import { answerOf, isRow, rowOf, swapped } from '../plain/pick';
import { Replay, type Then } from '../replay/replay';
import type { Session } from '../state/session';
import type { Shared } from '../table/context';
import { Dialog } from '../table/dialog';
import { useSeen } from '../table/seen';
import { say, type Word } from '../words';
import { settings } from '../state/settings';
import { useStore } from '../state/store';
import { heroColours } from './art';
import { beats } from './beats';
import { Blow } from './blow';
import { Board } from './board';
import { CardFace, Hand } from './cards';
import { useDeals } from './deals';
import { holding, keepOf, lending, settled, tumbles, type Slot } from './dice';
import { Dock, keyed, rollOption, usual } from './dock';
import { useHits } from './hits';
import { GameContext, isKeeping, ofHand, useGame, type Game, type Read } from './game';
import { catalogOf, mineOf, tokenOf } from './look';
import { useLanded } from './landing';
import { Plate } from './plate';
import { LogLine, Reads, Show } from './show';
import { Tray } from './tray';
import type { DtCatalog, DtLine, DtView } from './types';
import { goesOn, useful } from './useful';

const PHASES = ['upkeep', 'income', 'main1', 'roll', 'main2', 'discard'] as const;
/** What is read of a phase that is pointed at. */
const RULES: Record<string, string> = { upkeep: 'dt:upkeep-phase', income: 'dt:income-phase', main1: 'dt:main-phase', roll: 'dt:roll-phase', main2: 'dt:main-phase-2', discard: 'dt:discard-phase' };
/** Deeds, in the log: what follows from them stands below. */
const LEADS = new Set(['roll', 'keep', 'declare', 'activate', 'decline', 'defend', 'no defence', 'play', 'upgrade', 'sell', 'spend', 'discard', 'start', 'start roll', 'defeated', 'over']);
const KEYS: [string, Word][] = [['1–5', 'dt_key_dice'], ['R', 'dt_key_roll'], ['B', 'dt_key_best']];

function Trail(): JSX.Element {
  const { t, view } = useGame();
  const now = PHASES.find((p) => p === view.phase);
  return (
    <nav class="phases" aria-label={view.clock} style={heroColours(view.players[view.active]?.hero ?? '')}>
      <span class="phases__round dturn"><small>{view.clock}{now && !view.result && <span class="dphase"> · {t.Say(`dt_${now}`)}</span>}</small>{view.names[view.active]}</span>
      {!view.result && <ol>{PHASES.map((p) => <li key={p} data-rule={RULES[p]} class={`ph ph--p${p === view.phase ? ' is-now' : ''}`} aria-current={p === view.phase ? 'step' : undefined}><span>{t.Say(`dt_${p}`)}</span></li>)}</ol>}
    </nav>
  );
}

function Reading({ what, close }: { what: Read; close: () => void }): JSX.Element {
  const g = useGame();
  const { t, c, view } = g;
  const [title, inside] = ((): [string, JSX.Element] => {
    if ('seat' in what) return [view.names[what.seat] ?? '', <><Board seat={what.seat} />{(view.players[what.seat]?.discard.length ?? 0) > 0 && <button type="button" class="btn" onClick={() => g.read({ pile: what.seat })}><Icon id="discard" />{t.Say('dt_discard')} ({view.players[what.seat]?.discard.length})</button>}</>];
    if ('token' in what) return [tokenOf(c, what.token)?.name ?? '', <p class="dread">{tokenOf(c, what.token)?.text}</p>];
    const codes = 'pile' in what ? [...(view.players[what.pile]?.discard ?? [])].reverse() : [what.card];
    return [t.Say('dt_discard'), <div class="dpile">{codes.map((code, i) => { const card = c.cards[code]; return card && <CardFace key={i} card={card} hero={c.heroes[card.hero ?? '']} />; })}{!codes.length && <p class="mut">{t.Say('dt_no_cards')}</p>}</div>];
  })();
  return <Dialog title={title} cls={'token' in what ? '' : 'dialog--pile'} close={close} closeName={t.Say('close')}>{inside}</Dialog>;
}

/** The dice, each at its place; those of another roll begin anew. */
function useSlots(view: DtView): [Slot[], (slots: Slot[]) => void] {
  const [slots, setSlots] = useState<Slot[]>([]);
  const roll = view.rolls.at(-1);
  const last = useRef('');
  const of = `${view.turn} ${view.rolls.length} ${roll?.roller} ${roll?.purpose}`;
  const dice = roll?.dice.join('') ?? '';
  const left = useRef(0);
  useEffect(() => {
    const again = of !== last.current;
    const rolled = again || roll?.left !== left.current;
    last.current = of;
    left.current = roll?.left ?? 0;
    // The sixth is the row that is shown now: a roll of the story has the dice of the table that follows.
    setSlots((old) => settled(again && old.length !== dice.length ? [] : again ? old.map((s) => ({ ...s, held: false })) : old, roll?.dice ?? [], rolled));
  }, [of, dice, roll?.left]);
  return [slots, setSlots];
}

/** A table that was: cards can be read there, nothing else can be pressed. */
function Past({ g, then }: { g: Game; then: Then }): JSX.Element {
  const seen = { ...(then.view as DtView), odds: {}, decision: null, offers: [] };
  const mine = mineOf(seen, then.seat);
  const slots = (seen.rolls.at(-1)?.dice ?? []).map((value) => ({ value, held: false, spins: 1 }));
  const none = (): void => undefined;
  const was: Game = { ...g, t: { ...g.t, state: { ...g.t.state, seat: then.seat, hint: undefined, beat: undefined } }, view: seen, d: null, mine, slots, up: false, sel: {}, picked: [], hold: none, select: none, answer: none, answerAll: none, pick: none };
  const others = seen.players.map((_, i) => i).filter((i) => i !== mine);
  return (
    <GameContext.Provider value={was}>
      {then.bar}
      <main class="dmain is-past" data-n={others.length} style={{ '--tumble': '0ms' }}>
        <div class="dfoes" data-n={others.length}>{others.map((i) => <Plate key={i} seat={i} />)}</div>
        <Tray />
        <aside class="drail">{then.log}</aside>
        <Plate seat={mine} large /><Board seat={mine} /><Hand />
      </main>
    </GameContext.Provider>
  );
}

/** Windows that are of no use, and those of others that somebody wants to hear no more of until the own turn. */
function useStops(t: Shared, view: DtView, c: DtCatalog, d: DtView['decision']): Passing<'turn'> {
  const { stops } = useStore(settings);
  const find = (mode: 'turn' | undefined): Pass | undefined => {
    const on = d && t.state.lesson === false ? goesOn(d) : undefined;
    if (!d || !on) return undefined;
    const idle = stops === 'few' && !useful({ view, c, story: t.state.story as DtLine[], seat: t.state.seat }, d);
    return idle || (mode && d.kind === 'react') ? { id: on.id, at: d.title } : undefined;
  };
  return usePassing<'turn'>(t, d, find, () => !!view.result || view.active === t.state.seat);
}

function Shown({ t: now, c, home }: { t: Shared; c: DtCatalog; home: () => void }): JSX.Element {
  useStyle(css);
  const newest = now.state.views[String(now.state.seat)] as unknown as DtView;
  const [slots, hold] = useSlots(newest);
  const { t, view, up } = useLanded(now, newest);
  const { pace } = useStore(settings);
  const [sel, select] = useState<Game['sel']>({});
  const [picked, pick] = useState<string[]>([]);
  const [what, read] = useState<Read>();
  useHits(view, t.state.at[0]);
  const known = useKnown(t.state.lesson);
  const open = t.session.teller.telling || up || !known ? null : view.decision;
  const passing = useStops(t, view, c, open);
  const d = t.session.teller.telling || !known || passing.now !== undefined ? null : view.decision;
  const over = useSeen(!!view.result && !t.session.teller.telling);
  useEffect(() => { select({}); pick([]); }, [d?.number, t.state.at.join()]);
  const answerAll = (ids: string[]): void => void t.session.answer(ids);
  const answer = (id: string): void => {
    const o = d?.options.find((x) => x.id === id);
    if (o?.verb === 'keep' && o.value !== keepOf(slots)) hold(lending(slots, o.value ?? '-'));
    answerAll([id]);
  };
  // What is hinted at is laid out: the dice to be kept are kept, and only rolling is left to be done.
  useEffect(() => {
    const o = d?.options.find((x) => x.id === t.state.hint?.option);
    if (o?.verb === 'keep') hold(holding(slots, o.value ?? '-'));
  }, [t.state.hint]);
  const mine = mineOf(view, t.state.seat);
  useDeals(view, c, mine, t.state.at[0]);
  const g: Game = { t, view, c, mine, d, slots, up, hold, sel, select, read, answer, answerAll, picked, pick };
  useTableKeys(t, (e) => {
    if (what || !d || up) return false;
    const row = ofHand(g);
    if (row) {
      const [o, whole] = [rowOf(row)[digitOf(e) - 1], answerOf(row, picked)];
      if (o) pick(swapped(row, picked, o));
      else if (e.key === 'Enter' && whole) answerAll(whole);
      else return false;
      return true;
    }
    if (isRow(d)) return false;
    if (e.key === ' ' && e.target instanceof Element && e.target.matches('button,a,summary')) return false;
    const n = digitOf(e);
    const key = e.key.toLowerCase();
    const roll = rollOption(g);
    if (n && isKeeping(g) && n <= slots.length) hold(slots.map((s, i) => (i === n - 1 ? { ...s, held: !s.held } : s)));
    else if (n) { const o = keyed(g, n); if (o) answer(o.id); }
    else if (key === 'r' && roll) answer(roll.id);
    else if (key === 'b' && view.odds.keep !== undefined) hold(holding(slots, view.odds.keep));
    else if (e.key === 'Enter' || e.key === ' ') { const o = usual(g); if (o) answer(o.id); else return false; }
    else if (e.key === 'Escape') select({});
    else return false;
    return true;
  });
  const others = view.players.map((_, i) => i).filter((i) => i !== mine);
  return (
    <GameContext.Provider value={g}>
      <Frame t={t} view={view as never} home={home} cls="dt" trail={over && t.ui.result && !t.ui.replay ? <Places lang={t.lang} /> : <Trail />} keys={KEYS}>
        {t.ui.replay ? <Replay t={t} names={view.names} over={!!view.result} draw={(then) => <Past g={g} then={then} />} /> : over && t.ui.result ? <DuelSummary t={t} view={view as never} home={home} measure={t.Say('dt_health')} teams={view.players.map((p) => p.team)} face={(seat) => lookOf('dicethrone', view.players[seat]?.hero ?? '').picture} left={(seat) => `${t.Say('dt_health')} ${Math.max(0, view.players[seat]?.health ?? 0)}`} /> : <main class="dmain" data-n={others.length} style={{ '--tumble': `${tumbles(pace)}ms` }}>
          <h1 class="vh">quickstrike · {view.clock}</h1>
          <div class="dfoes" data-n={others.length}>{others.map((i) => <Plate key={i} seat={i} />)}</div>
          <Tray />
          <aside class="drail" aria-label={t.Say('decision_and_log')}><MySeats t={t} view={view as never} /><Dock home={home} passing={passing} known={known} /><Log t={t} leads={LEADS} passed={passing.told} draw={(line) => <LogLine line={line as DtLine} />} /></aside>
          <Plate seat={mine} large /><Board seat={mine} /><Hand />
          <Banner t={t} style={heroColours(view.players[view.active]?.hero ?? '')} />
          <Show />
          <Blow />
          <Reads />
        </main>}
        {what && <Reading what={what} close={() => read(undefined)} />}
      </Frame>
    </GameContext.Provider>
  );
}

function DiceTable({ shared, home }: { shared: Shared; home: () => void }): JSX.Element {
  const got = useFetched(() => catalogOf(shared.lang), shared.lang);
  if (got === 'failed') return <p class="loading" role="alert">{say(shared.lang, 'not_sent')}</p>;
  if (!got) return <p class="loading" role="status">{say(shared.lang, 'loading')}</p>;
  return <Shown t={shared} c={got.value} home={home} />;
}

export { DiceTable as Table };

export function enter(session: Session): () => void {
  session.teller.beats = beats(() => session.now.seats);
  return () => void (session.teller.beats = undefined);
}
