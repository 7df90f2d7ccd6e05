/** The lines that the guard learns from: our own corpora by author and theme, and every line of the banks as harmless. */
import { readdir, readFile } from 'node:fs/promises';
import { loadBank } from '#roast/banks/banks.ts';
import type { Bank } from '#roast/banks/types.ts';
import { STYLES, type Lang } from '#functions/vocabulary.ts';
import { inRoot } from '#scripts/lib/paths.ts';

export interface CorpusLine {
  readonly text: string;
  readonly isHostile: boolean;
  /** Folder below the language; "bank" for the built-in lines. */
  readonly author: string;
  /** File name; of a bank line its place, e.g. "closers". */
  readonly theme: string;
  /** Every tenth line of a file is kept from the heads that are stored, and tests judge them by it. */
  readonly isKept: boolean;
}

const KEPT = 10;
const FOLDER = inRoot('lab', 'train-guard', 'corpora');

/** Characters that no editor shows stand as \uXXXX in the files. */
const unescape = (line: string) =>
  line.replace(/\\u([0-9a-f]{4})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** All lines of the corpora of a language, in the order of their files: `<author>/<theme>.<hostile|harmless>.txt`. */
export async function readCorpora(lang: Lang): Promise<CorpusLine[]> {
  const lines: CorpusLine[] = [];
  for (const author of (await readdir(`${FOLDER}/${lang}`)).toSorted()) {
    for (const file of (await readdir(`${FOLDER}/${lang}/${author}`)).toSorted()) {
      const [theme = '', label] = file.split('.');
      const texts = (await readFile(`${FOLDER}/${lang}/${author}/${file}`, 'utf8')).split('\n');
      for (const [i, text] of texts.filter((line) => line.trim() !== '').entries()) {
        const isKept = author !== 'early' && i % KEPT === KEPT - 1;
        lines.push({ text: unescape(text.trim()), isHostile: label === 'hostile', author, theme, isKept });
      }
    }
  }
  return lines;
}

/** Every text below a value; keys and audiences are no texts. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return ['who', 'level', 'kind', 'when'].includes(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsOf(item, name));
}

/** Every different line of the banks of a language. */
export async function readBankLines(lang: Lang): Promise<CorpusLine[]> {
  const lines = new Map<string, CorpusLine>();
  for (const style of STYLES) {
    const bank: Bank = await loadBank(lang, style);
    for (const [theme, value] of Object.entries(bank)) {
      for (const text of textsOf(value)) {
        lines.set(text, { text, isHostile: false, author: 'bank', theme, isKept: false });
      }
    }
  }
  return [...lines.values()];
}
