// Reading size: the only one with the whole text.
import type { JSX } from 'preact';
import { Icon } from '../icons/icon';
import { Say, say } from '../words';
import { isEncounter, isWide } from './facts';
import { Art, Cost, Heart, Resources, SchemeIcons, Stats, times, Tokens, type FaceProps } from './parts';
import { Text } from './text';
import type { CardFace, Lang, Printed, Value } from './types';

const Head = ({ face }: { face: CardFace }): JSX.Element => (
  <span class="card__head">
    <Cost face={face} />
    <span class={`card__name${face.name.length > 20 ? ' card__name--long' : ''}`}>
      {face.unique && <Icon id="unique" cls="ic--uni" />}
      <b>{face.name}</b>
      {face.subname && <small>{face.subname}</small>}
    </span>
  </span>
);

function Limit({ n, word, perPlayer, icon, plus, lang }: {
  n: Printed | undefined;
  word: 'target_threat' | 'start_threat' | 'each_round';
  perPlayer: boolean;
  icon?: boolean;
  plus?: boolean;
  lang: Lang;
}): JSX.Element | null {
  if (n === null || n === undefined) return null;
  return (
    <span class="lim">
      {icon && <Icon id="threat" />}
      <b>{plus ? `+${n}` : n}</b>
      {perPlayer && n > 0 && <Icon id="per-player" cls="ic--in" />}
      <small>{say(lang, word)}</small>
    </span>
  );
}

function Scheme({ face, lang }: { face: CardFace; lang: Lang }): JSX.Element {
  const t = face.threat;
  return (
    <span class="card__scheme">
      <Limit n={t?.target} word="target_threat" perPlayer icon lang={lang} />
      <Limit n={t?.start} word="start_threat" perPlayer={!t?.start_fixed} icon lang={lang} />
      <Limit n={t?.step} word="each_round" perPlayer plus lang={lang} />
      <SchemeIcons face={face} />
    </span>
  );
}

function Band({ face, lang }: { face: CardFace; lang: Lang }): JSX.Element {
  const encounter = isEncounter(face.kind);
  const aspect = face.aspect === 'hero' ? 'hero_card' : face.aspect;
  return (
    <span class="card__band">
      <Icon id={`t-${face.kind}`} />
      <span>{Say(lang, face.kind)}</span>
      <span class="card__asp">
        {!encounter && !isWide(face.kind) && say(lang, aspect)}
        <Icon id={`a-${face.aspect}`} />
      </span>
    </span>
  );
}

function Boost({ face, lang }: { face: CardFace; lang: Lang }): JSX.Element {
  const [icons, star] = [face.boost ?? 0, !!face.icons.boost_star];
  const inDeck = !['villain', 'main_scheme', 'environment'].includes(face.kind);
  return (
    <span class="card__boost">
      {star && <Icon id="boost-star" />}
      {times(icons, () => <Icon id="boost" />)}
      {inDeck && <small>{say(lang, icons || star ? 'boost' : 'no_boost')}</small>}
    </span>
  );
}

const Foot = ({ face, lang }: { face: CardFace; lang: Lang }): JSX.Element => (
  <span class="card__foot">
    {isEncounter(face.kind) ? <Boost face={face} lang={lang} /> : <Resources face={face} />}
    {face.hand_size !== undefined && <span class="card__handsz"><Icon id="hand" />{face.hand_size}</span>}
    <span class="card__id">{[face.set_name || say(lang, face.aspect === 'hero' ? 'hero_card' : face.aspect), face.code].join(' · ')}</span>
  </span>
);

/** "ATK 3 = 2 + 1 Enhanced Ivory Horn", of each value that is not as printed. */
const Changed = ({ values }: { values: Value[] }): JSX.Element => (
  <>
    {values.filter((v) => v.from.length).map((v) => (
      <span class="par par--value">
        <b>{`${v.stat} ${v.now}`}</b>
        {` = ${v.printed ?? 0}`}
        {v.from.map((f) => ` ${f.by < 0 ? '−' : '+'} ${Math.abs(f.by)} ${f.name}`)}
      </span>
    ))}
  </>
);

export function Zoom({ face, state, lang }: FaceProps): JSX.Element {
  const traits = state?.traits ?? face.traits;
  return (
    <>
      <Head face={face} />
      <Art code={face.code} />
      <span class="card__figures">
        <Stats face={face} state={state} />
        <Heart face={face} state={state} perPlayer />
      </span>
      {isWide(face.kind) && <Scheme face={face} lang={lang} />}
      <Band face={face} lang={lang} />
      <span class="card__text">
        {traits.length > 0 && <span class="traits">{traits.join(' · ')}</span>}
        {face.text.length ? <Text text={face.text} lang={lang} /> : <span class="none">{say(lang, 'no_ability')}</span>}
        {state?.values && <Changed values={state.values} />}
      </span>
      <Foot face={face} lang={lang} />
      <Tokens state={state} />
    </>
  );
}
