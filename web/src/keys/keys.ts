// The keyboard. Digits by their place on the keyboard (AZERTY has none without shift), letters by what they say.
import { useEffect, useRef } from 'preact/hooks';
import { KEYS, pickOptions, rowsOf, declineOf } from '../state/choice';
import { meant } from './chosen';
import type { Table } from '../table/context';
import { usePower } from '../table/hand';

const POWERS: Record<string, string> = { q: 'attack', w: 'thwart', d: 'defend', r: 'recover', f: 'change_form' };

function digit(t: Table, n: number, less: boolean): void {
  if (t.session.teller.telling) return t.session.teller.finish();
  const d = t.view.decision;
  if (!d) return;
  const share = d.pick?.rows?.[n - 1];
  if (share) t.acts.share(share.target, less ? -1 : 1);
  else if (d.pick) {
    const o = pickOptions(d)[n - 1];
    if (o) t.acts.toggle(o.id);
  } else {
    const row = rowsOf(d, t.ui.sel)[n - 1];
    if (row) t.acts.row(row);
  }
}

/** Arrows move among what can be pressed in the same list or zone. */
function move(key: string): boolean {
  const here = document.activeElement;
  const zone = here?.closest('.opts, .decision, .fan, .lane, .villain, .hand, .picks-row, .found, .log__in');
  const first = document.querySelector<HTMLElement>('.decision .opt, .decision .btn--go');
  if (!zone || !(here instanceof HTMLElement)) {
    first?.focus();
    return !!first;
  }
  const all = [...zone.querySelectorAll<HTMLElement>('button:not([disabled])')].filter((e) => e.offsetParent);
  const i = all.indexOf(here);
  const next = all[i + (key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1)];
  next?.focus();
  return true;
}

function nextSeat(t: Table): void {
  const { seats, seat } = t.state;
  const next = seats[(seats.indexOf(seat) + 1) % seats.length];
  if (next !== undefined) t.session.look(next);
}

function focused(): number | undefined {
  const id = document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset.id ?? document.querySelector<HTMLElement>('[data-id]:hover')?.dataset.id;
  return id === undefined ? undefined : Number(id);
}

function mute(t: Table): void {
  const id = focused();
  const code = t.code(id);
  if (id !== undefined && code) t.session.mute(id, !t.view.muted.includes(code));
}

function escape(t: Table): void {
  if (t.ui.zoom) t.acts.ui.set({ zoom: undefined });
  else if (t.session.teller.telling) t.session.teller.finish();
  else t.acts.back();
}

function letter(t: Table, key: string, shift: boolean): boolean {
  const power = POWERS[key];
  const d = t.view.decision;
  if (power) usePower(t, power);
  else if (key === 'n') { const o = d && !d.pick && declineOf(d); if (o) t.acts.choose(o); }
  else if (key === 'e') { const o = d?.options.find((x) => x.verb === 'end_turn'); if (o) t.acts.choose(o); }
  else if (key === 'u') shift ? t.session.redo() : t.session.undo('step');
  else if (key === 'h') void t.session.hint();
  else if (key === 'c') t.acts.ui.set({ open: 'coach' });
  else if (key === 'l') t.acts.ui.set({ open: 'log' });
  else if (key === 'k') t.acts.ui.set({ open: 'rules', rule: '' });
  else if (key === 'm') t.acts.ui.set({ open: 'menu' });
  else if (key === 'p') t.session.pause(!t.state.paused);
  else if (key === 's') nextSeat(t);
  else if (key === 'a') mute(t);
  else if (key === 'z') { const id = focused(); if (id !== undefined) t.acts.read(id); }
  else if (key === '?') t.acts.ui.set({ open: 'keys' });
  else return false;
  return true;
}

/** What was only clicked has the focus too, but does not keep the Enter key for itself. */
let clicked = false;

function pressed(t: Table, e: KeyboardEvent): boolean {
  const n = /^(?:Digit|Numpad)(\d)$/.exec(e.code)?.[1];
  if (n) return digit(t, Number(n) || KEYS, e.shiftKey), true;
  if (e.key.startsWith('Arrow')) return move(e.key);
  if (e.key === 'Escape') return escape(t), true;
  if (e.key === ' ' && t.session.teller.telling) return t.session.teller.next(), true;
  const onButton = !clicked && !!document.activeElement?.matches('button, a');
  if (e.key === 'Enter' && !onButton) return t.acts.confirm(), true;
  return letter(t, meant(e.key.toLowerCase()), e.shiftKey);
}

export function useKeys(table: Table): void {
  const now = useRef(table);
  now.current = table;
  useEffect(() => {
    const down = (e: KeyboardEvent): void => {
      const t = now.current;
      if (e.key === 'Tab' || e.key.startsWith('Arrow')) clicked = false;
      const typing = e.target instanceof HTMLInputElement || e.target instanceof HTMLTextAreaElement || e.target instanceof HTMLSelectElement;
      if (typing || e.ctrlKey || e.metaKey || e.altKey || e.repeat || (t.ui.open && e.key !== 'Escape')) return;
      if (t.ui.open) t.acts.ui.set({ open: undefined });
      else if (pressed(t, e)) e.preventDefault();
    };
    const point = (): void => void (clicked = true);
    addEventListener('keydown', down);
    addEventListener('pointerdown', point);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('pointerdown', point);
    };
  }, []);
}
