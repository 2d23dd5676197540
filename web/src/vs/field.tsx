// A player's side: endurance, rows in columns, resources.
import type { JSX } from 'preact';
import { Icon } from '../icons/icon';
import { vscards } from 'vscards';
import { vsFile } from '../art/vscards';
import { lookOf } from '../plain/looks';
import { Picture, pictureOf, teamOf } from './cards';
import { useChange } from '../table/change';
import { matesOf, teamTold } from './team';
import { answerTo, atPlace, faceOf, isHot, nameOf, ofCard, onto, pickOf, press, recruitOf, recruitTo, useGame, type Game } from './game';
import type { Character, Resource, VsOption, VsPlayer } from './types';

/** What a card is to the present decision, as classes. */
function marks(g: Game, card: number): (string | false)[] {
  const all = ofCard(g, card);
  const aimed = g.sel !== undefined && g.sel !== card ? onto(g, card) : undefined;
  const hot = [...all, aimed].some((o) => isHot(g, o));
  return [(all.length > 0) && 'is-free', (g.joined.includes(card) || matesOf(g).includes(card)) && (g.joined.includes(card) ? 'is-joined' : 'is-mate'), !!(aimed ?? pickOf(g, card)) && 'is-target', g.sel === card && 'is-on', hot && 'is-hot'];
}

/** What is read of a state that is pointed at. */
const RULES: Record<string, string> = { stunned: 'vs:701.12', attacking: 'vs:602.1', defending: 'vs:602.1', exhausted: 'vs:601.1' };
/** Of a character without a text what stands after its kind and numbers: flight, range, teams. */
const gist = (line: string): string => line.split(', ').slice(2).join(', ');
/** Names above this are set in smaller letters. */
const LONG = 13;

/** How it would end if this was what is aimed at. */
const endOf = (g: Game, o: VsOption): string | undefined => (o.verb === 'team_attack' && g.sel !== undefined ? teamTold(g, [g.sel, ...g.joined], o.target ?? -1) : o.outcome);

function Tile({ c }: { c: Character }): JSX.Element {
  const g = useGame();
  const { t } = g;
  const face = faceOf(g, c.card) ?? g.c.cards[c.code];
  const aimed: VsOption | undefined = g.sel !== undefined && g.sel !== c.card ? onto(g, c.card) : undefined;
  const ends = aimed && endOf(g, aimed);
  const state = c.stunned ? 'stunned' : c.attacking ? 'attacking' : c.defending ? 'defending' : c.ready ? '' : 'exhausted';
  const more = [...Object.entries(c.counters).map(([k, n]) => `${n}×${k}`), ...c.equipment.map((e) => `+${g.c.cards[e.code]?.name ?? ''}`)].join(' ');
  const cls = ['vtile', state && `is-${state}`, ...marks(g, c.card)].filter(Boolean).join(' ');
  return (
    <button type="button" class={cls} data-card={c.card} data-team={teamOf(c.code)} data-option={aimed?.id ?? pickOf(g, c.card)?.id} aria-description={face?.text} onClick={() => press(g, c.card)}>
      <span class={`vtile__h${(face?.name.length ?? 0) > LONG ? ' is-long' : ''}`}><em>{c.cost}</em><b>{face?.name ?? c.code}</b></span>
      <Picture code={c.code} cls="vtile__a" />
      <span class="vtile__p">
        {state && <span class="vtile__m" data-rule={RULES[state]}>{t.Say(`vs_${state}` as 'vs_stunned')}</span>}
        {more && <span class="vtile__e">{more}</span>}
      </span>
      {face && !c.stunned && <span class={`vtile__t${face.text ? '' : ' is-line'}`}><span>{face.text ? face.text.replaceAll('>>>', '→') : gist(face.line)}</span></span>}
      <span class="vtile__s"><span><Icon id="atk" label={t.Say('atk')} /><b>{c.atk}</b></span><span><Icon id="def" label={t.Say('def')} /><b>{c.def}</b></span>
        {(c.flight || c.range || c.protected) && <span class="vtile__k">{c.flight && <Icon id="chev" cls="vfly" label={t.Say('vs_flight')} />}{c.range && <Icon id="target" label={t.Say('vs_range')} />}{c.protected && <Icon id="lock" label={t.Say('vs_protected')} />}</span>}
      </span>
      {ends && <span class="vend">{ends}</span>}
    </button>
  );
}

function Place({ place, own }: { place: string; own: boolean }): JSX.Element {
  const g = useGame();
  const o = own ? (atPlace(g, place) ?? recruitOf(g)) : undefined;
  if (!o) return <span class="vplace" data-place={place} />;
  return <button type="button" class={`vplace is-free${isHot(g, o) ? ' is-hot' : ''}`} data-place={place} data-option={o.id} aria-label={o.text} title={o.text} disabled={g.t.state.busy} onClick={() => (o.verb === 'recruit' ? recruitTo(g, o, place) : g.answer(o.id))}><Icon id="plus" /></button>;
}

