// Whoever started the server has a key that opens all of its tables. It comes behind "#" of the first page and is kept.
import { server } from '../live/http';
import { carried, takeOver } from './carry';
import { ownerKey, rememberOwner, settings, type Settings } from './settings';

type Liked = Pick<Settings, 'name' | 'lang' | 'theme'>;

/** Takes the key out of the address, and what the owner likes from the server: another browser or port has it too. */
export async function meetOwner(): Promise<void> {
  const brought = carried(location.hash);
  if (brought) await takeOver(brought);
  else if (location.pathname === '/' && location.hash.length > 1) rememberOwner(location.hash.slice(1));
  if ((brought || location.pathname === '/') && location.hash.length > 1) history.replaceState(null, '', location.pathname + location.search);
  const key = ownerKey();
  if (!key) return;
  const kept = await server.owner(key).catch(() => undefined);
  if (!kept) return;
  const found: Partial<Liked> = { ...(kept.name && { name: kept.name }), ...(kept.language && { lang: kept.language }), ...(kept.theme && { theme: kept.theme }) };
  settings.set(found);
  let last = JSON.stringify(liked());
  settings.watch(() => {
    if (JSON.stringify(liked()) === last) return;
    last = JSON.stringify(liked());
    server.likes(key, liked()).catch(() => undefined);
  });
}

const liked = (): Liked => ({ name: settings.now.name, lang: settings.now.lang, theme: settings.now.theme });
