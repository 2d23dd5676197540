// The keys of this browser, carried to another one by a link: "/#carry=KEY.KEY~OWNER". What stands behind "#" is never sent.
import { server } from '../live/http';
import { knownTables, ownerKey, rememberOwner, rememberTable, settings } from './settings';

const MARK = '#carry=';
/** So many fit into a code that a camera still reads. */
const IN_CODE = 8;

export function carryLink(few = false): string {
  const keys = knownTables().map((k) => k.key);
  const owner = ownerKey();
  return `${location.origin}/${MARK}${keys.slice(0, few ? IN_CODE : undefined).join('.')}${owner ? `~${owner}` : ''}`;
}

/** The keys of an address, if it carries any. */
export function carried(hash: string): { keys: string[]; owner: string } | undefined {
  if (!hash.startsWith(MARK)) return undefined;
  const [keys = '', owner = ''] = hash.slice(MARK.length).split('~');
  return { keys: keys.split('.').filter(Boolean), owner };
}

/** Takes them over: each key is remembered with the table that it opens. */
export async function takeOver({ keys, owner }: { keys: string[]; owner: string }): Promise<void> {
  if (owner) rememberOwner(owner);
  if (!keys.length) return;
  const found = await server.mine(keys, settings.now.lang).catch(() => []);
  for (const row of found.reverse()) {
    const key = keys[row.key];
    if (key) rememberTable({ table: row.table, key });
  }
}
