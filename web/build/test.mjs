// npm test: bundles each test and gives it to Node's own runner.
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { languages } from './languages.mjs';
import { packs } from './packs.mjs';
import { WEB } from './page.mjs';
import { styles } from './styles.mjs';
import { vscards } from './vscards.mjs';

const out = await mkdtemp(join(tmpdir(), 'quickstrike-page-'));
const tests = (await readdir(`${WEB}/test`)).filter((n) => /\.test\.tsx?$/.test(n)).map((n) => `${WEB}/test/${n}`);
await build({
  entryPoints: tests, bundle: true, format: 'esm', platform: 'node', outdir: out, outExtension: { '.js': '.mjs' },
  jsx: 'automatic', jsxImportSource: 'preact', define: { ASSETS: '"/"' }, plugins: [languages, packs, styles, vscards],
});
const names = (await readdir(out)).map((n) => join(out, n));
const { status } = spawnSync(process.execPath, ['--test', ...names], { stdio: 'inherit' });
await rm(out, { recursive: true });
process.exit(status ?? 1);
