// Round, phases, tools.
import type { JSX } from 'preact';
import type { Lang } from '../cards';
import { keyFor } from '../keys/chosen';
import { Icon } from '../icons/icon';
import { settings } from '../state/settings';
import { useStore } from '../state/store';
import { LANGS, Say } from '../words';
import { ChatTool } from '../room/tool';
import { useTable } from './context';

/** A language by its own name: "Français". */
const ownName = (l: Lang): string => { const name = new Intl.DisplayNames([l], { type: 'language' }).of(l) ?? l; return name.charAt(0).toUpperCase() + name.slice(1); };

export function LangSwitch({ full = false }: { full?: boolean }): JSX.Element {
  const { lang } = useStore(settings);
  const one = (l: Lang): JSX.Element => (
    <button key={l} type="button" aria-pressed={l === lang} lang={l} title={ownName(l)} onClick={() => settings.set({ lang: l })}>{full ? ownName(l) : l.toUpperCase()}</button>
  );
  return <div class="seg tool-lang" role="group" aria-label={Say(lang, 'language')}>{LANGS.map(one)}</div>;
}

export function ThemeSwitch(): JSX.Element {
  const { lang, theme } = useStore(settings);
  const other = theme === 'dark' ? 'light' : 'dark';
  const name = Say(lang, other === 'light' ? 'theme_light' : 'theme_dark');
  return (
    <button type="button" class="tool tool-theme" aria-label={name} title={name} onClick={() => settings.set({ theme: other })}>
      <Icon id={theme === 'dark' ? 'sun' : 'moon'} />
    </button>
  );
}

function Phases(): JSX.Element {
  const t = useTable();
  const { players, active, phase, round } = t.view;
  const player = phase === 'player';
  const steps = [
    ...players.filter((p) => !p.out).map((p) => ({
      key: `p${p.seat}`, name: t.view.play.find((c) => c.id === p.identity)?.name ?? '', cls: 'p', now: player && active === p.seat,
    })),
    { key: 'v', name: t.book.catalog.words.phases?.villain ?? t.Say('villain'), cls: 'v', now: phase === 'villain' },
  ];
  const now = steps.findIndex((s) => s.now);
  const step = phase === 'villain' ? t.state.story.findLast((l) => l.kind === 'step')?.text : undefined;
  return (
    <nav class="phases" aria-label={t.Say('round_n', { n: round })}>
      <span class="phases__round"><small>{t.Say('round')}</small>{round}</span>
      <ol>
        {steps.map((s, i) => (
          <li key={s.key} class={`ph ph--${s.cls}${s.now ? ' is-now' : ''}${now >= 0 && i < now && s.cls === 'p' && phase === 'villain' ? ' is-done' : ''}`}
            aria-current={s.now ? 'step' : undefined}><span>{s.name}{s.cls === 'v' && step && <small class="ph__s">{step}</small>}</span></li>
        ))}
      </ol>
    </nav>
  );
}

export function TopBar({ home }: { home: () => void }): JSX.Element {
  const t = useTable();
  const open = (panel: 'menu' | 'rules'): void => t.acts.ui.set((u) => ({ open: u.open === panel ? undefined : panel }));
  const acting = t.state.seat >= 0;
  return (
    <header class="topbar">
      <a class="brand" href="/" aria-label={`quickstrike, ${t.say('home')}`} onClick={(e) => { e.preventDefault(); home(); }}><Icon id="strike" /><span>quickstrike</span></a>
      <Phases />
      <div class="tools" role="toolbar" aria-label={t.Say('tools')}>
        {acting && <button type="button" class="tool" aria-label={t.Say('undo')} title={`${t.Say('undo')} (${keyFor('u')})`} onClick={() => t.session.undo('step')}><Icon id="undo" /></button>}
        {acting && t.state.redo > 0 && <button type="button" class="tool" aria-label={t.Say('redo')} title={`${t.Say('redo')} (⇧${keyFor('u')})`} onClick={() => t.session.redo()}><Icon id="redo" /></button>}
        {acting && <button type="button" class="tool tool--text" title={`${t.Say('hint')} (${keyFor('h')})`} aria-label={t.Say('hint')} aria-disabled={!t.view.decision || undefined} onClick={() => void t.session.hint()}><Icon id="hint" /><span>{t.Say('hint')}</span></button>}
        <ChatTool t={t} />
        <button type="button" class="tool" aria-label={t.Say('rules')} title={`${t.Say('rules')} (${keyFor('k')})`} onClick={() => open('rules')}><Icon id="book" /></button>
        <LangSwitch />
        <ThemeSwitch />
        <button type="button" class="tool" aria-label={t.Say('menu')} aria-expanded={t.ui.open === 'menu'} onClick={() => open('menu')}><Icon id="menu" /></button>
      </div>
    </header>
  );
}
