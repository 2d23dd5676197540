// Damage that is divided: how much each character takes, all of it on one sheet.
import type { JSX } from 'preact';
import { Card } from '../cards';
import { Icon } from '../icons/icon';
import type { Decision } from '../live/protocol';
import { leftOver, shares, sharesProposed } from '../state/choice';
import { useTable } from '../table/context';

function Sharer({ target, most, n, i, full }: { target: number; most: number; n: number; i: number; full: boolean }): JSX.Element | null {
  const t = useTable();
  const card = t.view.play.find((c) => c.id === target);
  if (!card) return null;
  const hp = (card.hp ?? 0) - n;
  return (
    <li class={`share${n ? ' is-on' : ''}`} role="group" aria-label={card.name}>
      <kbd>{i < 9 ? i + 1 : '·'}</kbd>
      <Card face={t.face(card.code, card.name)} size="mini" lang={t.lang} as="picture" />
      <span class="opt__t">
        <b>{card.name}</b>
        <small class={hp <= 0 ? 'bad' : ''}>{hp <= 0 ? t.say('would_fall') : t.say('hp_left', { n: hp })}{(card.statuses?.tough ?? 0) > 0 && ` · ${t.say('tough')}`}</small>
      </span>
      <span class="share__n">
        <button type="button" class="btn" aria-label={t.Say('less_for', { name: card.name })} aria-disabled={n === 0 || undefined} onClick={() => t.acts.share(target, -1)}>−</button>
        <output aria-live="polite">{n}</output>
        <button type="button" class="btn" aria-label={t.Say('more_for', { name: card.name })} aria-disabled={full || n >= most || undefined} onClick={() => t.acts.share(target, 1)}>+</button>
      </span>
    </li>
  );
}

export function Share({ d }: { d: Decision }): JSX.Element {
  const t = useTable();
  const { picked } = t.ui;
  const got = shares(d, picked);
  const left = leftOver(d, picked);
  const all = d.pick?.left ?? 0;
  const proposed = sharesProposed(d);
  return (
    <>
      <div class="purse purse--hits" role="meter" aria-valuemin={0} aria-valuemax={all} aria-valuenow={all - left} aria-label={t.say('given_of', { n: all - left, of: all })}>
        <span class="coins">
          {Array.from({ length: Math.min(all, 12) }, (_, i) => <span key={i} class={`coin${i < all - left ? ' coin--hit' : ' coin--next'}`}><Icon id="damage" /></span>)}
        </span>
        <p><b>{all - left}</b> {t.say('of_given', { of: all })}</p>
      </div>
      <ul class="opts">
        {(d.pick?.rows ?? []).map((r, i) => <Sharer key={r.target} target={r.target} most={r.options.length - 1} n={got.get(r.target) ?? 0} i={i} full={left < 1} />)}
      </ul>
      {proposed.length > 0 && left === all && (
        <button type="button" class="lnk" onClick={() => t.acts.ui.set({ picked: proposed })}>{t.Say('as_proposed')}</button>
      )}
      <footer>
        {left < all ? <button type="button" class="btn btn--ghost" onClick={() => t.acts.ui.set({ picked: [] })}>{t.Say('start_over')}</button> : <span />}
        <button type="button" class="btn btn--go" aria-disabled={left > 0 || undefined} disabled={t.state.busy} onClick={() => t.acts.confirm()}>
          {left > 0 ? t.Say('more_to_give', { n: left }) : t.Say('deal_damage')} {left === 0 && <kbd>↵</kbd>}
        </button>
      </footer>
    </>
  );
}
