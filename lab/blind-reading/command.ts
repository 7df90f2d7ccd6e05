import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGS } from '#functions/vocabulary.ts';
import { readFaces } from '../check-roasts/read-faces.ts';
import { createCommand, wholeNumber } from '../command-line.ts';
import { readingsOf, type Reading } from './days.ts';
import { figuresOf, marksSchema, type Key } from './score.ts';
import { BRIEF, inReadingOrder, pairsOf, sheetOf } from './sheets.ts';

const MOST_FACES = 500;
const PEOPLE = 60;
const PAIRS = 60;
const SEED = 20_261_129;

export const command = createCommand();

command
  .command('write')
  .argument('<folder>', 'where the sheets go')
  .argument('<reports...>', 'what npm run -s analyze -- … --json printed, of faces not used in writing')
  .option('--against <file>', 'roasts.json that this command wrote in another build: pairs with it')
  .option('--people <count>', 'so many a language', wholeNumber(1), PEOPLE)
  .option('--seed <number>', 'draws people, photos and orders', wholeNumber(0), SEED)
  .action(async (folder, reports, { against, people, seed }) => {
    const readings = await readingsOf(await readFaces(reports, MOST_FACES, seed), people, seed);
    const others =
      against === undefined ? [] : (JSON.parse(await readFile(against, 'utf8')) as readonly Reading[]);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'roasts.json'), JSON.stringify(readings));
    await writeFile(join(folder, 'brief.txt'), BRIEF);
    for (const lang of LANGS) {
      const order = inReadingOrder(readings, lang, seed);
      const pairs = pairsOf(order, others, PAIRS, seed);
      const key: Key = {
        roasts: order.map(({ day, style }) => ({ day, style })),
        pairs: pairs.map(({ day, ours }) => ({ day, ours })),
      };
      await writeFile(join(folder, `read-${lang}.txt`), sheetOf(order));
      await writeFile(join(folder, `key-${lang}.json`), JSON.stringify(key));
      if (pairs.length > 0)
        await writeFile(join(folder, `pairs-${lang}.txt`), pairs.map(({ text }) => text).join('\n'));
    }
    console.log(`${readings.length} roasts are in ${folder}`);
  });

command
  .command('score')
  .argument('<key>', 'key-….json of the sheet that was read')
  .argument('<marks...>', 'what readers wrote')
  .action(async (key, marks) => {
    const read = JSON.parse(await readFile(key, 'utf8')) as Key;
    for (const file of marks) {
      console.log(file);
      for (const line of figuresOf(marksSchema.parse(JSON.parse(await readFile(file, 'utf8'))), read))
        console.log(`  ${line}`);
    }
  });
