// npm run verify: is what is shipped what the sources build?
import { differences } from './files.mjs';
import { page, SHIPPED } from './page.mjs';

const told = await differences(SHIPPED, await page());
if (told.length) {
  console.error(`The shipped page is not what web/ builds; run \`make page\`:\n  ${told.slice(0, 20).join('\n  ')}`);
  process.exit(1);
}
console.log('The shipped page is what web/ builds.');
