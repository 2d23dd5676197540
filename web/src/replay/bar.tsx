// The bar above a game that is looked at again: back to where one was, to and fro, what if.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { iconized } from '../cards/text';
import { Icon } from '../icons/icon';
import type { ReviewMoment, Told } from '../live/http';
import { CopyLink } from '../share/copy';
import type { Shared } from '../table/context';
import { lastAt } from './told';

export const SPEEDS = [1, 2, 4] as const;

export interface Deeds {
  go(n: number): void;
  turn(by: 1 | -1): void;
  play(): void;
  faster(): void;
  close(): void;
  branch(): void;
  /** The way here for whoever has no seat; none where this browser has no key for them. */
  link: (() => string) | undefined;
}

/** Where rounds or turns begin, and where the game turned. */
function Track({ t, told, at, points, go }: { t: Shared; told: Told; at: number; points: ReviewMoment[]; go: Deeds['go'] }): JSX.Element {
  const place = (n: number): JSX.CSSProperties => ({ '--at': told.of ? n / told.of : 0 });
  return (
    <span class="rtrack">
      <span class="rmarks" aria-hidden="true">{told.turns.map((x) => <i key={x.n} style={place(x.n)} />)}{points.map((m) => <i key={`p${m.n}`} class="is-point" style={place(m.n)} />)}</span>
      <input type="range" min={0} max={told.of} value={at} aria-label={t.Say('replay')} aria-valuetext={`${at} / ${told.of}${lastAt(told.turns, at) ? `, ${lastAt(told.turns, at)?.clock}` : ''}`} onInput={(e) => go(Number(e.currentTarget.value))} />
    </span>
  );
}

function Jump({ t, told, at, points, go }: { t: Shared; told: Told; at: number; points: ReviewMoment[]; go: Deeds['go'] }): JSX.Element {
  const now = lastAt(told.turns, at);
  const clock = (n: number): string => lastAt(told.turns, n)?.clock ?? t.Say('rp_setup');
  return (
    <select class="rjump" aria-label={t.Say('rp_jump')} value={`${now?.n ?? 0}`} onChange={(e) => go(Number(e.currentTarget.value))}>
      {!told.turns.some((x) => x.n === 0) && <option value="0">{t.Say('rp_setup')}</option>}
      {told.turns.map((x) => <option key={x.n} value={`${x.n}`}>{x.clock}</option>)}
      {points.length > 0 && <optgroup label={t.Say('turning_points')}>{points.map((m) => <option key={m.n} value={`${m.n} `}>{clock(m.n)}: {iconized(m.played ?? '', t.lang)}</option>)}</optgroup>}
    </select>
  );
}

/** eyes: through whose the game may be seen, and whose they are. */
export function Bar({ t, told, at, playing, speed, points, eyes, deeds }: {
  t: Shared;
  told: Told | undefined;
  at: number;
  playing: boolean;
  speed: number;
  points: ReviewMoment[];
  eyes: JSX.Element | null;
  deeds: Deeds;
}): JSX.Element {
  const button = (name: string, key: string, shown: JSX.Element | string, deed: () => void, cls = '', off = false): JSX.Element =>
    <button type="button" class={`btn ${cls}`} aria-label={name} title={key ? `${name} (${key})` : name} disabled={off} onClick={deed}>{shown}</button>;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <header class="topbar rbar" role="toolbar" aria-label={t.Say('replay')}>
      {button(t.Say('rp_close'), 'Esc', <><Icon id="x" /><span>{t.Say('rp_close')}</span></>, deeds.close, 'rbar__x')}
      <h1 ref={title} tabIndex={-1}>{t.Say('replay')}</h1>
      {told && (
        <>
          <div class="rbar__go">
            {button(t.Say('rp_turn_back'), 'PgUp', '«', () => deeds.turn(-1), 'rbar__turn', at <= 0)}
            {button(t.Say('back'), '←', '‹', () => deeds.go(at - 1), '', at <= 0)}
            {button(t.Say(playing ? 'pause' : 'play_on'), '␣', <Icon id={playing ? 'pause' : 'play'} />, deeds.play, 'rbar__play')}
            {button(t.Say('next'), '→', '›', () => deeds.go(at + 1), '', at >= told.of)}
            {button(t.Say('rp_turn_on'), 'PgDn', '»', () => deeds.turn(1), 'rbar__turn', at >= told.of)}
            {button(t.Say('rp_speed', { n: speed }), '', `${speed}×`, deeds.faster, 'rbar__pace')}
          </div>
          <div class="rbar__row"><Track t={t} told={told} at={at} points={points} go={deeds.go} /><b class="rbar__n">{at} / {told.of}</b>{eyes}</div>
          <Jump t={t} told={told} at={at} points={points} go={deeds.go} />
          {deeds.link && <CopyLink lang={t.lang} link={deeds.link} cls="rbar__link" brief />}
          {told.branch && button(t.Say('what_if'), '', <><Icon id="share" /><span>{t.Say('rp_what_if')}</span></>, deeds.branch, 'btn--go rbar__if')}
        </>
      )}
    </header>
  );
}
