// npm run gallery -- FACES OUT: a page with every face and state, to look at; never shipped.
// FACES holds faces.en.json and faces.fr.json (python -m tools.page_cards DIR).
import { readFile } from 'node:fs/promises';
import { put } from './files.mjs';
import { bundle, page, WEB } from './page.mjs';

const [faces, out] = process.argv.slice(2);
if (!faces || !out) throw new Error('npm run gallery -- FOLDER_WITH_FACES FOLDER_FOR_THE_GALLERY');
const read = async (lang) => `${lang}:${await readFile(`${faces}/faces.${lang}.json`, 'utf8')}`;
const code = await bundle('gallery/gallery.tsx', './', false);
const css = code['app.css'] + (await readFile(`${WEB}/gallery/gallery.css`, 'utf8'));
const html = `<!doctype html><meta charset="utf-8"><title>Cards</title><link rel="stylesheet" href="app.css">
<body><script>const FACES={${await read('en')},${await read('fr')}}</script><script>${code['app.js'].replaceAll('</script', '<\\/script')}</script>`;
await put(out, { ...(await page()), 'app.css': css, 'index.html': html });
console.log(`${out}/index.html?lang=fr&size=zoom`);
