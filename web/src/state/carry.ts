// The keys of this browser, carried to another one by a link: "/#carry=KEY.KEY~OWNER~SHELF". What stands behind "#" is never sent.
import { server } from '../live/http';
import { knownTables, ownerKey, rememberOwner, rememberShelf, rememberTable, settings, shelfKey } from './settings';

interface Carried {
  keys: string[];
  owner: string;
  shelf: string;
}

const MARK = '#carry=';
/** So many fit into a code that a camera still reads. */
const IN_CODE = 8;

export function carryLink(few = false): string {
  const keys = knownTables().map((k) => k.key);
  return `${location.origin}/${MARK}${keys.slice(0, few ? IN_CODE : undefined).join('.')}~${ownerKey()}~${shelfKey()}`;
}

/** The keys of an address, if it carries any. */
export function carried(hash: string): Carried | undefined {
  if (!hash.startsWith(MARK)) return undefined;
  const [keys = '', owner = '', shelf = ''] = hash.slice(MARK.length).split('~');
  return { keys: keys.split('.').filter(Boolean), owner, shelf };
}

/** Takes them over: each key is remembered with the table that it opens. */
export async function takeOver({ keys, owner, shelf }: Carried): Promise<void> {
  if (owner) rememberOwner(owner);
  if (shelf) rememberShelf(shelf);
  if (!keys.length) return;
  const found = await server.mine(keys, settings.now.lang).catch(() => []);
  for (const row of found.reverse()) {
    const key = keys[row.key];
    if (key) rememberTable({ table: row.table, key });
  }
}
