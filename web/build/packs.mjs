// `import { packs } from 'packs'` and `@import 'packs.css'`: what lies in the folders of the packs, read by the build.
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../src/quickstrike/champions/packs', import.meta.url));

const json = async (pack, name, otherwise) => {
  const text = await readFile(`${FOLDER}/${pack}/${name}`, 'utf8').catch(() => otherwise);
  try {
    return JSON.parse(text);
  } catch (e) {
    throw new Error(`packs/${pack}/${name}: ${e.message}`);
  }
};

async function read() {
  const found = await readdir(FOLDER, { withFileTypes: true });
  const names = found.filter((e) => e.isDirectory() && !e.name.startsWith('_')).map((e) => e.name).sort();
  return Promise.all(names.map(async (code) => ({ code, cards: await json(code, 'data.json', '[]'), art: await json(code, 'art.json', '{}') })));
}

/** The colours of a hero's cards: above, below, and of the letters on them. */
const frame = ([set, c]) => `[data-frame="${set}"]{--f1:${c.f1};--f2:${c.f2};--fon:${c.fon}}`;

export const packs = {
  name: 'packs',
  setup(build) {
    build.onResolve({ filter: /^packs(\.css)?$/ }, ({ path }) => ({ path, namespace: 'packs' }));
    build.onLoad({ filter: /^packs$/, namespace: 'packs' }, async () => ({ contents: `export const packs = ${JSON.stringify(await read())}` }));
    build.onLoad({ filter: /\.css$/, namespace: 'packs' }, async () => ({
      contents: (await read()).flatMap((p) => Object.entries(p.art.frames ?? {}).map(frame)).join('\n'),
      loader: 'css',
    }));
  },
};
