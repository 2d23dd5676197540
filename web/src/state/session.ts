// One table: its connection, what it shows, and what a person can do there.
import type { Lang } from '../cards/types';
import { patched } from '../live/patch';
import type { At, FromServer, Line, Present, Reason, Spoken, View, Whole } from '../live/protocol';
import { Socket } from '../live/socket';
import type { Burst } from '../story/bursts';
import { play as sound } from '../story/sounds';
import { Teller } from '../story/teller';
import { say } from '../words';
import { device, rememberFriend, settings } from './settings';
import { Store } from './store';

export interface TableState {
  link: 'opening' | 'open' | 'waiting' | 'closed';
  linkWhy: string;
  ready: boolean;
  game: string;
  at: At;
  seats: number[];
  views: Record<string, View>;
  story: Line[];
  beat: Line | undefined;
  left: number;
  paused: boolean;
  bursts: Burst[];
  present: Present;
  seen: number;
  redo: number;
  host: boolean;
  /** The seat whose eyes we look through; -1: a spectator. */
  seat: number;
  busy: boolean;
  note: string;
  hint: { option: string; options: string[]; reason: string } | undefined;
  asks: { by: string; seat: number; name: string } | undefined;
  asking: string[];
  /** The host plays again: where, and my key there. */
  next: { table: string; key: string } | undefined;
  /** What was said, how much of it is not read yet, and whom this browser does not listen to. */
  talk: Spoken[];
  unread: number;
  deaf: number[];
  /** Is this a lesson? Nobody knows before the server has said so. */
  lesson: boolean | undefined;
  /** What its coach waits for, by the names of options. */
  wanted: string[];
}

const EMPTY: TableState = {
  link: 'opening', linkWhy: '', ready: false, game: '', at: [0, 0], seats: [], views: {}, story: [], beat: undefined, left: 0, paused: false,
  bursts: [], present: { seats: [], watching: 0 }, seen: 0, redo: 0, host: false, seat: -1, busy: false, note: '', hint: undefined,
  asks: undefined, asking: [], next: undefined, talk: [], unread: 0, deaf: [], lesson: undefined, wanted: [],
};

export class Session {
  readonly store = new Store<TableState>(EMPTY);
  readonly teller: Teller;
  private socket: Socket;
  private real: Record<string, View> = {};
  /** The number of the answer that was sent last. */
  private answering = 0;

  constructor(readonly table: string, readonly key: string, lang: Lang) {
    this.teller = new Teller({ views: {}, story: [], beat: undefined, left: 0 }, (now) => this.show(now));
    this.socket = new Socket(table, key, lang, device, {
      message: (msg) => this.take(msg),
      link: (link, linkWhy = '') => this.store.set({ link, linkWhy, busy: false }),
    });
  }

  get now(): TableState {
    return this.store.now;
  }
  get view(): View | undefined {
    return this.now.views[String(this.now.seat)];
  }
  end(): void {
    this.teller.reset({}, []);
    this.socket.end();
  }

  // ---- what a person does
  /** more: one step with the answer before it, as undo counts them. */
  async answer(options: string[], more = false): Promise<boolean> {
    if (this.now.busy || !options.length) return false;
    this.store.set({ busy: true, note: '', hint: undefined });
    const sent = this.socket.send({ t: 'answer', seat: this.now.seat, at: this.now.at, options, ...(more ? { more } : {}) });
    this.answering = this.socket.last;
    const reply = await sent;
    if (!reply) this.store.set({ busy: false, note: say(settings.now.lang, 'not_sent') });
    return reply?.t === 'change';
  }
  undo(by: 'step' | 'action' | 'turn'): void {
    this.teller.finish();
    void this.socket.send({ t: 'undo', by });
  }
  redo(): void {
    this.teller.finish();
    void this.socket.send({ t: 'redo' });
  }
  /** My answer to the question of another; or, with no, my own question is withdrawn. */
  consent(ok: boolean): void {
    this.store.set({ asks: undefined, asking: [] });
    void this.socket.send({ t: 'consent', ok });
  }
  mute(card: number, on: boolean): void {
    void this.socket.send({ t: 'auto_pass', seat: this.now.seat, card, on });
  }
  /** Also for a card that lies where nobody sees it. */
  unmute(code: string): void {
    void this.socket.send({ t: 'auto_pass', seat: this.now.seat, code, on: false });
  }
  async hint(): Promise<void> {
    const reply = await this.socket.send({ t: 'hint', seat: this.now.seat });
    if (reply?.t === 'hint') this.store.set({ hint: reply });
  }
  async why(card: number, target?: number): Promise<{ text: string; rule: string } | undefined> {
    const reply = await this.socket.send({ t: 'why', seat: this.now.seat, card, ...(target === undefined ? {} : { target }) });
    return reply?.t === 'why' && !reply.ok ? reply : undefined;
  }
  /** Everything that can't be done now, where the page does not know what somebody could want. */
  async reasons(): Promise<Reason[]> {
    const reply = await this.socket.send({ t: 'why', seat: this.now.seat });
    return (reply?.t === 'why' && reply.rows) || [];
  }
  give(seat: number, give: 'bot' | 'free' | 'me'): void {
    void this.socket.send({ t: 'seat', seat, give });
  }
  call(seat: number, name: string): void {
    void this.socket.send({ t: 'seat', seat, give: 'me', name });
  }
  /** Ready, or not yet: for all my seats at once. */
  isReady(on: boolean): void {
    void this.socket.send({ t: 'ready', seat: this.now.seat, on, all_mine: true });
  }
  async bring(seat: number, deck: { starter?: string; deck_text?: string }): Promise<boolean> {
    const reply = await this.socket.send({ t: 'bring', seat, ...deck });
    return reply?.t === 'brought';
  }
  async talk(text: string): Promise<boolean> {
    const reply = await this.socket.send({ t: 'say', text });
    return reply?.t === 'said';
  }
  /** Whoever sits there is not listened to any more, or again. */
  deafen(seat: number, on: boolean): void {
    this.store.set(({ deaf }) => ({ deaf: on ? [...deaf, seat] : deaf.filter((s) => s !== seat) }));
  }
  hasRead(): void {
    if (this.now.unread) this.store.set({ unread: 0 });
  }
  speak(lang: Lang): void {
    if (this.socket.lang === lang) return;
    this.socket.lang = lang;
    void this.socket.send({ t: 'lang', lang });
  }
  look(seat: number): void {
    if (this.now.seats.includes(seat)) this.store.set({ seat, hint: undefined, note: '' });
  }
  pause(on: boolean): void {
    this.teller.pause(on);
    this.store.set({ paused: on });
  }

