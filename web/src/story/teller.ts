// Tells what happened at the chosen pace. The newest table is always known; what is shown may lag behind, and any
// press ends the lag.
import type { Line, View } from '../live/protocol';
import { settings, type Pace } from '../state/settings';
import type { Burst } from './bursts';

export interface Shown {
  views: Record<string, View>;
  story: Line[];
  /** The line that is told right now, and how many are still to come. */
  beat: Line | undefined;
  left: number;
}
/** How a game is told: which lines get a moment, how long it lasts, and what the table looks like at that moment. */
export interface Beats {
  hasBeat(line: Line): boolean;
  lasts(line: Line, pace: Pace): number;
  /** Does this moment last until somebody presses something? */
  waits?(line: Line, pace: Pace): boolean;
  /** Are these told step by step, or seen at once? */
  isPaced(lines: Line[], mine: boolean): boolean;
  advanced(old: View, next: View, line: Line, later: ReadonlySet<number>): View;
  /** What pops up where numbers have changed. */
  bursts?(old: View | undefined, next: View): Burst[];
}
interface Step {
  line: Line | undefined;
  views: Record<string, View>;
  last: boolean;
}

export class Teller {
  private steps: Step[] = [];
  private timer = 0;
  private held = false;
  paused = false;
  /** The present moment lasts until somebody presses something, because there is something new to read. */
  waiting = false;
  /** Without them everything is seen at once. */
  beats: Beats | undefined;

  constructor(private shown: Shown, private show: (now: Shown) => void) {}

  /** Everything anew, without telling how it came. */
  reset(views: Record<string, View>, story: Line[]): void {
    clearTimeout(this.timer);
    this.steps = [];
    this.held = false;
    this.put({ views, story, beat: undefined, left: 0 });
  }

  add(views: Record<string, View>, lines: Line[], mine: boolean): void {
    const paced = this.steps.length > 0 || this.held || this.beats?.isPaced(lines, mine);
    if (!paced) {
      this.put({ views, story: [...this.shown.story, ...lines], beat: undefined, left: 0 });
      return;
    }
    this.steps.push(...lines.map((line) => ({ line, views, last: false })), { line: undefined, views, last: true });
    if (!this.held) this.next();
  }

  get telling(): boolean {
    return this.held || this.steps.length > 0;
  }

  /** Ends the present moment. */
  next = (): void => {
    clearTimeout(this.timer);
    this.held = false;
    let step = this.steps.shift();
    while (step) {
      this.take(step);
      if (step.line && this.beats?.hasBeat(step.line)) {
        this.held = true;
        this.waiting = this.beats.waits?.(step.line, settings.now.pace) ?? false;
        if (settings.now.pace !== 'step' && !this.paused && !this.waiting)
          this.timer = window.setTimeout(this.next, this.beats.lasts(step.line, settings.now.pace));
        return;
      }
      step = this.steps.shift();
    }
  };

  /** Ends them all. */
  finish = (): void => {
    clearTimeout(this.timer);
    const last = this.steps.at(-1);
    if (last) {
      const lines = this.steps.flatMap((s) => s.line ?? []);
      this.put({ views: last.views, story: [...this.shown.story, ...lines], beat: undefined, left: 0 });
    }
    this.steps = [];
    this.held = false;
  };

  pause(on: boolean): void {
    this.paused = on;
    if (!on && this.held) this.next();
    else clearTimeout(this.timer);
    this.put({ ...this.shown });
  }

  private take({ line, views, last }: Step): void {
    const left = this.steps.filter((s) => s.line && this.beats?.hasBeat(s.line)).length;
    if (!line) {
      this.put({ ...this.shown, views: last ? views : this.shown.views, beat: undefined, left });
      return;
    }
    const later = new Set(this.steps.flatMap((s) => (s.views === views ? (s.line?.ids ?? []) : [])));
    const moved = Object.fromEntries(Object.entries(views).map(([seat, next]) => {
      const old = this.shown.views[seat];
      return [seat, old && this.beats ? this.beats.advanced(old, next, line, later) : next];
    }));
    this.put({ views: moved, story: [...this.shown.story, line], beat: this.beats?.hasBeat(line) ? line : undefined, left });
  }

  private put(now: Shown): void {
    this.shown = now;
    this.show(now);
  }
}
