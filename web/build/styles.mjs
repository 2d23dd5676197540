// `import css from 'style:dicethrone'`: the style of one game, packed; it comes with the script of that game.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

const FOLDER = fileURLToPath(new URL('../src/styles', import.meta.url));

export const styles = {
  name: 'styles',
  setup(build) {
    build.onResolve({ filter: /^style:/ }, ({ path }) => ({ path: path.slice('style:'.length), namespace: 'style' }));
    build.onLoad({ filter: /.*/, namespace: 'style' }, async ({ path }) => {
      const text = await readFile(`${FOLDER}/${path}.css`, 'utf8');
      return { contents: (await transform(text, { loader: 'css', minify: true, charset: 'utf8' })).code.trim(), loader: 'text' };
    });
  },
};
