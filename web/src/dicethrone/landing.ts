// A roll is told when its dice lie still: until then the table, the question and the log are those from before.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Line } from '../live/protocol';
import { settings } from '../state/settings';
import { still } from '../story/fx';
import type { Shared } from '../table/context';
import { thrown, tumbles } from './dice';
import type { DtView } from './types';

/** Longer than this nobody waits for dice, whatever the machine does. */
const LATE = 2500;

interface Before { view: DtView; story: Line[]; dice: string; at: number; until: number }

/** The table and the story as they may be seen now; up: dice are in the air, and any press ends that. */
export function useLanded(t: Shared, view: DtView): { t: Shared; view: DtView; up: boolean } {
  const [, again] = useState(0);
  const kept = useRef<Before>();
  const at = t.state.at[0];
  const dice = thrown(view);
  const last = (kept.current ??= { view, story: t.state.story, dice, at, until: 0 });
  if (last.dice !== dice) {
    last.until = dice && last.at === at && !still() ? performance.now() + tumbles(settings.now.pace) : 0;
    last.dice = dice;
  }
  last.at = at;
  const up = performance.now() < last.until;
  if (!up) Object.assign(last, { view, story: t.state.story });
  useEffect(() => {
    if (!up) return;
    const land = (): void => { if (last.dice === dice) last.until = 0; again((n) => n + 1); };
    // On a busy machine dice begin late: they are told when they lie there, not when they were meant to.
    const lying = (): void => {
      const moving = [...document.querySelectorAll('.dtray .dcube')].flatMap((die) => die.getAnimations());
      if (!moving.length) return land();
      void Promise.allSettled(moving.map((m) => m.finished)).then(land);
    };
    const timer = setTimeout(lying, last.until - performance.now());
    last.until += LATE;
    addEventListener('pointerdown', land);
    addEventListener('keydown', land);
    return () => { clearTimeout(timer); removeEventListener('pointerdown', land); removeEventListener('keydown', land); };
  }, [dice, up]);
  if (!up) return { t, view, up };
  const held: DtView = { ...last.view, rolls: view.rolls, odds: {}, shown: {} };
  return { t: { ...t, state: { ...t.state, story: last.story, busy: true } }, view: held, up };
}
