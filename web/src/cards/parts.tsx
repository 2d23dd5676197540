// The pieces that faces of several sizes share. All is decoration: the card's name says it in words.
import type { JSX } from 'preact';
import { Icon } from '../icons/icon';
import { Say, say } from '../words';
import { countersOf, ending, given, hpOf, statsOf, type StatNow } from './facts';
import type { CardFace, CardState, Lang, Status } from './types';

export interface FaceProps {
  face: CardFace;
  state?: CardState | undefined;
  lang: Lang;
}

export const times = (n: number, one: (i: number) => JSX.Element): JSX.Element[] => Array.from({ length: n }, (_, i) => one(i));

function StatBox({ s }: { s: StatNow }): JSX.Element {
  return (
    <span class={`stat stat--${s.stat}${s.change > 0 ? ' is-up' : s.change < 0 ? ' is-down' : ''}`}>
      <Icon id={s.stat} />
      <b>
        {s.shown}
        {s.star && <Icon id="star" cls="ic--star" />}
      </b>
      {s.costs > 0 && <span class="conseq">{times(s.costs, () => <Icon id="consequential" />)}</span>}
      {s.change !== 0 && <span class="stat__mod">{s.change > 0 ? '▲' : '▼'}</span>}
    </span>
  );
}

export function Stats({ face, state }: { face: CardFace; state?: CardState | undefined }): JSX.Element | null {
  const stats = statsOf(face, state);
  if (!stats.length) return null;
  return <span class="card__stats">{stats.map((s) => <StatBox s={s} />)}</span>;
}

export function Heart({ face, state, perPlayer }: { face: CardFace; state?: CardState | undefined; perPlayer?: boolean }): JSX.Element | null {
  const hp = hpOf(face, state);
  if (hp === undefined) return null;
  return (
    <span class={`hp${String(hp ?? '').length > 2 ? ' hp--long' : ''}`}>
      <Icon id="hp" />
      <b>
        {state?.endless ? '∞' : (hp ?? '–')}
        {perPlayer && !state && face.icons.hp_per_player && <Icon id="per-player" cls="ic--in" />}
      </b>
    </span>
  );
}

export const Resources = ({ face }: { face: CardFace }): JSX.Element => (
  <span class="card__res">{given(face).map((r) => <Icon id={r} />)}</span>
);

export function SchemeIcons({ face }: { face: CardFace }): JSX.Element | null {
  const kinds = (['hazard', 'crisis', 'acceleration', 'amplify'] as const).filter((k) => face.icons[k]);
  if (!kinds.length) return null;
  return <span class="sicons">{kinds.flatMap((k) => times(face.icons[k] ?? 0, () => <Icon id={k} />))}</span>;
}

export function Tokens({ state }: { state?: CardState | undefined }): JSX.Element | null {
  if (!state) return null;
  const counters = countersOf(state).reduce((sum, [, n]) => sum + n, 0);
  return (
    <>
      {!!state.damage && <span class="tok tok--dmg"><Icon id="damage" /><b>{state.damage}</b></span>}
      {state.threat !== undefined && <span class="tok tok--thr"><Icon id="threat" /><b>{state.threat}</b></span>}
      {counters > 0 && (
        <span class="tok tok--cnt">
          {times(Math.min(counters, 3), () => <i />)}
          <b>{counters}</b>
        </span>
      )}
      {!!state.under && <span class="tok tok--under"><Icon id="deck" /><b>{state.under}</b></span>}
    </>
  );
}

/** Status cards as ribbons, one below the other. */
export function Ribbons({ state, lang }: { state?: CardState | undefined; lang: Lang }): JSX.Element | null {
  const held = (['stunned', 'confused', 'tough'] as Status[]).filter((s) => state?.statuses?.[s]);
  const shields = state?.shields ?? [];
  if (!state || !(held.length + shields.length)) return null;
  return (
    <span class="ribbons">
      {shields.map((s) => <span class="ribbon ribbon--shield"><Icon id="def" />{say(lang, s)}</span>)}
      {held.map((s) => (
        <span class={`ribbon ribbon--${s}`}>
          <Icon id={s} />
          {say(lang, s, {}, ending(state.kind))}
        </span>
      ))}
    </span>
  );
}

export function Cost({ face }: { face: CardFace }): JSX.Element | null {
  if (face.cost !== undefined) return <span class="card__cost"><b>{face.cost ?? '–'}</b></span>;
  if (face.stage) return <span class="card__cost card__cost--stage"><b>{face.stage}</b></span>;
  return null;
}

/** The emblem of a card; one that was made up for a position has none, and shows a back. */
export const Art = ({ code }: { code: string }): JSX.Element => (
  <span class="card__art">
    <img src={/^\d{5}/.test(code) ? `${ASSETS}emblems/${code}.svg` : `${ASSETS}img/back-encounter.svg`} alt="" draggable={false} />
  </span>
);

export const KindLabel = ({ face, lang }: { face: CardFace; lang: Lang }): JSX.Element => (
  <span class="card__ty">
    <Icon id={`t-${face.kind}`} />
    <span>{Say(lang, face.kind)}</span>
  </span>
);
