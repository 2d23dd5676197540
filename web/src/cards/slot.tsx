// A card in its place: the slot carries the states, so that cut corners keep their rings.
import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from '../icons/icon';
import { say } from '../words';
import { Back, Card, type BackProps, type CardProps } from './card';
import { ending } from './facts';
import type { Marks } from './marks';
import type { Lang, Resource } from './types';

const Coins = ({ of }: { of: Resource[] }): JSX.Element => <>{of.map((r) => <Icon id={r} />)}</>;

export function slotClass(marks: Marks, exhausted: boolean): string {
  const on: [unknown, string][] = [
    [marks.playable, 'is-playable'],
    [marks.target, 'is-target'],
    [marks.hot, 'is-hot'],
    [marks.wanted, 'is-wanted'],
    [marks.selected, 'is-selected'],
    [marks.paying, 'is-paying'],
    [marks.blocked, 'is-blocked'],
    [marks.unplayable, 'is-unpl'],
    [marks.later, 'is-later'],
    [marks.attacking, 'is-attacking'],
    [marks.dim, 'is-dim'],
    [exhausted, 'is-exhausted'],
  ];
  return ['slot', ...on.filter(([is]) => is).map(([, cls]) => cls)].join(' ');
}

/** All badges are decoration: the card's own name says the same in words. */
function Badges({ marks, exhausted, lang, e }: { marks: Marks; exhausted: boolean; lang: Lang; e: string }): JSX.Element {
  const attacks = marks.attacking && (marks.flag ?? say(lang, 'attacking'));
  const playing = marks.selected && (marks.flag ?? say(lang, 'playing'));
  return (
    <span class="badges" aria-hidden="true">
      {marks.key !== undefined && <span class="badge badge--key">{marks.key}</span>}
      {(marks.blocked || marks.locked) && <span class="badge badge--lock"><Icon id="lock" /></span>}
      {attacks && <span class="badge badge--flag badge--red">{attacks}</span>}
      {playing && <span class="badge badge--flag">{playing}</span>}
      {marks.paying && <span class="badge badge--pay">{say(lang, 'paying')} <Coins of={marks.paying} /></span>}
      {marks.offers && <span class="badge badge--add">+<Coins of={marks.offers} /></span>}
      {marks.later && <span class="badge badge--late">{marks.later}</span>}
      {marks.hot && marks.outcome && <span class="badge badge--out"><span>{marks.outcome}</span></span>}
      {marks.incoming && <span class="incoming"><Icon id="damage" /><b>{marks.incoming}</b></span>}
      {exhausted && !marks.paying && (
        <span class="badge badge--ex" title={say(lang, 'exhausted', {}, e)}><Icon id="exhaust" /></span>
      )}
    </span>
  );
}

/** The reason in words, beside the card, on hover and focus. */
function Why({ marks, id }: { marks: Marks; id: string }): JSX.Element | null {
  const why = marks.blocked ?? marks.unplayable ?? marks.locked;
  if (!why) return null;
  return <span class="why" role="tooltip" id={id}>{why}</span>;
}

type Place = { cls?: string | undefined; style?: JSX.CSSProperties | undefined; children?: ComponentChildren };

/** Card with its states; further children (attachments, say) lie in the same slot. */
export function CardSlot({ cls, style, children, ...p }: CardProps & Place): JSX.Element {
  const id = useId();
  const marks = p.marks ?? {};
  const exhausted = !!p.state?.exhausted;
  const reason = marks.blocked || marks.unplayable || marks.locked ? id : undefined;
  return (
    <span class={[slotClass(marks, exhausted), cls].filter(Boolean).join(' ')} style={style}>
      <Card {...p} describedBy={p.describedBy ?? reason} />
      <Badges marks={marks} exhausted={exhausted} lang={p.lang} e={ending(p.face.kind)} />
      <Why marks={marks} id={id} />
      {children}
    </span>
  );
}

export function BackSlot({ cls, style, children, ...p }: BackProps & Place): JSX.Element {
  const id = useId();
  const marks = p.marks ?? {};
  const exhausted = !!p.state?.exhausted;
  return (
    <span class={[slotClass(marks, exhausted), cls].filter(Boolean).join(' ')} style={style}>
      <Back {...p} describedBy={p.describedBy ?? (marks.blocked || marks.unplayable ? id : undefined)} />
      <Badges marks={marks} exhausted={exhausted} lang={p.lang} e="e" />
      <Why marks={marks} id={id} />
      {children}
    </span>
  );
}
