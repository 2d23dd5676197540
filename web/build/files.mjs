import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Makes the folder hold exactly these files. */
export async function put(dir, files) {
  await rm(dir, { recursive: true, force: true });
  for (const [name, contents] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), contents);
  }
}

/** What differs between the folder and these files, in words. */
export async function differences(dir, files) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const there = entries.filter((e) => e.isFile()).map((e) => join(e.parentPath ?? e.path, e.name).slice(dir.length + 1));
  const told = there.filter((name) => !(name in files)).map((name) => `${name}: shipped, but not built`);
  for (const [name, contents] of Object.entries(files)) {
    if (!there.includes(name)) told.push(`${name}: built, but not shipped`);
    else if (!(await readFile(join(dir, name))).equals(Buffer.from(contents))) told.push(`${name}: differs`);
  }
  return told.sort();
}
