// The table of the Vs. System.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import css from 'style:vs';
import { useFetched, useStyle } from '../lazy';
import type { View } from '../live/protocol';
import { Banner } from '../plain/banner';
import { digitOf, Frame, Log, MySeats, useTableKeys } from '../plain/frame';
import { DuelSummary } from '../plain/summary';
import { useKnown } from '../plain/known';
import { Places } from '../screens/top';
import { usePassing, type Pass, type Passing } from '../plain/passing';
import { isRow } from '../plain/pick';
import { Replay, type Then } from '../replay/replay';
import type { Session } from '../state/session';
import { settings, type Pace } from '../state/settings';
import { useStore } from '../state/store';
import type { Shared } from '../table/context';
import { useSeen } from '../table/seen';
import { say } from '../words';
import { Hand, Reads } from './cards';
import { Begin } from './begin';
import { Blow } from './blow';
import { Pile } from './pile';
import { Attack, Dock, isHasty, listed, Passes, usual, whereOf } from './dock';
import { Aim } from './aim';
import { useDeals } from './deals';
import { useDrag } from './drag';
import { faceOfPlayer, Field } from './field';
import { Foes } from './foes';
import { useFights } from './fights';
import { declined, isAlone, isAttacked, isWorth, unmuted } from './stops';
import { Show } from './show';
import { after, isFirstOf, SHOWN } from './story';
import { answerTo, catalogOf, GameContext, isLaidOut, nameOf, type Game, type Quiet } from './game';
import type { VsCatalog, VsLine, VsView } from './types';

/** Deeds that begin with pressing their card. */
const BEGUN = new Set(['attack', 'move', 'power_up', 'recruit']);
const PHASES = ['draw', 'resource', 'recruit', 'formation', 'attack', 'recovery'] as const;

/** What is read of a phase that is pointed at. */
const RULES: Record<string, string> = { draw: 'vs:401', resource: 'vs:403', recruit: 'vs:404', formation: 'vs:405', attack: 'vs:407', recovery: 'vs:408.1' };

/** Deeds, in the log: what follows from them stands below. */
const LEADS = new Set(['link', 'recruit', 'propose', 'attack', 'resource', 'form', 'recover', 'out', 'over', 'initiative', 'chooser', 'mulligan', 'draw']);

function Trail({ t, view }: { t: Shared; view: VsView }): JSX.Element {
  const now = PHASES.find((p) => p === view.phase);
  return (
    <nav class="phases" aria-label={view.clock}>
      <span class="phases__round"><small>{view.clock}<span class="vphase">{view.result ? '' : ' · '}{view.result ? '' : now ? t.Say(`vs_${now}`) : view.phase_name}</span></small>{view.step >= 0 && !view.result ? nameOf({ t, view }, view.step) : ''}</span>
      {!view.result && <ol>{PHASES.map((p) => <li key={p} data-rule={RULES[p]} class={`ph ph--p${p === view.phase ? ' is-now' : ''}`} aria-current={p === view.phase ? 'step' : undefined}><span>{t.Say(`vs_${p}`)}</span></li>)}</ol>}
    </nav>
  );
}

/** What is passed for somebody: all until their turn if they say so, windows that are not worth a stop, cards that are never asked about. */
function useStops(t: Shared, view: VsView, c: VsCatalog, d: Game['d']): [Passing<Quiet>, Game['answer']] {
  const { stops, passing } = useStore(settings);
  const no = useRef(new Set<string>());
  const { seat, lesson } = t.state;
  useEffect(() => no.current.clear(), [t.state.at[0], seat, view.turn]);
  const find = (mode: Quiet | undefined): Pass | undefined => {
    const pass = d?.options.find((o) => o.verb === (d.kind === 'formation' ? 'done' : d.kind === 'priority' ? 'pass' : ''));
    if (!d || !pass) return undefined;
    const at = whereOf({ t, view, c });
    if (mode && d.kind === 'priority') return { id: pass.id, at };
    if (lesson !== false) return undefined;
    const quiet = view.chain.at(-1)?.seat === seat;
    const left = unmuted(d, view, passing);
    if (d.kind === 'formation') return stops === 'few' && isAlone({ view, seat }) ? { id: pass.id, at } : undefined;
    return left.options.length === 1 || (stops === 'few' && !isWorth({ d: left, view, seat }, no.current)) ? { id: pass.id, at, quiet } : undefined;
  };
  const ends = (mode: Quiet): boolean => view.step === seat || !!view.result || (mode === 'attacked' && !!d && isAttacked({ d, view, seat }));
  const found = usePassing<Quiet>(t, d, find, ends);
  const answer = (id: string, ...more: string[]): void => {
    if (d?.kind === 'priority' && d.options.find((o) => o.id === id)?.verb === 'pass') for (const x of declined({ d, view, seat })) no.current.add(x);
    void t.session.answer([id, ...more]);
  };
  return [found, answer];
}

