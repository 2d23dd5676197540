// Cards of the Vs. System: in the hand, and large enough to be read.
import type { JSX } from 'preact';
import { vscards } from 'vscards';
import { vsFile } from '../art/vscards';
import { codeOf, faceOf, isHot, ofCard, press, useGame } from './game';
import type { VsCard } from './types';

const DRAWN = new Set(vscards.map((c) => c.code));

const TEAMS = new Map(vscards.map((c) => [c.code, c.team]));
/** Whose colours a card has: its team's. */
export const teamOf = (code: string | undefined): string | undefined => TEAMS.get(code ?? '') || undefined;

/** The picture of a card; one that came after the page was built has none. */
export const Picture = ({ code, cls }: { code: string | undefined; cls: string }): JSX.Element | null =>
  code && DRAWN.has(code) ? <img class={cls} src={`${ASSETS}emblems/${vsFile(code)}.svg`} alt="" loading="lazy" /> : null;

export function CardFace({ card, code }: { card: VsCard; code?: string | undefined }): JSX.Element {
  return (
    <span class={`vcard vcard--${card.type.replace(/ /g, '-')}`} data-team={card.type === 'character' ? teamOf(code) : undefined}>
      <span class="vcard__h"><i>{card.cost}</i><b>{card.name}</b>{card.atk !== undefined && <em>{card.atk}/{card.def}</em>}</span>
      <Picture code={code} cls="vcard__a" />
      <span class="vcard__k">{card.version ? `${card.version} · ` : ''}{card.line}</span>
      <span class="vcard__t">{card.text}</span>
    </span>
  );
}

export function Hand(): JSX.Element | null {
  const g = useGame();
  const hand = g.view.players[g.mine]?.hand;
  if (!hand) return null;
  return (
    <section class="vhand" aria-label={g.t.Say('dt_hand')}>
      {hand.map((id) => {
        const card = faceOf(g, id);
        const all = ofCard(g, id);
        const cls = ['vhand__c', all.length && 'is-free', g.sel === id && 'is-on', all.some((o) => isHot(g, o)) && 'is-hot'].filter(Boolean).join(' ');
        return card && <button type="button" key={id} class={cls} data-card={id} aria-pressed={g.sel === id} title={card.text} onClick={() => press(g, id)}><CardFace card={card} code={codeOf(g, id)} /></button>;
      })}
      {!hand.length && <p class="mut">{g.t.Say('dt_no_cards')}</p>}
    </section>
  );
}