/** The columns that are shown: those that somebody stands in, and beside them those where somebody may go. */
export function columnsOf(p: Pick<VsPlayer, 'characters'>, places: string[]): number[] {
  const all = [...p.characters.map((c) => c.column), ...places.map((x) => Number(x.split(',')[1]))];
  if (!all.length) return [0];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

/** Where somebody new could stand: in either row, in columns that are there or at either end. */
function around(p: Pick<VsPlayer, 'characters'>): string[] {
  const all = p.characters.map((c) => c.column);
  const [least, most] = all.length ? [Math.min(...all) - 1, Math.max(...all) + 1] : [0, 0];
  return (['front', 'support'] as const).flatMap((row) => Array.from({ length: most - least + 1 }, (_, i) => `${row},${least + i}`));
}

function Rows({ seat, p }: { seat: number; p: VsPlayer }): JSX.Element {
  const g = useGame();
  const own = seat === g.mine;
  const places = own && recruitOf(g) ? around(p) : own ? (g.d?.options ?? []).filter((o) => (o.verb === 'move' || o.verb === 'place') && o.value).map((o) => o.value ?? '') : [];
  const columns = columnsOf(p, places);
  // where nobody stands a column is narrow, so that nobody shrinks when there are places to go to
  const stands = columns.map((x) => p.characters.some((c) => c.column === x));
  const wide = stands.filter(Boolean).length;
  const template = stands.map((x) => (x || !wide ? 'var(--tw)' : 'var(--te)')).join(' ');
  // a row with nobody in it, where nobody is to be put, leaves its room to the other
  const taken = (row: string): boolean => p.characters.some((c) => c.row === row);
  const one = places.length ? undefined : !taken('support') ? 'front' : !taken('front') ? 'support' : undefined;
  const rows = own ? (['front', 'support'] as const) : (['support', 'front'] as const);
  return (
    <div class="vrows" data-one={one} style={{ '--n': wide || columns.length, '--e': wide ? columns.length - wide : 0, '--rows': one ? 1 : 2 }}>
      {rows.map((row) => (
        <div key={row} class={`vrow vrow--${row}`} style={{ '--columns': template }} role="group" aria-label={g.t.Say(row === 'front' ? 'vs_front' : 'vs_support')}>
          <span class="lbl" data-rule="vs:212.5b">{g.t.Say(row === 'front' ? 'vs_front' : 'vs_support')}</span>
          {columns.map((column) => {
            const c = p.characters.find((x) => x.row === row && x.column === column);
            const swap = c && own && g.sel !== c.card ? atPlace(g, `${row},${column}`) : undefined;
            return c ? <span key={column} class={`vcell${swap ? ' is-swap' : ''}`} data-place={swap ? `${row},${column}` : undefined} onClickCapture={(e) => { if (swap && !g.t.state.busy) { e.stopPropagation(); g.answer(swap.id); } }}><Tile c={c} /></span> : <Place key={column} own={own} place={`${row},${column}`} />;
          })}
        </div>
      ))}
    </div>
  );
}

function Row({ all, seat, points }: { all: Resource[]; seat: number; points: number }): JSX.Element {
  const g = useGame();
  const hidden = (i: number): VsOption | undefined => (g.d?.options ?? []).find((o) => o.card === undefined && o.value === `${seat}:${i}`);
  // few of them are large
  const across = all.length <= 6 ? 3 : all.length <= 12 ? 4 : 6;
  return (
    <div class="vres" role="group" aria-label={g.t.Say('vs_resources')}>
      <span class="lbl" data-rule="vs:403">{g.t.Say('vs_resources')} <b>{all.length}</b></span>
      {points > 0 && <span class="vpts" key={points}>{g.t.Say('vs_points', { n: points })}</span>}
      <div class="vres__r" style={{ '--r': across, '--rr': Math.ceil(all.length / across) }}>
      {all.map((r, i) => {
        const face = r.code ? g.c.cards[r.code] : undefined;
        const o = hidden(i);
        if (r.card === undefined) return o ? <button type="button" key={i} class="vchip vchip--down is-target" data-option={o.id} aria-label={o.text} onClick={() => g.answer(o.id)}>{i + 1}</button> : <span key={i} class="vchip vchip--down" role="img" aria-label={g.t.Say('vs_facedown')} />;
        const cls = ['vchip', !r.up && 'vchip--down', ...marks(g, r.card)].filter(Boolean).join(' ');
        return <button type="button" key={i} class={cls} data-card={r.card} aria-label={[face?.name, !r.up && g.t.say('vs_facedown')].filter(Boolean).join(', ')} aria-description={face?.text} onClick={() => press(g, r.card ?? -1)}><Picture code={r.code} cls="vchip__a" /></button>;
      })}
      </div>
    </div>
  );
}

/** The picture of a player: that of the deck, or of the most expensive character there. */
export function faceOfPlayer(p: VsPlayer): string | undefined {
  const [best] = [...p.characters].sort((x, y) => y.cost - x.cost);
  return lookOf('vs', p.deck_key).picture ?? pictureOf(best?.code);
}
/** Whose colours: those of the deck's picture. */
const coloursOf = (p: VsPlayer): string | undefined => { const file = faceOfPlayer(p); return vscards.find((c) => vsFile(c.code) === file)?.team || undefined; };

/** With a minus as it is printed. */
export const signed = (n: number): string => String(n).replace('-', '−');

/** Endurance at the start. */
const FULL = 50;
function Endurance({ n }: { n: number }): JSX.Element {
  const { t } = useGame();
  const change = useChange(n);
  return (
    <span class="vend0"><Icon id="hp" label={t.Say('vs_endurance')} /><b>{signed(n)}</b><span class="vbar" role="meter" aria-valuemin={0} aria-valuemax={FULL} aria-valuenow={Math.max(0, Math.min(FULL, n))} aria-label={`${t.Say('vs_endurance')} ${signed(n)}`}><i style={{ transform: `scaleX(${Math.max(0, Math.min(1, n / FULL))})` }} /></span>
      {change.by !== 0 && <span key={change.n} class={`vburst${change.by < 0 ? ' is-hit' : ''}`} aria-hidden="true">{change.by > 0 ? `+${change.by}` : signed(change.by)}</span>}
    </span>
  );
}

/** Of several opponents: whether this one has more room than the others, and how to change that. */
interface Widened { wide?: boolean; widen?: () => void }

function Head({ seat, p, wide, widen }: { seat: number; p: VsPlayer } & Widened): JSX.Element {
  const g = useGame();
  const { view, t } = g;
  const aimed = onto(g, -1 - seat);
  const picture = faceOfPlayer(p);
  const name = nameOf(g, seat);
  return (
    <header>
      <i class="vface" aria-hidden="true">{picture ? <img src={`${ASSETS}emblems/${picture}.svg`} alt="" /> : <Icon id="user" />}</i>
      <b class="vname">{widen && !p.out ? <button type="button" class="vwiden" aria-pressed={wide} title={t.Say(wide ? 'vs_narrow' : 'vs_widen')} onClick={widen}>{name}</button> : <span class="vname__t">{name}</span>}{view.initiative === seat && <span class="vini" title={t.Say('vs_initiative')}><Icon id="first" label={t.Say('vs_initiative')} /></span>}{view.step === seat && !view.result && <span class="vturn">{view.phase_name}</span>}</b>{p.deck_name && p.deck_name !== name && <span class="vdeck">{p.deck_name}</span>}
      <Endurance n={p.endurance} />
      <span class="vcounts"><span title={t.Say('dt_hand')}><Icon id="hand" label={t.Say('dt_hand')} />{p.hand_size}</span><span title={t.Say('dt_deck')}><Icon id="deck" label={t.Say('dt_deck')} />{p.deck}</span><button type="button" class="vko" title={t.Say('vs_ko')} aria-label={`${t.Say('vs_ko')} ${p.ko.length}`} onClick={() => g.read(seat)}><Icon id="discard" />{p.ko.length}</button></span>
      {aimed && <button type="button" class="btn btn--go vaim" data-option={aimed.id} disabled={t.state.busy} onClick={() => answerTo(g, aimed)}><Icon id="target" />{name} {endOf(g, aimed)}</button>}
    </header>
  );
}

export function Field({ seat, ...widened }: { seat: number } & Widened): JSX.Element | null {
  const g = useGame();
  const { view, t } = g;
  const p = view.players[seat];
  if (!p) return null;
  const cls = ['vfield', seat === g.mine && 'vfield--me', view.step === seat && 'is-active', p.out && 'is-out', view.attack?.player === seat && 'is-attacked'].filter(Boolean).join(' ');
  return (
    <section class={cls} data-seat={seat} data-team={coloursOf(p)} aria-label={nameOf(g, seat)}>
      <Head seat={seat} p={p} {...widened} />
      {p.out ? <p class="vout">{t.Say('dt_defeated')}</p> : <><Row all={p.resources} seat={seat} points={p.points} /><Rows seat={seat} p={p} /></>}
    </section>
  );
}
