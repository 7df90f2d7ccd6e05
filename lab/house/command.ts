import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { inRoot, ROOT } from '#scripts/lib/paths.ts';
import { createCommand } from '../command-line.ts';
import { markdownTable } from '../report.ts';
import {
  countDocuments,
  countNpmScripts,
  countPhraseFiles,
  countRepeatedLines,
  countRoom,
  fragmentsOf,
  ROOMS,
  SHORT,
  type SourceFile,
} from './count.ts';

/** Text files that git tracks below the folder, or would track. */
async function readFiles(folder: string): Promise<readonly SourceFile[]> {
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    { cwd: folder, maxBuffer: 2 ** 26 },
  );
  const paths = stdout
    .split('\0')
    .filter((path) => /\.(ts|tsx|mts|mjs|css|html|json|md|sql|toml)$/.test(path));
  const read = async (path: string): Promise<SourceFile[]> => {
    // Taken away and not yet committed.
    const text = await readFile(join(folder, path), 'utf8').catch(() => null);
    return text === null ? [] : [{ path, text }];
  };
  return (await Promise.all(paths.map(read))).flat();
}

/** Who imports each file of the product; what only tests and tools import has nobody. */
async function importersIn(folder: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const settings = await extractDepcruiseOptions(inRoot('.dependency-cruiser.mjs'));
  const { output } = await cruise(['src', 'supabase'], { ...settings, baseDir: folder });
  if (typeof output === 'string') throw new Error('The imports came as text.');
  return new Map(output.modules.map(({ source, dependents }) => [source, dependents]));
}

async function count(folder: string) {
  const files = await readFiles(folder);
  return {
    rooms: ROOMS.map((room) => countRoom(room, files)),
    npmScripts: countNpmScripts(files),
    documents: countDocuments(files),
    phraseFiles: countPhraseFiles(files),
    fragments: fragmentsOf(files, await importersIn(folder)),
    repeatedLines: countRepeatedLines(files),
  };
}

function inTables({
  rooms,
  npmScripts,
  documents,
  phraseFiles,
  fragments,
  repeatedLines,
}: Awaited<ReturnType<typeof count>>) {
  const bytes = documents.reduce((sum, document) => sum + document.bytes, 0);
  const longest = documents.toSorted((a, b) => b.longestLine - a.longestLine)[0];
  return [
    markdownTable(
      ['room', 'files', 'TypeScript', `under ${SHORT} lines`, 'lines', 'median', 'longest'],
      rooms.map((it) => [
        it.room,
        ...[it.files, it.code, it.short, it.lines, it.median, it.longest].map(String),
      ]),
    ),
    markdownTable(
      ['what', 'how much'],
      [
        ['npm scripts', String(npmScripts)],
        ['documents', `${documents.length}, ${(bytes / 1_000).toFixed(1)} KB`],
        [
          'longest line of a document',
          longest === undefined ? '–' : `${longest.longestLine} in ${longest.path}`,
        ],
        ['phrase files in TypeScript', String(phraseFiles.code)],
        ['phrase files in JSON', String(phraseFiles.data)],
        [`files of the product under ${SHORT} lines with one importer`, String(fragments.length)],
        ['lines that stand in two places', String(repeatedLines)],
      ],
    ),
    markdownTable(
      ['document', 'KB', 'longest line'],
      documents.map(({ path, bytes, longestLine }) => [
        path,
        (bytes / 1_000).toFixed(1),
        String(longestLine),
      ]),
    ),
  ].join('\n\n');
}

export const command = createCommand()
  .option('--in <folder>', 'another checkout to count')
  .option('--json', 'everything that was counted, with the names of the fragments')
  .action(async ({ in: folder = ROOT, json = false }) => {
    const counted = await count(resolve(folder));
    console.log(json ? JSON.stringify(counted) : inTables(counted));
  });
