// A card in any size. A button where it can be pressed, an article where it is read, a picture inside other controls.
import type { ComponentChildren, JSX } from 'preact';
import { isEncounter, isWide } from './facts';
import { fit } from './fit';
import type { Marks } from './marks';
import { backName, cardName } from './name';
import { Facedown, InHand, Mini, OnTable } from './small';
import type { CardFace, CardState, Lang } from './types';
import { Zoom } from './zoom';

export type Size = 'zoom' | 'hand' | 'id' | 'table' | 'mini';
export type As = 'button' | 'article' | 'picture';

export interface Common {
  size: Size;
  lang: Lang;
  state?: CardState | undefined;
  /** The card's id where it has no state: in hand, in a discard pile. */
  id?: number | undefined;
  marks?: Marks | undefined;
  /** button (default; zoom: article), article, or picture: mere decoration, for cards inside other controls. */
  as?: As | undefined;
  onPress?: ((event: MouseEvent) => void) | undefined;
  onPoint?: ((over: boolean) => void) | undefined;
  describedBy?: string | undefined;
  tabIndex?: number | undefined;
}
export interface CardProps extends Common {
  face: CardFace;
}
export interface BackProps extends Common {
  back: 'player' | 'encounter';
  /** How many cards lie there, of a pile. */
  count?: number | undefined;
}

interface ShellProps extends Common {
  cls: string;
  label: string;
  data: Record<`data-${string}`, string | number>;
  style?: Record<`--${string}`, string | number> | undefined;
  children: ComponentChildren;
}

function Shell(p: ShellProps): JSX.Element {
  const as = p.as ?? (p.size === 'zoom' ? 'article' : 'button');
  const shared = { class: `card ${p.cls}`, 'data-size': p.size, style: p.style, ...p.data };
  const inner = <span class="card__in">{p.children}</span>;
  if (as === 'picture') return <span {...shared} aria-hidden="true">{inner}</span>;
  if (as === 'article') return <article {...shared} aria-label={p.label}>{inner}</article>;
  const refused = !!(p.marks?.blocked || p.marks?.unplayable);
  return (
    <button
      type="button"
      {...shared}
      aria-disabled={refused || undefined}
      aria-pressed={p.marks?.selected || p.marks?.paying ? true : undefined}
      aria-describedby={p.describedBy}
      tabIndex={p.tabIndex}
      onClick={p.onPress}
      onPointerEnter={() => p.onPoint?.(true)}
      onPointerLeave={() => p.onPoint?.(false)}
      onFocus={() => p.onPoint?.(true)}
      onBlur={() => p.onPoint?.(false)}
    >
      <span class="vh">{p.label}</span>
      <span class="card__in" aria-hidden="true">{p.children}</span>
    </button>
  );
}

function Face({ face, size, state, lang }: CardProps): JSX.Element {
  switch (size) {
    case 'zoom':
      return <Zoom face={face} state={state} lang={lang} />;
    case 'hand':
      return <InHand face={face} lang={lang} />;
    case 'mini':
      return <Mini face={face} state={state} />;
    default:
      return <OnTable face={face} state={state} lang={lang} />;
  }
}

function identified({ state, id = state?.id }: Common): ShellProps['data'] {
  return id === undefined ? {} : { 'data-id': id };
}

function fitted({ face, state, size }: CardProps): ShellProps['style'] {
  if (size !== 'zoom') return undefined;
  const { art, read } = fit(face, state);
  return { [isWide(face.kind) ? '--side' : '--art']: art, '--read': read };
}

export function Card(p: CardProps): JSX.Element {
  const { face } = p;
  const cls = [
    isEncounter(face.kind) ? 'card--enc' : 'card--ply',
    isWide(face.kind) && 'card--wide',
    face.name.length > 20 && 'card--long',
  ];
  const data = {
    'data-kind': face.kind,
    'data-frame': face.frame,
    'data-aspect': face.aspect,
    'data-code': face.code,
    ...identified(p),
  };
  const label = cardName(face, p.lang, p.state, p.marks);
  return (
    <Shell {...p} cls={cls.filter(Boolean).join(' ')} label={label} data={data} style={fitted(p)}>
      <Face {...p} />
    </Shell>
  );
}

export function Back(p: BackProps): JSX.Element {
  const label = backName(p.back, p.lang, p.state, p.marks, p.count);
  const data = { 'data-frame': p.back === 'player' ? 'leadership' : 'encounter', ...identified(p) };
  return (
    <Shell {...p} cls={`card--back ${p.back === 'player' ? 'card--ply' : 'card--enc'}`} label={label} data={data}>
      <Facedown back={p.back} state={p.state} count={p.count} />
    </Shell>
  );
}
