// A link to be copied, or read from the screen by a phone.
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Icon } from '../icons/icon';
import type { Lang } from '../cards/types';
import { words } from '../table/context';
import { copied } from './copy';
import { qr } from './qr';

const EDGE = 4;

export function QrCode({ text, label }: { text: string; label: string }): JSX.Element | null {
  const rows = useMemo(() => qr(text), [text]);
  if (!rows) return null;
  const n = rows.length + 2 * EDGE;
  const d = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x + EDGE} ${y + EDGE}h1v1h-1z` : []))).join('');
  return <svg class="qr" viewBox={`0 0 ${n} ${n}`} role="img" aria-label={label} shape-rendering="crispEdges"><path fill="#fff" d={`M0 0h${n}v${n}h-${n}z`} /><path fill="#000" d={d} /></svg>;
}

/** Only this computer reaches the server at this address. */
export const isLoopback = (): boolean => /^(localhost|127\.|\[::1\])/.test(location.hostname);

/** code: what the QR code holds, if it is less than the link. main: copying it is what is to be done next. */
export function LinkRow({ lang, label, link, code = link, main = false }: { lang: Lang; label: string; link: string; code?: string; main?: boolean }): JSX.Element {
  const w = words(lang);
  const [done, setDone] = useState(false);
  const [shown, setShown] = useState(false);
  return (
    <div class="linkrow">
      <label>{label}<input readOnly value={link} onFocus={(e) => e.currentTarget.select()} /></label>
      <button type="button" class={`btn${main && !done ? ' btn--go' : ''}`} onClick={() => void copied(link, label).then((ok) => ok && setDone(true))}>
        <Icon id={done ? 'check' : 'share'} />{w.Say(done ? 'copied' : 'copy_link')}
      </button>
      <button type="button" class="btn" aria-expanded={shown} onClick={() => setShown(!shown)}>{w.Say('qr')}</button>
      {shown && <QrCode text={code} label={`${w.Say('qr')}: ${label}`} />}
    </div>
  );
}
