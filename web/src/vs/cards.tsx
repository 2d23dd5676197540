// Cards of the Vs. System: in the hand, and large enough to be read.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { vscards } from 'vscards';
import { vsFile } from '../art/vscards';
import { Icon } from '../icons/icon';
import { useFitted } from '../plain/fit';
import { ReadView, useReading } from '../plain/reading';
import { pointerAt } from '../table/rest';
import { codeOf, faceOf, isHot, ofCard, pickOf, press, useGame } from './game';
import type { VsCard } from './types';

const DRAWN = new Set(vscards.map((c) => c.code));

const TEAMS = new Map(vscards.map((c) => [c.code, c.team]));
/** Whose colours a card has: its team's. */
export const teamOf = (code: string | undefined): string | undefined => TEAMS.get(code ?? '') || undefined;

/** The file of a card's picture; one that came after the page was built has none. */
export const pictureOf = (code: string | undefined): string | undefined => (code && DRAWN.has(code) ? vsFile(code) : undefined);
export const Picture = ({ code, cls }: { code: string | undefined; cls: string }): JSX.Element | null => {
  const file = pictureOf(code);
  return file ? <img class={cls} src={`${ASSETS}emblems/${file}.svg`} alt="" loading="lazy" draggable={false} /> : null;
};

/** short: as it is held in the hand, where its kind is told by its shape. */
export function CardFace({ card, code, short = false }: { card: VsCard; code?: string | undefined; short?: boolean }): JSX.Element {
  return (
    <span class={`vcard vcard--${card.type.replace(/ /g, '-')}`} data-team={card.type === 'character' ? teamOf(code) : undefined}>
      <span class="vcard__h"><i>{card.cost}</i><b>{card.name}</b></span>
      <Picture code={code} cls="vcard__a" />
      {!(short && card.atk !== undefined) && <span class="vcard__k">{card.version && !short ? `${card.version} · ` : ''}{card.line}</span>}
      <span class="vcard__t">{card.text.replaceAll('>>>', '→')}</span>
      {card.atk !== undefined && <span class="vcard__s"><span><Icon id="atk" /><b>{card.atk}</b></span><span><Icon id="def" /><b>{card.def}</b></span>{(card.flight || card.range) && <span class="vcard__f">{card.flight && <Icon id="chev" cls="vfly" />}{card.range && <Icon id="target" />}</span>}</span>}
    </span>
  );
}

/** A hand on a mouse that presses is never quite still. */
const pointer = pointerAt(4);

function InHand({ id, look }: { id: number; look: (at: HTMLElement | undefined) => void }): JSX.Element | null {
  const g = useGame();
  const card = faceOf(g, id);
  const all = ofCard(g, id);
  const hot = all.some((o) => isHot(g, o));
  const at = useRef<HTMLButtonElement>(null);
  useEffect(() => { if (hot) at.current?.scrollIntoView({ block: 'nearest', inline: 'center' }); }, [hot]);
  if (!card) return null;
  const picked = pickOf(g, id);
  const cls = ['vhand__c', all.length && 'is-free', g.sel === id && 'is-on', hot && 'is-hot'].filter(Boolean).join(' ');
  return (
    <button type="button" ref={at} class={cls} data-card={id} data-option={picked?.id} aria-pressed={g.sel === id} onClick={() => press(g, id)}
      onPointerMove={(e) => { if (e.pointerType === 'mouse' && !e.buttons && pointer.moved(e)) look(e.currentTarget); }} onPointerLeave={() => look(undefined)} onPointerDown={(e) => { pointer.rests(e); look(undefined); }} onPointerUp={(e) => pointer.rests(e)} onFocus={(e) => e.currentTarget.matches(':focus-visible') && look(e.currentTarget)} onBlur={() => look(undefined)}>
      <CardFace short card={card} code={codeOf(g, id)} />
    </button>
  );
}

/** Whatever of the table is pointed at, or held: the card with its numbers as they are now, and what it carries. */
export function Reads(): JSX.Element | null {
  const g = useGame();
  const at = useReading(g.sel === undefined ? '.vtile, .vchip[data-card], .vchain [data-code]' : '', '.vtile, .vchip[data-card], .vchain [data-code], .vhand__c');
  if (!at) return null;
  const id = Number(at.el.dataset.card ?? -1);
  const code = at.el.dataset.code ?? codeOf(g, id);
  const card = g.c.cards[code ?? ''];
  if (!card) return null;
  const c = g.view.players.flatMap((p) => p.characters).find((x) => x.card === id);
  const carried = c?.equipment.flatMap((e) => { const face = g.c.cards[e.code]; return face ? [face] : []; }) ?? [];
  return (
    <ReadView at={at}>
      <CardFace card={c ? { ...card, atk: c.atk, def: c.def } : card} code={code} />
      {carried.length > 0 && <ul>{carried.map((e, i) => <li key={i}><b>{e.name}</b> {e.text}</li>)}</ul>}
    </ReadView>
  );
}

export function Hand(): JSX.Element | null {
  const g = useGame();
  const [at, look] = useState<HTMLElement>();
  const hand = g.view.players[g.mine]?.hand;
  const row = useRef<HTMLDivElement>(null);
  useFitted(row, '.vcard', '.vcard__t', [hand?.join(), g.c]);
  if (!hand) return null;
  const id = at?.isConnected ? Number(at.dataset.card) : -1;
  const read = faceOf(g, id);
  return (
    <section class="vhand" aria-label={g.t.Say('dt_hand')}>
      <div class="vhand__r" ref={row} style={{ '--n': hand.length }}>{hand.map((x) => <InHand key={x} id={x} look={look} />)}{!hand.length && <p class="mut">{g.t.Say('dt_no_cards')}</p>}</div>
      {at && read && <div class="vzoom" aria-hidden="true" style={{ left: `${at.offsetLeft + at.offsetWidth / 2}px` }}><CardFace card={read} code={codeOf(g, id)} /></div>}
    </section>
  );
}
