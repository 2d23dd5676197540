// `import { vscards } from 'vscards'`: of each card of the Vs. System what its picture is drawn from, read by the build.
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../src/quickstrike/vs/cards', import.meta.url));

/** The few lines that a picture needs; everything else of a card file is no concern of the page's. */
function card(file, text) {
  const one = (pattern) => pattern.exec(text)?.[1] ?? '';
  const id = one(/^id = "([^"]+)"/m);
  const name = one(/^name = (?:\{en = )?"([^"]+)"/m);
  return { code: `${file}:${id}`, name, type: one(/^type = "([^"]+)"/m) || 'character', team: one(/^teams = \["([^"]+)"/m) };
}

async function read() {
  const files = (await readdir(FOLDER)).filter((n) => n.endsWith('.toml')).sort();
  const texts = await Promise.all(files.map(async (n) => [n.slice(0, -'.toml'.length), await readFile(`${FOLDER}/${n}`, 'utf8')]));
  return texts.flatMap(([file, text]) => text.split(/^\[\[card\]\]$/m).slice(1).map((t) => card(file, t)));
}

export const vscards = {
  name: 'vscards',
  setup(build) {
    build.onResolve({ filter: /^vscards$/ }, ({ path }) => ({ path, namespace: 'vscards' }));
    build.onLoad({ filter: /.*/, namespace: 'vscards' }, async () => ({ contents: `export const vscards = ${JSON.stringify(await read())}` }));
  },
};
