// A player: health, combat points, tokens, what is incoming.
import type { JSX } from 'preact';
import { Icon } from '../icons/icon';
import { lookOf } from '../plain/looks';
import { useChange } from '../table/change';
import { heroColours, Symbol, TokenGlyph } from './art';
import { heroAt, isHot, ofPlayer, ofToken, useGame } from './game';
import { tokenOf } from './look';

function TokenChip({ seat, id, sides }: { seat: number; id: string; sides: number[] }): JSX.Element {
  const g = useGame();
  const token = tokenOf(g.c, id);
  const options = ofToken(g, seat, id);
  const limit = (token?.limit ?? 0) + (g.view.players[seat]?.limits[id] ?? 0);
  const shown = token?.sides ? sides.map((s) => token.sides?.[s]).join(' ') : `${sides.length}/${limit}`;
  const only = options.length === 1 ? options[0] : undefined;
  return (
    <button type="button" class={`dtoken dtoken--${token?.kind ?? 'unique'}${options.length ? ' is-free' : ''}${isHot(g, only) ? ' is-hot' : ''}`} title={token?.text}
      data-option={only?.id} onClick={() => (only && !g.t.state.busy ? g.answer(only.id) : g.read({ token: id }))}>
      <TokenGlyph id={id} kind={token?.kind ?? 'unique'} /><span>{token?.name ?? id}</span> <b>{shown}</b>
    </button>
  );
}

function Companions({ seat }: { seat: number }): JSX.Element {
  const g = useGame();
  const hero = heroAt(g, seat);
  return (
    <>
      {Object.entries(g.view.players[seat]?.companions ?? {}).map(([id, at]) => (
        <span key={id} class="dtoken dtoken--unique" title={hero?.companions[id]?.text}>
          <TokenGlyph id={id} kind="unique" /><span>{hero?.companions[id]?.name ?? id}</span>{at !== seat && <b>→ {g.view.names[at]}</b>}
        </span>
      ))}
    </>
  );
}

/** large: one's own. */
export function Plate({ seat, large = false }: { seat: number; large?: boolean }): JSX.Element | null {
  const g = useGame();
  const { view, t } = g;
  const p = view.players[seat];
  const hero = heroAt(g, seat);
  const change = useChange(p?.health ?? 0);
  if (!p || !hero) return null;
  const most = g.c.health[view.mode] ?? 50;
  const choose = ofPlayer(g, seat);
  const coming = view.incoming.filter((w) => w.seat === seat && w.hits.length).reduce((sum, w) => sum + w.total, 0);
  const leads = view.mode === 'hill' && !p.out && p.health === Math.max(...view.players.filter((x) => !x.out).map((x) => x.health));
  const cls = ['dplate', large && 'dplate--me', view.active === seat && 'is-active', p.out && 'is-out', choose && 'is-target', isHot(g, choose) && 'is-hot', view.attack?.target === seat && 'is-attacked'].filter(Boolean).join(' ');
  const ally = !large && p.team === view.players[g.mine]?.team;
  const mark = hero.faces[5] ?? '';
  const portrait = lookOf('dicethrone', p.hero).picture;
  return (
    <section class={cls} style={heroColours(p.hero)} data-seat={seat} aria-label={view.names[seat]}>
      <i class="dplate__face" aria-hidden="true">{portrait ? <img src={`${ASSETS}emblems/${portrait}.svg`} alt="" /> : <Symbol id={mark} n={2} />}</i>
      <button type="button" class="dplate__name" title={t.Say('dt_see_board')} onClick={() => g.read({ seat })}>
        <b>{view.names[seat]}</b>
        {view.mode === 'teams' && <small class={`dteam${ally ? ' is-ally' : ''}`} title={t.Say('dt_team', { n: p.team + 1 })}>{ally ? t.Say('dt_ally') : p.team + 1}</small>}
        {leads && <small class="dlead"><Icon id="first" label={t.Say('dt_leader')} /></small>}
      </button>
      {p.out ? <p class="dout">{t.Say('dt_defeated')}</p> : (
        <>
          <p class="dhp"><Icon id="hp" /><b>{p.health}</b><span class="dbar" role="meter" aria-valuemin={0} aria-valuemax={most} aria-valuenow={Math.min(p.health, most)} aria-label={`${t.Say('hit_points')} ${p.health}`}><i style={{ transform: `scaleX(${Math.max(0, Math.min(1, p.health / most))})` }} /></span>
            {change.by !== 0 && <em key={change.n} class={`dburst ${change.by < 0 ? 'is-hit' : 'is-heal'}`}>{change.by > 0 ? '+' : '−'}{Math.abs(change.by)}</em>}
            {coming > 0 && <span class="dhit" title={t.Say('dt_incoming', { name: '' })}><Icon id="damage" />{coming}</span>}
          </p>
          <p class="dcp" data-rule="dt:combat-points" title={t.Say('dt_points')}><b key={p.points}>{p.points}</b><small>{t.Say('dt_cp')}</small></p>
          <div class="dtokens">
            {Object.entries(p.tokens).map(([id, sides]) => <TokenChip key={id} seat={seat} id={id} sides={sides} />)}
            <Companions seat={seat} />
          </div>
          <p class="dcounts">
            {!large && <span title={t.Say('dt_hand')}><Icon id="hand" label={t.Say('dt_hand')} />{p.hand_size}</span>}
            <span title={t.Say('dt_deck')}><Icon id="deck" label={t.Say('dt_deck')} />{p.deck}</span>
            <button type="button" title={t.Say('dt_discard')} aria-label={`${t.Say('dt_discard')} ${p.discard.length}`} onClick={() => g.read({ pile: seat })}><Icon id="discard" />{p.discard.length}</button>
            {Object.keys(p.levels).length > 0 && <span title={t.Say('dt_upgrades')}><Icon id="t-upgrade" label={t.Say('dt_upgrades')} />{Object.keys(p.levels).length}</span>}
          </p>
        </>
      )}
      {choose && <button type="button" class="btn btn--go dplate__go" data-option={choose.id} disabled={t.state.busy} onClick={() => g.answer(choose.id)}><Icon id="target" />{choose.text}</button>}
    </section>
  );
}