/** A table that was: cards can be read there, nothing else can be pressed. */
function Past({ g, then }: { g: Game; then: Then }): JSX.Element {
  const view: VsView = { ...(then.view as VsView), decision: null, offers: [] };
  const mine = Math.max(0, then.seat);
  const none = (): void => undefined;
  const [pile, read] = useState<number>();
  const was: Game = { ...g, t: { ...g.t, state: { ...g.t.state, seat: then.seat, seats: [then.seat], hint: undefined, beat: undefined } }, view, d: null, mine, sel: undefined, select: none, answer: none, read };
  return (
    <GameContext.Provider value={was}>
      {then.bar}
      <main class="vmain is-past">
        <Foes seats={view.players.map((_, i) => i).filter((i) => i !== mine)} />
        <Attack />
        <div class="vmine"><Field key={mine} seat={mine} /><Hand key={`hand ${mine}`} /></div>
        <aside class="vrail">{then.log}</aside>
      </main>
      <Aim attack={view.attack} />
      {pile !== undefined && <Pile seat={pile} close={() => read(undefined)} />}
    </GameContext.Provider>
  );
}

function Shown({ t, c, home }: { t: Shared; c: VsCatalog; home: () => void }): JSX.Element {
  useStyle(css);
  const view = t.state.views[String(t.state.seat)] as unknown as VsView;
  const [{ sel, joined }, setSel] = useState<{ sel?: number | undefined; joined: number[] }>({ joined: [] });
  const select = (card: number | undefined, more: number[] = []): void => setSel({ sel: card, joined: more });
  const known = useKnown(t.state.lesson);
  const asked = t.session.teller.telling || !known ? null : view.decision;
  const over = useSeen(!!view.result && !t.session.teller.telling);
  const [passing, answer] = useStops(t, view, c, asked);
  const d = passing.now === undefined ? asked : null;
  const [list, setList] = useState(false);
  const [pile, read] = useState<number>();
  useEffect(() => select(undefined), [d?.number, t.state.at[0]]);
  // What is hinted at on the table is the card to begin with.
  useEffect(() => {
    const o = d?.options.find((x) => x.id === t.state.hint?.option);
    if (o && o.card !== undefined && BEGUN.has(o.verb)) select(o.card);
  }, [t.state.hint]);
  const goes = useRef<{ code: string | undefined; place: string }>();
  const goesTo = (where: { code: string | undefined; place: string }): void => void (goes.current = where);
  useEffect(() => {
    if (!d || t.state.busy) return;
    const place = goes.current && d.kind === 'place' ? d.options.find((o) => o.verb === 'place' && o.value === goes.current?.place && view.cards[String(o.card)] === goes.current?.code) : undefined;
    goes.current = undefined;
    if (place) void t.session.answer([place.id], true);
  }, [d?.number]);
  const mine = t.state.seat >= 0 ? t.state.seat : 0;
  const g: Game = { t, view, c, mine, d, sel, joined, select, goesTo, answer, passing, list, setList, read };
  useDrag(g);
  useFights(view, t.state.at[0]);
  useDeals(view, mine, t.state.at[0]);
  useTableKeys(t, (e) => {
    if (!d || isRow(d) || pile !== undefined) return false;
    const o = (isLaidOut(g) && !list ? [] : listed(g))[digitOf(e) - 1];
    if (e.key === ' ' && e.target instanceof Element && e.target.matches('button,a')) return false;
    const first = usual(g);
    if (o) answerTo(g, o);
    else if ((isHasty(g) ? /^(?:Digit|Numpad)0$/.test(e.code) : e.key === 'Enter' || e.key === ' ') && first) answer(first.id);
    else if (e.key === 'Escape' && sel !== undefined) select(undefined);
    else if (e.key === 'Escape' && passing.mode) passing.end();
    else return false;
    return true;
  });
  const others = view.players.map((_, i) => i).filter((i) => i !== mine);
  return (
    <GameContext.Provider value={g}>
      <Frame t={t} view={view as never} home={home} cls="vsys" trail={over && t.ui.result && !t.ui.replay ? <Places lang={t.lang} /> : <Trail t={t} view={view} />}>
        {t.ui.replay ? <Replay t={t} names={view.players.map((_, i) => nameOf(g, i))} over={!!view.result} draw={(then) => <Past g={g} then={then} />} /> : over && t.ui.result ? <DuelSummary t={t} view={view as never} home={home} measure={t.Say('vs_endurance')} teams={[]} face={(seat) => view.players[seat] && faceOfPlayer(view.players[seat])} name={(seat) => nameOf(g, seat)} left={(seat) => `${t.Say('vs_endurance')} ${view.players[seat]?.endurance ?? 0}`.replace('-', '−')} /> : <main class="vmain" data-asked={d?.kind}>
          <h1 class="vh">quickstrike · {view.clock}</h1>
          <Foes seats={others} />
          {view.decision?.kind === 'initiative' ? <Begin /> : <Attack />}
          <div class="vmine"><Field key={mine} seat={mine} /><Hand key={`hand ${mine}`} /></div>
          <aside class="vrail" aria-label={t.Say('decision_and_log')}><MySeats t={t} view={view as never} /><Passes /><Dock home={home} known={known} /><Log t={t} leads={LEADS} passed={passing.told} /></aside>
          <Banner t={t} />
          <Show />
          <Blow />
          <Reads />
        </main>}
        {!t.ui.replay && <Aim attack={view.attack} />}
        {pile !== undefined && <Pile seat={pile} close={() => read(undefined)} />}
      </Frame>
    </GameContext.Provider>
  );
}

