// npm run build: writes the page that the Python package ships.
import { put } from './files.mjs';
import { page, SHIPPED } from './page.mjs';

const files = await page();
await put(SHIPPED, files);
const size = Object.values(files).reduce((sum, f) => sum + Buffer.byteLength(f), 0);
console.log(`${Object.keys(files).length} files, ${Math.round(size / 1024)} KB`);
