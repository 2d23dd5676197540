// A window over the table: it takes the focus, gives it back, and ends with Escape.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons/icon';

export function Dialog({ title, close, closeName, cls = '', children }: {
  title: string;
  close: () => void;
  closeName: string;
  cls?: string;
  children: ComponentChildren;
}): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  // a button that goes away when it is pressed takes the focus with it: Escape is heard all the same
  useEffect(() => {
    const lost = (e: KeyboardEvent): void => { if (e.key === 'Escape' && (document.activeElement ?? document.body) === document.body) { e.stopPropagation(); close(); } };
    addEventListener('keydown', lost, true);
    return () => removeEventListener('keydown', lost, true);
  });
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div class="over" onPointerDown={(e) => e.target === e.currentTarget && close()}>
      <div class={`dialog ${cls}`} role="dialog" aria-modal="true" aria-label={title} tabIndex={-1} ref={box}
        onKeyDown={(e) => {
          if (e.key !== 'Escape') return;
          e.stopPropagation();
          close();
        }}>
        <div class="dialog__h"><h2>{title}</h2><button type="button" class="tool" aria-label={closeName} onClick={close}><Icon id="x" /></button></div>
        <div class="dialog__in">{children}</div>
      </div>
    </div>
  );
}
