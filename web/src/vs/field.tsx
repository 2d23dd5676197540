// A player's side: endurance, rows in columns, resources.
import type { JSX } from 'preact';
import { Icon } from '../icons/icon';
import { Bar } from '../table/bar';
import { Picture } from './cards';
import { atPlace, faceOf, isHot, ofCard, onto, pickOf, press, useGame, type Game } from './game';
import type { Character, Resource, VsOption, VsPlayer } from './types';

/** What a card is to the present decision, as classes. */
function marks(g: Game, card: number): (string | false)[] {
  const all = ofCard(g, card);
  const aimed = g.sel !== undefined && g.sel !== card ? onto(g, card) : undefined;
  const hot = [...all, aimed].some((o) => isHot(g, o));
  return [(all.length > 0) && 'is-free', !!(aimed ?? pickOf(g, card)) && 'is-target', g.sel === card && 'is-on', hot && 'is-hot'];
}

function Tile({ c }: { c: Character }): JSX.Element {
  const g = useGame();
  const { t } = g;
  const face = faceOf(g, c.card) ?? g.c.cards[c.code];
  const aimed: VsOption | undefined = g.sel !== undefined && g.sel !== c.card ? onto(g, c.card) : undefined;
  const state = c.stunned ? 'stunned' : c.attacking ? 'attacking' : c.defending ? 'defending' : c.ready ? '' : 'exhausted';
  const cls = ['vtile', state && `is-${state}`, ...marks(g, c.card)].filter(Boolean).join(' ');
  const told = [face?.name, `${c.atk}/${c.def}`, state && t.say(`vs_${state}` as 'vs_stunned'), c.protected && t.say('vs_protected'), aimed?.outcome].filter(Boolean).join(', ');
  return (
    <button type="button" class={cls} data-card={c.card} data-option={aimed?.id ?? pickOf(g, c.card)?.id} aria-label={told} title={face?.text} onClick={() => press(g, c.card)}>
      <Picture code={c.code} cls="vtile__a" />
      <span class="vtile__n">{face?.name ?? c.code}</span>
      <span class="vtile__s"><b>{c.atk}</b><i>/</i><b>{c.def}</b>{c.flight && <Icon id="chev" cls="vfly" label={t.Say('vs_flight')} />}{c.range && <Icon id="target" label={t.Say('vs_range')} />}<em>{c.cost}</em></span>
      <span class="vtile__m">{state ? t.Say(`vs_${state}` as 'vs_stunned') : ''}{c.protected && <Icon id="def" label={t.Say('vs_protected')} />}{Object.entries(c.counters).map(([k, n]) => ` ${n}×${k}`)}{c.equipment.map((e) => ` +${g.c.cards[e.code]?.name ?? ''}`)}</span>
      {aimed?.outcome && <span class="vend">{aimed.outcome}</span>}
    </button>
  );
}

function Place({ place, own }: { place: string; own: boolean }): JSX.Element {
  const g = useGame();
  const o = own ? atPlace(g, place) : undefined;
  if (!o) return <span class="vplace" data-place={place} />;
  return <button type="button" class={`vplace is-free${isHot(g, o) ? ' is-hot' : ''}`} data-place={place} data-option={o.id} aria-label={o.text} title={o.text} disabled={g.t.state.busy} onClick={() => g.answer(o.id)}><Icon id="plus" /></button>;
}

