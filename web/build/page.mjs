// Makes the page: a map from path to contents, the same for the same sources.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { languages } from './languages.mjs';
import { packs } from './packs.mjs';
import { pictures, sprite } from './pictures.mjs';
import { styles } from './styles.mjs';
import { vscards } from './vscards.mjs';

export const WEB = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
export const SHIPPED = fileURLToPath(new URL('../../src/quickstrike/server/page', import.meta.url));

/** Bundles scripts and style; assets: where the page's files lie, as the page sees them. What not every visitor needs is
 * split off into js/, by names that change with their contents. */
export async function bundle(entry, assets, minify = true, splitting = false) {
  const { outputFiles } = await build({
    entryPoints: { app: `${WEB}/${entry}`, style: `${WEB}/src/styles/app.css` },
    bundle: true,
    minify,
    splitting,
    chunkNames: 'js/[name]-[hash]',
    charset: 'utf8',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    define: { ASSETS: JSON.stringify(assets) },
    external: ['./fonts/*', './img/*'],
    legalComments: 'none',
    write: false,
    outdir: '/out',
    plugins: [languages, packs, styles, vscards],
  });
  const all = outputFiles.map((f) => [f.path.slice('/out/'.length), f.text]).sort();
  return Object.fromEntries(all.map(([name, text]) => [name === 'style.css' ? 'app.css' : name, text]));
}

async function folder(name) {
  const names = (await readdir(`${WEB}/static/${name}`)).sort();
  return Object.fromEntries(await Promise.all(names.map(async (n) => [`${name}/${n}`, await readFile(`${WEB}/static/${name}/${n}`)])));
}

const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Everything that is shipped. Names in index.html carry the hash of what they name, so they may be cached for ever. */
export async function page() {
  const code = await bundle('src/main.tsx', '/', true, true);
  let index = await readFile(`${WEB}/src/index.html`, 'utf8');
  for (const [name, text] of Object.entries(code)) index = index.replace(`/${name}"`, `/${name}?v=${hash(text)}"`);
  index = index.replace('<!-- sprite -->', await sprite(WEB));
  const manifest = await readFile(`${WEB}/src/manifest.webmanifest`, 'utf8');
  return { 'index.html': index, 'manifest.webmanifest': manifest, ...code, ...(await folder('fonts')), ...(await folder('img')), ...(await pictures(WEB)) };
}
