// `import { languages } from 'languages'`: the files of src/words, by name; a new one needs no other edit.
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../src/words', import.meta.url));

export const languages = {
  name: 'languages',
  setup(build) {
    build.onResolve({ filter: /^languages$/ }, ({ path }) => ({ path, namespace: 'languages' }));
    build.onLoad({ filter: /.*/, namespace: 'languages' }, async () => {
      const names = (await readdir(FOLDER)).filter((f) => f.endsWith('.ts')).map((f) => f.slice(0, -3)).sort();
      const imports = names.map((lang) => `import * as ${lang} from './${lang}';`).join('\n');
      return { contents: `${imports}\nexport const languages = { ${names.join(', ')} };`, resolveDir: FOLDER };
    });
  },
};
