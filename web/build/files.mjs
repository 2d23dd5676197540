import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const listed = async (dir) => {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((e) => e.isFile()).map((e) => join(e.parentPath ?? e.path, e.name).slice(dir.length + 1));
};

/** Makes the folder hold exactly these files. A server that reads it meanwhile never misses one. */
export async function put(dir, files) {
  for (const [name, contents] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), contents);
  }
  for (const name of await listed(dir)) if (!(name in files)) await rm(join(dir, name));
}

/** What differs between the folder and these files, in words. */
export async function differences(dir, files) {
  const there = await listed(dir);
  const told = there.filter((name) => !(name in files)).map((name) => `${name}: shipped, but not built`);
  for (const [name, contents] of Object.entries(files)) {
    if (!there.includes(name)) told.push(`${name}: built, but not shipped`);
    else if (!(await readFile(join(dir, name))).equals(Buffer.from(contents))) told.push(`${name}: differs`);
  }
  return told.sort();
}
