import type { JSX } from 'preact';

/** A meter with a notch for each point (each fifth is bolder). */
export function Bar({ now, max, kind, label }: { now: number; max: number; kind: 'hp' | 'thr'; label: string }): JSX.Element {
  const part = max > 0 ? Math.max(0, Math.min(100, (now / max) * 100)) : 0;
  const notches = max <= 60 ? Math.max(0, max - 1) : 0;
  return (
    <div class={`bar bar--${kind}`} role="meter" aria-valuemin={0} aria-valuemax={max} aria-valuenow={Math.min(now, max)} aria-label={label}>
      <i style={{ width: `${part}%` }} />
      {Array.from({ length: notches }, (_, i) => (
        <s key={i} class={(i + 1) % 5 ? '' : 'five'} style={{ left: `${((i + 1) / max) * 100}%` }} />
      ))}
    </div>
  );
}
