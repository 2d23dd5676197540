// What pressing, dragging and confirming mean at the present decision.
import type { Decision, Option, View } from '../live/protocol';
import { play as sound } from '../story/sounds';
import { alwaysOf, codeIn, declineOf, deedOf, enough, isSelected, listed, matches, mayAdd, paidWith, pickOptions, shared, thingOf, unopposed, type Row } from './choice';
import { say } from '../words';
import { toPass } from './passing';
import type { Session } from './session';
import { settings } from './settings';
import type { Store } from './store';
import { NOTHING, type Ui } from './ui';

export class Acts {
  constructor(readonly session: Session, readonly ui: Store<Ui>) {}

  get view(): View | undefined {
    return this.session.view;
  }
  get decision(): Decision | null {
    return this.view?.decision ?? null;
  }

  /** A new decision begins with a fresh choice: the payment that is proposed, nothing else. */
  settle(): void {
    const { at, seat } = this.session.now;
    const d = this.decision;
    const of = `${seat}/${at[0]}/${d?.number ?? '-'}/${d?.kind ?? ''}/${d?.options.length ?? 0}`;
    if (of !== this.ui.now.of) {
      const picked = d?.pick?.kind === 'pay' ? (d.proposal ?? []) : [];
      this.ui.set({ of, sel: NOTHING, picked, hot: undefined, reason: undefined, hand: false, unfolded: false });
    }
    this.passCards();
    this.useAlways(d);
    if (d && this.ui.now.meant && !this.session.now.busy) this.goOn(d);
  }

  private passed = new Set<string>();
  /** Cards that are never to be asked about, wherever they turn up. */
  private passCards(): void {
    const { view } = this;
    if (!view?.players || view.seat < 0) return;
    for (const { code, card } of toPass(view, Object.keys(settings.now.passing))) {
      const once = `${view.seat}/${code}`;
      if (this.passed.has(once)) continue;
      this.passed.add(once);
      this.session.mute(card, true);
    }
  }

  private used = '';
  /** What is to be used without being asked about is used, once the story before it has been told. */
  private useAlways(d: Decision | null): void {
    const o = d && !this.session.now.busy && !this.session.teller.telling && alwaysOf(d, settings.now.using);
    const once = `${this.session.now.seat}/${this.session.now.at[0]}/${d?.number}`;
    if (!o || this.used === once) return;
    this.used = once;
    void this.session.answer([o.id]);
  }

  /** What was dragged onto a target is answered when the target is asked for. */
  private goOn(d: Decision): void {
    const meant = this.ui.now.meant;
    if (!meant || d.kind === 'pay' || d.number === meant.at) return;
    this.ui.set({ meant: undefined });
    const found = d.options.filter((o) => o.target === meant.target && o.card === meant.card);
    const [only] = found;
    if (d.kind !== 'turn' && found.length === 1 && only) void this.session.answer([only.id]);
  }

  choose(o: Option): void {
    if (o.verb === 'concede') {
      this.ui.set({ open: 'concede' });
      return;
    }
    if (o.verb === 'end_turn' && !this.sure()) return;
    if (this.decision && unopposed(this.decision, o) && settings.now.confirmDefense && !confirm(say(settings.now.lang, 'no_defense_sure'))) return;
    sound('play');
    this.ui.set({ sel: NOTHING, hot: undefined, reason: undefined });
    void this.session.answer([o.id]);
  }
  /** Whoever wants that is asked before the turn ends, as long as something can be done. */
  private sure(): boolean {
    const { confirm: asks, lang } = settings.now;
    return !asks || !this.decision || !listed(this.decision, {}).length || confirm(say(lang, 'end_turn_sure'));
  }
  chooseId(id: string): void {
    const o = this.decision?.options.find((x) => x.id === id);
    if (o) this.choose(o);
  }

  toggle(id: string): void {
    const { picked } = this.ui.now;
    const d = this.decision;
    if (!d?.pick || d.pick.kind === 'assign') return;
    if (picked.includes(id)) this.ui.set({ picked: picked.filter((x) => x !== id) });
    else if (d.pick.kind === 'pay') this.ui.set({ picked: paidWith(d, picked, id) });
    else if (mayAdd(d, picked, id)) this.ui.set({ picked: [...picked, id] });
  }

  /** The panel's main button. */
  confirm(): void {
    const d = this.decision;
    const { picked } = this.ui.now;
    if (!d?.pick) {
      const main = d && (deedOf(d, this.ui.now.sel) ?? (listed(d, {}).length ? undefined : declineOf(d)));
      if (main) this.choose(main);
      return;
    }
    if (!enough(d, picked)) return;
    const done = d.options.find((o) => o.verb === 'done');
    const closed = (d.pick.kind === 'pay' && !d.pick.need?.x) || d.pick.kind === 'assign';
    const row = closed ? picked : [...picked, 'done'];
    sound('play');
    void this.session.answer(row.length ? row : done ? [done.id] : []);
  }