  // ---- what the server says
  private take(msg: FromServer): void {
    if (msg.t === 'table') this.whole(msg);
    else if (msg.t === 'undone') this.undone(msg);
    else if (msg.t === 'change') this.change(msg);
    else if (msg.t === 'refused') this.store.set({ note: msg.why, asking: [] });
    else if (msg.t === 'present') this.store.set({ present: msg.present });
    else if (msg.t === 'asks') this.store.set({ asks: msg.undo ?? undefined, asking: [] });
    else if (msg.t === 'asking') this.store.set({ asking: msg.names });
    else if (msg.t === 'said') this.heard(msg.line);
    else if (msg.t === 'next') this.store.set({ next: { table: msg.table, key: msg.key } });
    else if (msg.t === 'seat' && msg.key) rememberFriend(this.table, this.key, msg.seat, msg.key);
    // at once, not when the promise is kept: the table would be drawn twice
    if (msg.re !== undefined && msg.re === this.answering) this.store.set({ busy: false });
  }

  private heard(line: Spoken): void {
    const silent = settings.now.silent || this.now.deaf.includes(line.seat) || this.now.seats.includes(line.seat);
    this.store.set(({ talk, unread }) => ({ talk: [...talk, line].slice(-100), unread: silent ? unread : unread + 1 }));
  }

  private whole(msg: Whole): void {
    const { game, at, seats, views, present, seen, host, redo } = msg;
    this.real = views;
    const seat = seats.includes(this.now.seat) ? this.now.seat : (seats[0] ?? -1);
    this.store.set({ talk: msg.talk ?? this.now.talk, game, at, seats, present, seen, host, redo, seat, ready: true, busy: false, bursts: [], hint: undefined, note: '' });
    this.teller.reset(views, msg.story);
  }

  private undone(msg: Whole & { by?: { seat: number; name: string } }): void {
    this.whole(msg);
    const by = msg.by && !msg.seats.includes(msg.by.seat) ? say(settings.now.lang, 'took_back', { name: msg.by.name }) : '';
    this.store.set({ note: by, asks: undefined, asking: [] });
  }

  private change(msg: Extract<FromServer, { t: 'change' }>): void {
    try {
      this.real = Object.fromEntries(
        Object.entries(this.real).map(([seat, v]) => [seat, msg.patch[seat] ? patched(v, msg.patch[seat]) : v]),
      );
    } catch {
      this.socket.again();
      return;
    }
    this.store.set({ at: msg.at, note: '', hint: undefined, redo: msg.redo ?? 0 });
    this.teller.add(this.real, msg.story, msg.re !== undefined);
  }

  private show(now: { views: Record<string, View>; story: Line[]; beat: Line | undefined; left: number }): void {
    const old = this.now;
    const seat = this.turnTo(now.views);
    const key = String(seat);
    const next = now.views[key];
    const popped = (next && this.teller.beats?.bursts?.(old.views[key], next)) ?? [];
    this.store.set({ ...now, seat, bursts: popped.length ? popped : old.bursts });
    if (popped.length) sound(popped.some((b) => b.kind === 'damage') ? 'hit' : 'threat');
    if (now.beat?.kind === 'boost') sound('boost');
    if (next?.decision?.kind === 'turn' && old.views[key]?.decision?.kind !== 'turn') sound('turn');
    if (next?.result && !old.views[key]?.result) sound('end');
  }

  /** With several seats the page turns to the one that must act. */
  private turnTo(views: Record<string, View>): number {
    const { seat, seats } = this.now;
    if (views[String(seat)]?.decision) return seat;
    return seats.find((s) => views[String(s)]?.decision) ?? seat;
  }
}