/** The columns that are shown: those that somebody stands in, and beside them those where somebody may go. */
export function columnsOf(p: Pick<VsPlayer, 'characters'>, places: string[]): number[] {
  const all = [...p.characters.map((c) => c.column), ...places.map((x) => Number(x.split(',')[1]))];
  if (!all.length) return [0];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

function Rows({ seat, p }: { seat: number; p: VsPlayer }): JSX.Element {
  const g = useGame();
  const own = seat === g.mine;
  const places = own ? (g.d?.options ?? []).filter((o) => (o.verb === 'move' || o.verb === 'place') && o.value).map((o) => o.value ?? '') : [];
  const columns = columnsOf(p, places);
  const rows = own ? (['front', 'support'] as const) : (['support', 'front'] as const);
  return (
    <div class="vrows" style={{ '--n': columns.length }}>
      {rows.map((row) => (
        <div key={row} class={`vrow vrow--${row}`} role="group" aria-label={g.t.Say(row === 'front' ? 'vs_front' : 'vs_support')}>
          <span class="lbl">{g.t.Say(row === 'front' ? 'vs_front' : 'vs_support')}</span>
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

function Row({ all, seat }: { all: Resource[]; seat: number }): JSX.Element {
  const g = useGame();
  const hidden = (i: number): VsOption | undefined => (g.d?.options ?? []).find((o) => o.card === undefined && o.value === `${seat}:${i}`);
  return (
    <div class="vres" role="group" aria-label={g.t.Say('vs_resources')}>
      <span class="lbl">{g.t.Say('vs_resources')} {all.length}</span>
      {all.map((r, i) => {
        const face = r.code ? g.c.cards[r.code] : undefined;
        const o = hidden(i);
        if (r.card === undefined) return o ? <button type="button" key={i} class="vchip vchip--down is-target" data-option={o.id} aria-label={o.text} onClick={() => g.answer(o.id)}>{i + 1}</button> : <span key={i} class="vchip vchip--down" role="img" aria-label={g.t.Say('vs_facedown')} />;
        const cls = ['vchip', !r.up && 'vchip--down', ...marks(g, r.card)].filter(Boolean).join(' ');
        return <button type="button" key={i} class={cls} data-card={r.card} title={face?.text} onClick={() => press(g, r.card ?? -1)}>{face?.name}</button>;
      })}
    </div>
  );
}

export function Field({ seat }: { seat: number }): JSX.Element | null {
  const g = useGame();
  const { view, t } = g;
  const p = view.players[seat];
  if (!p) return null;
  const aimed = onto(g, -1 - seat);
  const cls = ['vfield', seat === g.mine && 'vfield--me', view.step === seat && 'is-active', p.out && 'is-out', view.attack?.player === seat && 'is-attacked'].filter(Boolean).join(' ');
  return (
    <section class={cls} data-seat={seat} aria-label={view.names[seat]}>
      <header>
        <b class="vname">{view.names[seat]}</b><span class="vdeck">{p.deck_name}</span>
        {view.initiative === seat && <span class="vini" title={t.Say('vs_initiative')}><Icon id="first" label={t.Say('vs_initiative')} /></span>}
        <span class="vend0"><Icon id="hp" label={t.Say('vs_endurance')} /><b>{p.endurance}</b><Bar now={Math.max(0, p.endurance)} max={50} kind="hp" label={`${t.Say('vs_endurance')} ${p.endurance}`} /></span>
        {p.points > 0 && <span class="vpts">{t.Say('vs_points', { n: p.points })}</span>}
        <span class="vcounts"><span title={t.Say('dt_hand')}><Icon id="hand" label={t.Say('dt_hand')} />{p.hand_size}</span><span title={t.Say('dt_deck')}><Icon id="deck" label={t.Say('dt_deck')} />{p.deck}</span><span title={t.Say('vs_ko')}><Icon id="discard" label={t.Say('vs_ko')} />{p.ko.length}</span></span>
        {aimed && <button type="button" class="btn btn--go vaim" data-option={aimed.id} disabled={t.state.busy} onClick={() => g.answer(aimed.id)}><Icon id="target" />{view.names[seat]} {aimed.outcome}</button>}
      </header>
      {p.out ? <p class="mut">{t.Say('dt_defeated')}</p> : seat === g.mine ? <><Rows seat={seat} p={p} /><Row all={p.resources} seat={seat} /></> : <><Row all={p.resources} seat={seat} /><Rows seat={seat} p={p} /></>}
    </section>
  );
}
