// Loads the page's own picture maker (TypeScript) into the build.
import { build } from 'esbuild';
import { languages } from './languages.mjs';
import { packs } from './packs.mjs';
import { vscards } from './vscards.mjs';

async function load(entry) {
  const out = await build({ entryPoints: [entry], bundle: true, format: 'esm', platform: 'node', write: false, plugins: [languages, packs, vscards] });
  return import(`data:text/javascript;base64,${Buffer.from(out.outputFiles[0].contents).toString('base64')}`);
}

export const pictures = async (web) => (await load(`${web}/src/art/emit.ts`)).pictures();
export const sprite = async (web) => (await load(`${web}/src/icons/sprite.ts`)).sprite();
