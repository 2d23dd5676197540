// The live connection of a table: it comes back by itself and gives up only where coming back is of no use.
import type { Lang } from '../cards/types';
import type { FromServer, ToServer } from './protocol';

const WAITS = [300, 600, 1200, 2500, 5000, 10000];
const PING = 20000;
const FINAL = new Set([4400, 4401, 4403, 4404]);

export type Reply = FromServer;
export interface Handlers {
  message(msg: FromServer): void;
  /** open: hello was sent; waiting: it will try again; closed: it will not. */
  link(state: 'open' | 'waiting' | 'closed', why?: string): void;
}

export class Socket {
  private ws: WebSocket | undefined;
  private tries = 0;
  private timer = 0;
  private beat = 0;
  private heard = 0;
  /** The number of the message that was sent last. */
  last = 0;
  private over = false;
  private replies = new Map<number, (msg: Reply | undefined) => void>();

  constructor(
    private table: string,
    private key: string,
    public lang: Lang,
    private device: string,
    private on: Handlers,
  ) {
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.open();
  }

  /** Sends a message; the promise is its reply, or undefined if the connection broke meanwhile. */
  send(msg: ToServer): Promise<Reply | undefined> {
    if (this.ws?.readyState !== WebSocket.OPEN) return Promise.resolve(undefined);
    const id = ++this.last;
    this.ws.send(JSON.stringify({ v: 1, id, ...msg }));
    return new Promise((done) => this.replies.set(id, done));
  }

  /** Starts anew with a whole table: for what does not fit together any more. */
  again(): void {
    this.ws?.close();
  }

  end(): void {
    this.over = true;
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.ws?.close();
  }

  private wake = (): void => {
    if (document.visibilityState === 'hidden' || this.over) return;
    if (this.ws && this.ws.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.open();
  };

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const ws = new WebSocket(`${scheme}://${location.host}/api/v1/tables/${this.table}/live`);
    this.ws = ws;
    ws.onopen = () => {
      ws.send(JSON.stringify({ v: 1, t: 'hello', key: this.key, lang: this.lang, device: this.device }));
      this.heard = Date.now();
      clearInterval(this.beat);
      this.beat = window.setInterval(() => this.pulse(), PING);
      this.on.link('open');
    };
    ws.onmessage = (e: MessageEvent<string>) => this.take(e.data);
    ws.onclose = (e) => {
      if (this.ws === ws) this.lost(e);
    };
  }

  private take(text: string): void {
    this.heard = Date.now();
    const msg = JSON.parse(text) as FromServer;
    if (msg.t === 'table') this.tries = 0;
    if (msg.t !== 'pong') this.on.message(msg);
    if (msg.re === undefined) return;
    this.replies.get(msg.re)?.(msg);
    this.replies.delete(msg.re);
  }

  private pulse(): void {
    if (Date.now() - this.heard > 2.5 * PING) this.ws?.close();
    else void this.send({ t: 'ping' });
  }

  private lost(e: CloseEvent): void {
    clearInterval(this.beat);
    for (const done of this.replies.values()) done(undefined);
    this.replies.clear();
    if (this.over) return;
    if (FINAL.has(e.code)) {
      this.end();
      this.on.link('closed', e.reason);
      return;
    }
    this.on.link('waiting', e.reason);
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)] ?? 5000;
    this.timer = window.setTimeout(() => this.open(), wait * (0.8 + 0.4 * Math.random()));
  }
}
