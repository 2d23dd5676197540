// One option as a row: key, picture, what it does, what comes of it.
import type { ComponentChildren, JSX } from 'preact';
import { Back, Card, iconized } from '../cards';
import { Icon } from '../icons/icon';
import type { Option, Why } from '../live/protocol';
import { aboutCard } from '../state/choice';
import { RuleLink } from '../log/links';
import { useTable, type Table } from '../table/context';
import type { Word } from '../words';

/** The card that an option shows: its target, else its source. */
function pictured(t: Table, o: Option): { code: string; id: number | undefined } | undefined {
  const d = t.view.decision;
  if (o.target !== undefined && o.target < 0) {
    const p = t.view.players.find((x) => x.seat === -o.target! - 1);
    const id = t.view.play.find((c) => c.id === p?.identity);
    return id && { code: id.code, id: id.id };
  }
  const target = o.target_code ?? t.code(o.target);
  if (target) return { code: target, id: o.target };
  const own = o.card_code ?? t.code(o.card);
  return own && !(d && o.verb === 'option' && aboutCard(d) === o.card) ? { code: own, id: o.card } : undefined;
}

export function Thumb({ o }: { o: Option }): JSX.Element {
  const t = useTable();
  const found = pictured(t, o);
  if (!found) return <span class="opt__none"><Icon id={o.verb === 'pass' || o.verb === 'no' ? 'x' : 'chev'} /></span>;
  const state = t.view.play.find((c) => c.id === found.id);
  if (state?.facedown) return <Back back="player" size="mini" lang={t.lang} as="picture" />;
  return <Card face={t.face(found.code)} size="mini" lang={t.lang} as="picture" />;
}

/** Letters of an outcome that stands beside its option; a longer one stands below. */
const LONG = 12;

/** Where the outcome is told, the number in brackets would say it twice. */
const worded = (o: Option): string =>
  o.outcome && ['attack', 'thwart', 'recover'].includes(o.verb) ? o.text.replace(/ ?\([^()]*\)$/, '') : o.text;

/** One card's attack or thwart, whose target comes next. */
export function GroupRow({ options, n }: { options: Option[]; n: number | undefined }): JSX.Element | null {
  const t = useTable();
  const [o] = options;
  if (!o) return null;
  const code = o.card_code ?? t.code(o.card);
  const name = code ? t.face(code).name : '';
  const hot = t.state.hint && options.some((x) => t.state.hint?.options.includes(x.id));
  return (
    <li>
      <button type="button" class={`opt${hot ? ' is-hot' : ''}`} data-aim={`${o.verb}/${o.card}`} aria-keyshortcuts={n?.toString()} disabled={t.state.busy}
        onClick={() => t.acts.row({ options })}>
        <kbd>{n ?? '·'}</kbd>
        {code ? <Card face={t.face(code)} size="mini" lang={t.lang} as="picture" /> : <span class="opt__none" />}
        <span class="opt__t"><b>{t.Say(o.verb === 'attack' ? 'attack_with' : 'thwart_with', { name })}</b></span>
        <span class="opt__o"><small>{t.say('targets_n', { n: options.length })}</small><Icon id="chev" /></span>
      </button>
    </li>
  );
}

/** brief: the card is chosen already, so the row names the target alone. */
export function OptionRow({ o, n, brief = false, main = false, children }: {
  o: Option;
  n: number | undefined;
  brief?: boolean;
  /** The one thing that can be done: Enter does it. */
  main?: boolean;
  children?: ComponentChildren;
}): JSX.Element {
  const t = useTable();
  const hot = t.ui.hot === o.id || t.state.hint?.options.includes(o.id);
  const point = (over: boolean): void => t.acts.ui.set({ hot: over ? o.id : undefined });
  return (
    <li>
      <button type="button" class={`opt${(o.outcome?.length ?? 0) > LONG ? ' opt--long' : ''}${hot ? ' is-hot' : ''}${main ? ' is-main' : ''}`} data-option={o.id} aria-keyshortcuts={n?.toString()} disabled={t.state.busy}
        onClick={() => t.acts.choose(o)} onPointerEnter={() => point(true)} onPointerLeave={() => point(false)} onFocus={() => point(true)}>
        <kbd>{main ? '↵' : n ?? '·'}</kbd>
        <Thumb o={o} />
        <span class="opt__t">
          <b>{iconized((brief && o.target !== undefined && o.short) || worded(o), t.lang)}</b>
          {o.detail && <small>{iconized(o.detail, t.lang)}</small>}
        </span>
        {(o.outcome || children) && <span class="opt__o">{o.outcome && <em class={o.verb === 'defend' ? 'bad' : ''}>{o.outcome}</em>}{children}</span>}
      </button>
    </li>
  );
}

const VERBS: Record<string, Word> = { attack: 'attack', thwart: 'thwart', recover: 'recover', defend: 'defend', change_form: 'key_form', play: 'play_card', use: 'use_card' };

/** What can't be done stays in the list, with its reason. */
export function RefusedRow({ w }: { w: Why }): JSX.Element {
  const t = useTable();
  const id = w.target ?? w.card;
  const verb = VERBS[w.verb];
  const card = t.view.play.find((c) => c.id === id) ?? t.view.players.flatMap((p) => p.hand ?? []).find((c) => c.id === id);
  return (
    <li>
      <div class="opt is-no" role="note">
        <kbd><Icon id="lock" /></kbd>
        {card ? <Card face={t.face(card.code, card.name)} size="mini" lang={t.lang} as="picture" /> : <span class="opt__none" />}
        <span class="opt__t"><b>{[verb && t.Say(verb), card?.name].filter(Boolean).join(' · ')}</b><small>{w.text} {w.rule && <RuleLink id={w.rule} />}</small></span>
      </div>
    </li>
  );
}