function VsTable({ shared, home }: { shared: Shared; home: () => void }): JSX.Element {
  const got = useFetched(() => catalogOf(shared.lang), shared.lang);
  if (got === 'failed') return <p class="loading" role="alert">{say(shared.lang, 'not_sent')}</p>;
  if (!got) return <p class="loading" role="status">{say(shared.lang, 'loading')}</p>;
  return <Shown t={shared} c={got.value} home={home} />;
}

export { VsTable as Table };

const TOLD = new Set(['attack', 'stun', 'lose', 'recover', 'recruit', 'link', 'flip', 'negate', 'power-up', 'reinforced', 'out', 'over', 'turn']);
/** Blows are told even where they are one's own. */
const LOUD = new Set(['stun', 'lose']);
const FACTOR: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.35, step: 1 };
const LONG = 1300;
const SHORT = 650;
const READ = 1200;
/** What else comes of an attack whose strip is there already. */
const MORE = 600;

/** What others do is told line by line, over the table as it has become; endurance goes down with the line that says so. */
export function enter(session: Session): () => void {
  const isOther = ({ who }: VsLine): boolean => who !== undefined && !session.now.seats.includes(who);
  const lasts = (line: VsLine): number => {
    if (LOUD.has(line.kind)) return isFirstOf(session.now.story as VsLine[]) ? LONG : MORE;
    return SHOWN.has(line.kind) && isOther(line) ? READ : SHORT;
  };
  session.teller.beats = {
    hasBeat: (line) => TOLD.has(line.kind),
    lasts: (line, pace) => lasts(line) * FACTOR[pace],
    isPaced: (lines) => lines.some((l) => LOUD.has(l.kind) || (TOLD.has(l.kind) && isOther(l))),
    advanced: (old, next, line) => after(old as unknown as VsView, next as unknown as VsView, line) as unknown as View,
  };
  return () => void (session.teller.beats = undefined);
}
