import type { JSX } from 'preact';
import type { IconName } from './sprite';

/** An icon of the sprite. Without a label it is decoration. */
export function Icon({ id, cls, label }: { id: IconName; cls?: string; label?: string }): JSX.Element {
  const said = label ? { role: 'img' as const, 'aria-label': label } : { 'aria-hidden': 'true' as const };
  return (
    <svg class={cls ? `ic ${cls}` : 'ic'} {...said}>
      <use href={`#i-${id}`} />
    </svg>
  );
}
