// The way to what was said, where there is anybody to talk to; how many lines are new.
import type { JSX } from 'preact';
import { Icon } from '../icons/icon';
import type { Shared } from '../table/context';

export function ChatTool({ t }: { t: Shared }): JSX.Element | null {
  const { present, talk, unread } = t.state;
  const company = present.seats.some((s) => s.hold === 'friend') || talk.length > 0;
  if (!company) return null;
  const newest = unread ? talk.at(-1) : undefined;
  return (
    <>
      <button type="button" class="tool tool-chat" aria-label={unread ? t.Say('chat_new', { n: unread }) : t.Say('chat')} title={t.Say('chat')} onClick={() => t.acts.ui.set({ open: 'chat' })}>
        <Icon id="chat" />{unread > 0 && <b class="tool__n">{unread}</b>}
      </button>
      <span class="vh" role="status">{newest && `${newest.name}: ${newest.text}`}</span>
    </>
  );
}
