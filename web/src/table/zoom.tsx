// Cards to be read: floating while somebody points at one, or open in a window with all there is to know.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Card, isWide } from '../cards';
import { RuleLink } from '../log/links';
import { stateOf } from '../state/faces';
import { settings } from '../state/settings';
import { useStore } from '../state/store';
import { useTable } from './context';
import { Dialog } from './dialog';
import { placed, type Box, type There } from './placing';
import { pointerAt } from './rest';

const DELAY = 420;
const HOLD = 450;
const SIZE = { w: 300, h: 420 };
/** In a low window it is smaller. */
const LOW = 760;
const SMALLER = 0.9;

/** Watches what is pointed at: mouse and focus with a delay, fingers by a long press. */
export function useZoom(): void {
  const { acts } = useTable();
  useEffect(() => {
    let timer = 0;
    let current: HTMLElement | undefined;
    const hide = (): void => {
      clearTimeout(timer);
      if (acts.ui.now.zoom) acts.ui.set({ zoom: undefined });
    };
    const card = (e: Event): HTMLElement | undefined => {
      const found = e.target instanceof Element ? e.target.closest<HTMLElement>('[data-code]') : null;
      return found && !found.closest('.zoomview, .dialog--read') && found.dataset.size !== 'zoom' ? found : undefined;
    };
    const show = (el: HTMLElement, held = false): void => {
      const id = el.dataset.id;
      acts.ui.set({ zoom: { code: el.dataset.code ?? '', id: id === undefined ? undefined : Number(id), at: el.getBoundingClientRect(), why: el.closest('.slot')?.querySelector(':scope > .why')?.getBoundingClientRect(), held } });
    };
    const pointer = pointerAt();
    // Lines of the log move on under a pointer that rests: only a pointer that moves itself points at something.
    const over = (e: PointerEvent): void => {
      if (e.pointerType === 'touch' || e.buttons) return;
      const el = card(e);
      if (el && el === current) return;
      if (!pointer.moved(e)) {
        if (current && !current.isConnected) { current = undefined; hide(); }
        return;
      }
      current = el;
      hide();
      if (el) timer = window.setTimeout(() => el.isConnected && show(el), DELAY);
    };
    const down = (e: PointerEvent): void => {
      if (e.target instanceof Element && e.target.closest('.zoomview')) return;
      hide();
      const el = card(e);
      if (e.pointerType === 'touch' && el) timer = window.setTimeout(() => show(el, true), HOLD);
    };
    // A card that a long press opened stays open until the next touch; lifting the finger presses nothing.
    const up = (e: PointerEvent): void => {
      if (e.pointerType !== 'touch') return;
      clearTimeout(timer);
      if (acts.ui.now.zoom?.held && !(e.target instanceof Element && e.target.closest('.zoomview'))) {
        document.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => document.removeEventListener('click', swallow, true), 80);
      }
    };
    const away = (e: Event): void => {
      if (!acts.ui.now.zoom?.held && (e as PointerEvent).pointerType !== 'touch') hide();
    };
    const swallow = (e: Event): void => {
      e.preventDefault();
      e.stopPropagation();
    };
    const focus = (e: FocusEvent): void => {
      const el = card(e);
      if (el?.matches(':focus-visible')) timer = window.setTimeout(() => el.isConnected && show(el), DELAY);
    };
    const menu = (e: MouseEvent): void => {
      const el = card(e);
      if (!el?.dataset.code) return;
      e.preventDefault();
      if ((e as PointerEvent).pointerType === 'touch') return;
      const id = el.dataset.id;
      acts.ui.set({ open: 'read', read: { code: el.dataset.code, id: id === undefined ? undefined : Number(id) }, zoom: undefined });
    };
    document.addEventListener('contextmenu', menu);
    document.addEventListener('pointermove', over);
    document.addEventListener('pointerdown', down);
    document.addEventListener('pointerup', up);
    document.addEventListener('pointercancel', hide);
    document.addEventListener('focusin', focus);
    document.addEventListener('focusout', away);
    document.documentElement.addEventListener('pointerleave', away);
    return () => {
      hide();
      document.removeEventListener('contextmenu', menu);
      document.removeEventListener('pointermove', over);
      document.removeEventListener('pointerdown', down);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('pointercancel', hide);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('focusout', away);
      document.documentElement.removeEventListener('pointerleave', away);
    };
  }, [acts]);
}

