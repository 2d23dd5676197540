// A tip beside an icon, a keyword or a mode that is pointed at (or held on a touch screen): the rule behind it.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '../cards/types';
import { ruleAt, told, type Told } from './rules';

const WAIT = 450;
const HELD = 550;
const WIDE = 300;

interface Shown extends Told {
  left: number;
  top: number;
  above: boolean;
}

export function Tips({ lang }: { lang: Lang }): JSX.Element | null {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let timer = 0;
    let at: Element | null = null;
    const away = (): void => { clearTimeout(timer); at = null; setShown(undefined); };
    const show = async (el: Element): Promise<void> => {
      const of = ruleAt(el);
      const rule = of && (await told(of, lang));
      if (!rule || at !== el || !el.isConnected) return;
      const r = el.getBoundingClientRect();
      const above = r.top > innerHeight / 2;
      setShown({ ...rule, left: Math.max(8, Math.min(innerWidth - WIDE - 8, r.left + r.width / 2 - WIDE / 2)), top: above ? r.top - 8 : r.bottom + 8, above });
    };
    const point = (e: PointerEvent): void => {
      const el = e.target instanceof Element ? e.target : null;
      if (!el || el === at) return;
      if (!ruleAt(el)) return at ? away() : undefined;
      away();
      at = el;
      timer = window.setTimeout(() => void show(el), e.type === 'pointerdown' ? HELD : WAIT);
    };
    const over = (e: PointerEvent): void => { if (e.pointerType === 'mouse') point(e); };
    const down = (e: PointerEvent): void => (e.pointerType === 'mouse' ? away() : point(e));
    const listen: [string, (e: never) => void][] = [['pointerover', over], ['pointerdown', down], ['scroll', away], ['keydown', away], ['pointercancel', away]];
    for (const [name, f] of listen) addEventListener(name, f as EventListener, { passive: true, capture: true });
    return () => {
      away();
      for (const [name, f] of listen) removeEventListener(name, f as EventListener, { capture: true });
    };
  }, [lang]);
  if (!shown) return null;
  return (
    <p class={`ruletip${shown.above ? ' is-above' : ''}`} role="tooltip" style={{ left: `${shown.left}px`, top: `${shown.top}px`, width: `${WIDE}px` }}>
      <b>{shown.title}</b><span>{shown.text}</span>
    </p>
  );
}
