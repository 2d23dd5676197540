// The sizes for play: hand (one line of what it does), table, id (identity, villain), mini.
import type { JSX } from 'preact';
import { Icon } from '../icons/icon';
import { isWide } from './facts';
import { Art, Cost, Heart, KindLabel, Resources, Ribbons, SchemeIcons, Stats, Tokens, type FaceProps } from './parts';
import { hyphenated, iconized } from './text';
import type { CardFace, CardState, Lang } from './types';

const Head = ({ face }: { face: CardFace }): JSX.Element => (
  <span class="card__head">
    <Cost face={face} />
    <span class="card__name">
      <b>{hyphenated(face.name)}</b>
    </span>
  </span>
);

function Row({ face, state, lang }: FaceProps): JSX.Element {
  const stats = Stats({ face, state });
  return (
    <span class="card__row">
      {stats ?? <KindLabel face={face} lang={lang} />}
      {isWide(face.kind) && <SchemeIcons face={face} />}
      <Heart face={face} state={state} />
    </span>
  );
}

export const OnTable = ({ face, state, lang }: FaceProps): JSX.Element => (
  <>
    <Head face={face} />
    <Art code={face.code} />
    <span class="card__body">
      <Row face={face} state={state} lang={lang} />
    </span>
    <Tokens state={state} />
    <Ribbons state={state} lang={lang} />
  </>
);

export const InHand = ({ face, lang }: { face: CardFace; lang: Lang }): JSX.Element => (
  <>
    <Head face={face} />
    <Art code={face.code} />
    <span class="card__body">
      <span class="card__gist">{iconized(face.gist ?? '', lang)}</span>
      <span class="card__row">
        <Resources face={face} />
        {Stats({ face }) ?? <KindLabel face={face} lang={lang} />}
        <Heart face={face} />
      </span>
    </span>
  </>
);

export const Mini = ({ face, state }: { face: CardFace; state?: CardState | undefined }): JSX.Element => (
  <>
    <Art code={face.code} />
    <span class="card__mt">
      <Icon id={`t-${face.kind}`} />
    </span>
    {face.cost !== undefined && <span class="card__mc">{face.cost ?? '–'}</span>}
    <Tokens state={state} />
  </>
);

/** A facedown card: its back, and what it counts as while it lies there. */
export function Facedown({ back, state, count }: {
  back: 'player' | 'encounter';
  state?: CardState | undefined;
  count?: number | undefined;
}): JSX.Element {
  const power = (stat: 'sch' | 'atk'): JSX.Element | null =>
    state?.[stat] === undefined ? null : (
      <span class={`stat stat--${stat}`}>
        <Icon id={stat} />
        <b>{state[stat]}</b>
      </span>
    );
  return (
    <>
      <img class="card__back" src={`${ASSETS}img/back-${back}.svg`} alt="" draggable={false} />
      {state && <span class="card__head"><span class="card__name"><b>{hyphenated(state.name)}</b></span></span>}
      {state?.hp !== undefined && (
        <span class="card__body">
          <span class="card__row">
            <span class="card__stats">{power('sch')}{power('atk')}</span>
            <span class="hp"><Icon id="hp" /><b>{state.hp}</b></span>
          </span>
        </span>
      )}
      {count !== undefined && <b class="card__n">{count}</b>}
      <Tokens state={state} />
    </>
  );
}
