import { parseArgs } from 'node:util';
import type { EngineChoice } from '#analysis/contract.ts';
import { ENGINES, LANGS, type Lang } from '#functions/vocabulary.ts';

export interface AnalyzeArguments {
  readonly paths: readonly string[];
  readonly engine: EngineChoice;
  readonly lang: Lang;
  readonly json: boolean;
}

export const USAGE =
  `usage: npm run analyze -- PATH... [--engine ${ENGINES.join('|')}] [--lang ${LANGS.join('|')}] [--json]\n` +
  'PATH is a photo, or a folder that is searched for photos with all its folders.';

/** Throws an Error with one line for the user when the arguments make no sense. */
export function parseAnalyzeArguments(args: readonly string[]): AnalyzeArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { engine: { type: 'string' }, lang: { type: 'string' }, json: { type: 'boolean' } },
  });
  if (positionals.length === 0) throw new Error('Which photos? Name at least one file or folder.');
  return {
    paths: positionals,
    engine: oneOf<EngineChoice>('--engine', values.engine ?? 'auto', ['auto', ...ENGINES]),
    lang: oneOf<Lang>('--lang', values.lang ?? 'en', LANGS),
    json: values.json ?? false,
  };
}

function oneOf<Word extends string>(name: string, value: string, allowed: readonly Word[]): Word {
  const found = allowed.find((word) => word === value);
  if (found !== undefined) return found;
  throw new Error(`${name} is one of ${allowed.join(', ')}, not "${value}".`);
}
