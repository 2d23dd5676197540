// What happens right now, line by line, with the pace in reach.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Card, iconized } from '../cards';
import { keyFor } from '../keys/chosen';
import { Icon } from '../icons/icon';
import { settings, type Pace } from '../state/settings';
import { useStore } from '../state/store';
import { useTable } from '../table/context';

const PACES: Pace[] = ['slow', 'normal', 'fast', 'step'];

export function PaceSwitch(): JSX.Element {
  const t = useTable();
  const { pace } = useStore(settings);
  return (
    <div class="seg seg--s" role="group" aria-label={t.Say('pace')}>
      {PACES.map((p) => (
        <button type="button" key={p} aria-pressed={p === pace} onClick={() => settings.set({ pace: p })}>{t.Say(`pace_${p}`)}</button>
      ))}
    </div>
  );
}

export function Telling(): JSX.Element {
  const t = useTable();
  const { beat, left, paused } = t.state;
  const code = beat?.cards?.[0];
  const { pace } = useStore(settings);
  const halted = paused || pace === 'step' || t.session.teller.waiting;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <div class="telling" data-kind={beat?.kind}>
        {code && <Card key={`${beat?.n}${beat?.text}`} face={t.face(code)} size="table" lang={t.lang} as="picture" />}
        <h2 id="dec-t" ref={title} tabIndex={-1} aria-live="polite">{iconized(beat?.text ?? '', t.lang)}</h2>
      </div>
      {halted && <p class="held"><Icon id="pause" />{t.Say(paused ? 'paused' : 'waits_for_you')}</p>}
      <p class="decision__s">{[t.session.teller.waiting && t.Say('new_card'), left > 0 && t.Say('still_to_come', { n: left })].filter(Boolean).join(' · ')}</p>
      <PaceSwitch />
      <footer class="foot--tell">
        {halted && !paused ? <span /> : (
          <button type="button" class="btn btn--ghost" aria-label={t.Say(paused ? 'go_on' : 'pause')} title={`${t.Say(paused ? 'go_on' : 'pause')} (${keyFor('p')})`} onClick={() => t.session.pause(!paused)}>
            <Icon id={paused ? 'play' : 'pause'} />
          </button>
        )}
        <button type="button" class="btn" onClick={() => t.session.teller.finish()}>{t.Say('skip')} <kbd>Esc</kbd></button>
        <button type="button" class="btn btn--go" onClick={() => t.session.teller.next()}>{t.Say('next')} <kbd>␣</kbd></button>
      </footer>
    </>
  );
}