  /** One step back: the selection, then the payment. */
  back(): void {
    const d = this.decision;
    if (isSelected(this.ui.now.sel) || this.ui.now.reason) {
      this.ui.set({ sel: NOTHING, reason: undefined });
      return;
    }
    const back = d?.options.find((o) => o.verb === 'back');
    this.ui.set({ meant: undefined });
    if (back) this.choose(back);
  }

  /** A row of the panel: its option, or the targets it stands for. */
  row(l: Row): void {
    const [o] = l.options;
    if (!o) return;
    if (l.options.length > 1) this.select(o.card, o.verb);
    else this.choose(o);
  }

  select(card: number | undefined, verb?: string, target?: number): void {
    this.ui.set({ sel: { card, verb, target }, reason: undefined });
  }

  press(id: number): void {
    if (this.session.teller.telling) {
      this.session.teller.finish();
      return;
    }
    const d = this.decision;
    if (!d) void this.ask(id);
    else if (d.pick) this.pressPick(d, id);
    else if (d.kind === 'turn') this.pressTurn(d, id);
    else this.pressOther(d, id);
  }

  /** Damage that is divided: one more or one less for that character. */
  share(target: number, more: 1 | -1): void {
    const d = this.decision;
    if (d?.pick) this.ui.set((u) => ({ picked: shared(d, u.picked, target, more) }));
  }

  private pressPick(d: Decision, id: number): void {
    if (d.pick?.rows?.some((r) => r.target === id)) return this.share(id, 1);
    const own = pickOptions(d).filter((o) => thingOf(o) === id);
    const next = own.find((o) => !this.ui.now.picked.includes(o.id)) ?? own[0];
    if (next) this.toggle(next.id);
    else void this.ask(id);
  }

  private pressTurn(d: Decision, id: number): void {
    const { sel } = this.ui.now;
    const aimed = sel.card === undefined ? [] : d.options.filter((o) => matches(o, sel) && o.target === id);
    if (aimed.length) return this.one(aimed, { ...sel, target: id });
    if (sel.card === id) return this.ui.set({ sel: NOTHING });
    const own = d.options.filter((o) => o.card === id);
    const [only] = own;
    if (own.length === 1 && only?.verb === 'play' && only.target === undefined) return this.choose(only);
    if (own.length) return this.ui.set({ sel: { card: id }, reason: undefined });
    const onto = d.options.filter((o) => o.target === id);
    if (onto.length) return this.one(onto, { target: id });
    void this.ask(id);
  }

  private pressOther(d: Decision, id: number): void {
    const onto = d.options.filter((o) => o.target === id);
    const own = onto.length ? onto : d.options.filter((o) => o.card === id && o.target === undefined);
    if (own.length) this.one(own, onto.length ? { target: id } : { card: id });
    else void this.ask(id);
  }

  private one(found: Option[], sel: Ui['sel']): void {
    const [only] = found;
    if (found.length === 1 && only) this.choose(only);
    else this.ui.set({ sel, reason: undefined });
  }

  /** Nothing can be done with it: why not? Without an answer the card is opened to be read. */
  async ask(id: number): Promise<void> {
    const known = this.view?.why.find((w) => (w.target ?? w.card) === id);
    const found = known ?? (this.decision && this.session.now.seat >= 0 ? await this.session.why(id) : undefined);
    if (found) this.ui.set({ reason: { card: id, text: found.text, rule: found.rule }, sel: NOTHING });
    else this.read(id);
  }

  /** A power that can't be used now: why not? */
  refuse(card: number | undefined, verb: string): void {
    const found = this.view?.why.find((w) => w.card === card && w.verb === verb);
    if (found && card !== undefined) this.ui.set({ reason: { card, text: found.text, rule: found.rule }, sel: NOTHING });
  }

  /** Dropped where it can't be used: why not? */
  private async askAbout(card: number, target: number): Promise<void> {
    const found = await this.session.why(card, target);
    if (found) this.ui.set({ reason: { card, text: found.text, rule: found.rule }, sel: NOTHING });
  }

  read(id: number): void {
    const code = this.view && codeIn(this.view, id);
    if (code) this.ui.set({ open: 'read', read: { code, id }, zoom: undefined });
  }

  /** A card dragged onto another one. */
  drop(card: number, target: number): void {
    const d = this.decision;
    if (!d || d.pick || card === target) return;
    const direct = d.options.filter((o) => o.card === card && o.target === target);
    if (direct.length) return this.one(direct, { card, target });
    const played = d.options.filter((o) => o.card === card && o.target === undefined && o.verb === 'play');
    const [only] = played;
    if (!only) return void this.askAbout(card, target);
    this.ui.set({ meant: { card, target, at: d.number } });
    this.choose(only);
  }

  /** Points at a card: the one option that means lights up in the list. */
  point(id: number, over: boolean): void {
    const d = this.decision;
    if (!d) return;
    const all = d.pick ? pickOptions(d) : listed(d, this.ui.now.sel);
    const found = over ? all.filter((o) => o.target === id || (o.card === id && o.target === undefined)) : [];
    const hot = found.length === 1 ? found[0]?.id : undefined;
    if (hot !== this.ui.now.hot) this.ui.set({ hot });
  }
}
