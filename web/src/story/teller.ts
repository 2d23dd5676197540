// Tells what happened at the chosen pace. The newest table is always known; what is shown may lag behind, and any
// press ends the lag.
import type { Line, View } from '../live/protocol';
import { settings } from '../state/settings';
import { advanced, hasBeat, isPaced, lasts } from './beats';

export interface Shown {
  views: Record<string, View>;
  story: Line[];
  /** The line that is told right now, and how many are still to come. */
  beat: Line | undefined;
  left: number;
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

  constructor(private shown: Shown, private show: (now: Shown) => void) {}

  /** Everything anew, without telling how it came. */
  reset(views: Record<string, View>, story: Line[]): void {
    clearTimeout(this.timer);
    this.steps = [];
    this.held = false;
    this.put({ views, story, beat: undefined, left: 0 });
  }

  add(views: Record<string, View>, lines: Line[], mine: boolean): void {
    const paced = this.steps.length > 0 || this.held || isPaced(lines, mine);
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
      if (step.line && hasBeat(step.line)) {
        this.held = true;
        if (settings.now.pace !== 'step' && !this.paused)
          this.timer = window.setTimeout(this.next, lasts(step.line, settings.now.pace));
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
    const left = this.steps.filter((s) => s.line && hasBeat(s.line)).length;
    if (!line) {
      this.put({ ...this.shown, views: last ? views : this.shown.views, beat: undefined, left });
      return;
    }
    const later = new Set(this.steps.flatMap((s) => (s.views === views ? (s.line?.ids ?? []) : [])));
    const moved = Object.fromEntries(Object.entries(views).map(([seat, next]) => {
      const old = this.shown.views[seat];
      return [seat, old ? advanced(old, next, line, later) : next];
    }));
    this.put({ views: moved, story: [...this.shown.story, line], beat: hasBeat(line) ? line : undefined, left });
  }

  private put(now: Shown): void {
    this.shown = now;
    this.show(now);
  }
}
