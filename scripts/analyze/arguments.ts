import type { Lang } from '#functions/vocabulary.ts';
import { parseArgs } from 'node:util';
import type { EngineChoice } from '#analysis/contract.ts';

export interface AnalyzeArguments {
  readonly paths: readonly string[];
  readonly engine: EngineChoice;
  readonly lang: Lang;
  readonly json: boolean;
}

export const USAGE =
  'usage: npm run analyze -- PATH... [--engine mediapipe|lite] [--lang en|ja] [--json]\n' +
  'PATH is a photo, or a folder that is searched for photos with all its folders.';

const ENGINES: readonly string[] = ['mediapipe', 'lite'] satisfies EngineChoice[];
const LANGUAGES: readonly string[] = ['en', 'ja'] satisfies Lang[];

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
    engine: oneOf('--engine', values.engine ?? 'auto', ['auto', ...ENGINES]) as EngineChoice,
    lang: oneOf('--lang', values.lang ?? 'en', LANGUAGES) as Lang,
    json: values.json ?? false,
  };
}

function oneOf(name: string, value: string, allowed: readonly string[]): string {
  if (allowed.includes(value)) return value;
  throw new Error(`${name} is one of ${allowed.join(', ')}, not "${value}".`);
}