function Reasons({ id }: { id: number | undefined }): JSX.Element | null {
  const t = useTable();
  const why = t.view.why.filter((w) => id !== undefined && (w.target ?? w.card) === id);
  if (!why.length) return null;
  return <ul class="zoom__why">{[...new Set(why.map((w) => w.text))].slice(0, 3).map((text) => <li key={text}>{text}</li>)}</ul>;
}

/** The table without the bar above it, as far as the options, if they stand beside it: what is read never covers them. */
function room(): Box {
  const at = document.getElementById('decision')?.getBoundingClientRect().left ?? 0;
  return { left: 8, top: 56, right: at > innerWidth / 2 ? at - 8 : innerWidth - 8, bottom: innerHeight - 8 };
}

/** The cards of the table, and what must stay in sight: the reason beside the card. */
function around(why: Box | undefined): There[] {
  const cards = [...document.querySelectorAll('.tablepage .slot')].map((e) => ({ box: e.getBoundingClientRect(), weight: 1 }));
  return [...cards, ...(why ? [{ box: why, weight: 20 }] : [])];
}

export function ZoomView(): JSX.Element | null {
  const t = useTable();
  const z = t.ui.zoom;
  if (!z || t.ui.open === 'read') return null;
  const state = t.view.play.find((c) => c.id === z.id);
  if (state?.facedown) return null;
  const marks = z.id === undefined ? undefined : t.marks.get(z.id);
  const told = marks?.blocked ?? marks?.unplayable; // the card in its place says it
  const face = t.face(z.code);
  const u = innerHeight < LOW ? SMALLER : 1;
  const [w, h] = isWide(face.kind) ? [SIZE.h, SIZE.w] : [SIZE.w, SIZE.h];
  const { left, top } = innerWidth < 600 ? { left: (innerWidth - w * u) / 2, top: 60 } : placed(z.at, { w: w * u, h: h * u }, room(), around(z.why));
  return (
    <div class={`zoomview${z.held ? ' is-held' : ''}`} aria-hidden="true" onClick={() => t.acts.ui.set({ open: 'read', read: { code: z.code, id: z.id }, zoom: undefined })} style={{ left: `${left}px`, top: `${top}px`, '--zoom': `${u}px` }}>
      <Card face={face} size="zoom" lang={t.lang} as="picture" state={state && stateOf(state, t.book.catalog.words.stats ?? {})} />
      {(!told || z.held) && <Reasons id={z.id} />}
    </div>
  );
}

/** What is passed here may be passed in every game. */
function Always({ code, name }: { code: string; name: string }): JSX.Element {
  const t = useTable();
  const { passing } = useStore(settings);
  const on = code in passing;
  const { [code]: _, ...rest } = passing;
  return (
    <button type="button" class="switch" role="switch" aria-checked={on} onClick={() => settings.set({ passing: on ? rest : { ...passing, [code]: name } })}>
      <i /><span>{t.Say('auto_pass_always')}</span>
    </button>
  );
}

/** One card with its other side, what hangs on it, why it can't be used, and whether its windows are passed. */
export function ReadCard(): JSX.Element | null {
  const t = useTable();
  const r = t.ui.read;
  if (t.ui.open !== 'read' || !r) return null;
  const state = t.view.play.find((c) => c.id === r.id);
  const face = t.face(r.code);
  const other = face.back ? t.book.faces[face.back] : undefined;
  const muted = t.view.muted.includes(r.code);
  const id = r.id;
  const why = t.view.why.filter((w) => (w.target ?? w.card) === id);
  return (
    <Dialog title={face.name} cls="dialog--read" close={() => t.acts.ui.set({ open: undefined, read: undefined })} closeName={t.Say('close')}>
      <div class="reading">
        <Card face={face} size="zoom" lang={t.lang} state={state && stateOf(state, t.book.catalog.words.stats ?? {})} />
        {other && <Card face={other} size="zoom" lang={t.lang} />}
      </div>
      {why.length > 0 && <ul class="reasons">{why.map((w, i) => <li key={i}>{w.text} {w.rule && <RuleLink id={w.rule} />}</li>)}</ul>}
      {id !== undefined && t.state.seat >= 0 && (
        <button type="button" class="switch" role="switch" aria-checked={muted} onClick={() => t.session.mute(id, !muted)}>
          <i /><span>{t.Say('auto_pass_card')}</span>
        </button>
      )}
      {muted && t.state.seat >= 0 && <Always code={r.code} name={face.name} />}
    </Dialog>
  );
}
