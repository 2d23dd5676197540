// The story of a duel for its log: turns, in them deeds, below each what followed from it.
import type { Line } from '../live/protocol';
import type { Passed } from './passing';

export type Told = Line & { heading?: boolean; who?: number };
interface Part {
  title: string;
  /** It begins a step of a turn, no turn. */
  step?: boolean;
  /** A deed with what followed from it. */
  deeds: Told[][];
}

/** The story in parts that begin with a heading, each a list of deeds; leads: the kinds of lines that begin one. */
export function parts(story: Told[], leads?: ReadonlySet<string>): Part[] {
  const out: Part[] = [{ title: '', deeds: [] }];
  for (const line of story) {
    const part = out.at(-1);
    const deed = part?.deeds.at(-1);
    if (line.heading || line.kind === 'note') out.push({ title: line.text, deeds: [], ...(line.kind === 'step' ? { step: true } : {}) });
    else if (deed && leads && !leads.has(line.kind)) deed.push(line);
    else part?.deeds.push([line]);
  }
  // a step in which nothing was done is told only while it lasts
  return out.filter((p, i) => p.deeds.length || (p.title && (!p.step || i === out.length - 1)));
}

/** The story with what this page has passed for somebody, each where it was. */
export const withPassed = (story: Told[], passed: Passed[]): Told[] =>
  passed.length ? [...story.flatMap((line, i) => [...said(passed, i), line]), ...said(passed, story.length)] : story;
const said = (passed: Passed[], after: number): Told[] => passed.filter((x) => x.after === after).map((x) => ({ n: 0, depth: 1, kind: 'passed', text: x.text }));
