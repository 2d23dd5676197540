// What somebody has lost: the cards of their KO pile, the newest first.
import type { JSX } from 'preact';
import { Dialog } from '../table/dialog';
import { CardFace } from './cards';
import { nameOf, useGame } from './game';

export function Pile({ seat, close }: { seat: number; close: () => void }): JSX.Element {
  const g = useGame();
  const { t } = g;
  const codes = [...(g.view.players[seat]?.ko ?? [])].reverse();
  return (
    <Dialog title={`${t.Say('vs_ko')}: ${nameOf(g, seat)}`} cls="dialog--pile" close={close} closeName={t.Say('close')}>
      <div class="vpile">{codes.map((code, i) => { const card = g.c.cards[code]; return card && <CardFace key={i} card={card} code={code} />; })}{!codes.length && <p class="mut">{t.Say('dt_no_cards')}</p>}</div>
    </Dialog>
  );
}
