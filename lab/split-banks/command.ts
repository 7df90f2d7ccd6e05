import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LANGS, STYLES, type Lang } from '#functions/vocabulary.ts';
import { SLOTS, type Lines, type Slot } from '#roast/banks/types.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { createCommand } from '../command-line.ts';
import { split } from './split.ts';

const BANKS = inRoot('supabase/functions/_shared/roast/banks');

const read = async <Data>(path: string): Promise<Data> => JSON.parse(await readFile(path, 'utf8')) as Data;
const write = (path: string, data: unknown) => writeFile(path, `${JSON.stringify(data, null, 2)}\n`);

interface Moved {
  readonly phone: number;
  readonly deep: number;
  /** Lines that changed their file. */
  readonly moved: number;
}

/** Splits every key of a folder anew; keys keep their order. */
async function splitFolder(folder: string, lang: Lang): Promise<Moved> {
  const deepPath = join(folder, 'deep.json');
  const deep = await read<Partial<Record<Slot, Lines>>>(deepPath);
  let count = { phone: 0, deep: 0, moved: 0 };
  const after: Partial<Record<Slot, Lines>> = {};
  for (const slot of SLOTS) {
    const path = join(folder, `${slot}.json`);
    const lines = await read<Lines>(path);
    const more = deep[slot] ?? {};
    const keys = [...new Set([...Object.keys(lines), ...Object.keys(more)])];
    const parts = keys.map((key) => {
      const before = lines[key] ?? [];
      const now = split({ phone: before, deep: more[key] ?? [] }, lang);
      const left = before.filter((line) => !now.phone.includes(line)).length;
      const came = now.phone.filter((line) => !before.includes(line)).length;
      count = {
        phone: count.phone + now.phone.length,
        deep: count.deep + now.deep.length,
        moved: count.moved + left + came,
      };
      return { key, ...now };
    });
    await write(path, Object.fromEntries(parts.map(({ key, phone }) => [key, phone])));
    const below = parts.filter((part) => part.deep.length > 0).map((part) => [part.key, part.deep] as const);
    if (below.length > 0) after[slot] = Object.fromEntries(below);
  }
  await write(deepPath, after);
  return count;
}

export const command = createCommand()
  .description(
    'Moves lines between what the phone carries and deep.json wherever the share of a key is wrong.',
  )
  .action(async () => {
    for (const lang of LANGS) {
      for (const style of STYLES) {
        const { phone, deep, moved } = await splitFolder(join(BANKS, lang, style), lang);
        console.log(
          `${lang} ${style}: ${phone} lines on the phone, ${deep} more in the function, ${moved} moved`,
        );
      }
    }
    await promisify(execFile)('npx', ['oxfmt', BANKS], { cwd: inRoot('.') });
  });
