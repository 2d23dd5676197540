// Whose turn begins, across a duel's table for as long as it is told.
import type { JSX } from 'preact';
import type { Shared } from '../table/context';

/** style: the colours of whoever's turn it is. */
export function Banner({ t, style }: { t: Shared; style?: JSX.CSSProperties | undefined }): JSX.Element | null {
  const { beat } = t.state;
  return beat?.kind === 'turn' ? <p class="banner" key={t.state.story.length} style={style} aria-hidden="true"><span>{beat.text.replace(/\.$/, '')}</span></p> : null;
}
