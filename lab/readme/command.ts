import { readFile, writeFile } from 'node:fs/promises';
import { PIPELINE_VERSION } from '#domain/score/weights.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { createCommand } from '../command-line.ts';
import { figuresSchema, withRecording } from './figures.ts';
import { figuresBlock, withFigures } from './table.ts';

export const README = inRoot('README.md');
export const FIGURES = inRoot('lab', 'reports', 'figures.json');
export const REPORT = inRoot('lab', 'reports', 'measuring.md');

export const command = createCommand()
  .argument(
    '[recordings...]',
    'what bench, size, lighthouse or cross-validate just printed with --json, as files',
  )
  .action(async (recordings) => {
    let figures = figuresSchema.parse(JSON.parse(await readFile(FIGURES, 'utf8')));
    for (const file of recordings) {
      figures = withRecording(figures, JSON.parse(await readFile(file, 'utf8')), PIPELINE_VERSION);
    }
    const block = figuresBlock(figures, await readFile(REPORT, 'utf8'));
    const readme = withFigures(await readFile(README, 'utf8'), block);
    await writeFile(FIGURES, `${JSON.stringify(figures, null, 2)}\n`);
    await writeFile(README, readme);
  });
