import { LANGS, STYLES, type Lang, type RoastStyle } from '#functions/vocabulary.ts';
import { loadBank } from '#roast/banks/banks.ts';
import type { Bank } from '#roast/banks/types.ts';
import { hashText, seededRandom } from '#roast/random.ts';
import { composeRoast } from '#roast/writer.ts';
import { parseCheckArguments, USAGE, type CheckArguments } from './arguments.ts';
import { countBanks } from './bank-count.ts';
import { commonTags } from './common.ts';
import { indexOf, type BankIndex } from './bank-index.ts';
import { findingsIn } from './check.ts';
import { drawFacts } from './draw.ts';
import { createCounter, type Counter } from './figures.ts';
import { textReport, type Outcome } from './format.ts';
import { isMet, mustsOf, type LanguageFigures } from './musts.ts';
import { createOtherFaces, type OtherFaces } from './other-faces.ts';
import { photoSeries } from './photos.ts';
import { readFaces, type Face } from './read-faces.ts';
import { readRoast } from './reading.ts';
import { createTally, type Tally } from './tally.ts';

interface StyleBank {
  readonly style: RoastStyle;
  readonly bank: Bank;
  readonly index: BankIndex;
}

const loadStyles = (lang: Lang): Promise<StyleBank[]> =>
  Promise.all(
    STYLES.map(async (style) => {
      const bank = await loadBank(lang, style);
      return { style, bank, index: indexOf(bank) };
    }),
  );

/** Every variant of a face in one language and style, of an adult and of somebody who did not say. */
function checkFace(
  face: Face,
  number: number,
  lang: Lang,
  { style, bank, index }: StyleBank,
  given: CheckArguments,
  tally: Tally,
  counter: Counter,
): void {
  for (const teen of [false, null]) {
    const random = seededRandom(hashText(`${given.seed} ${face.file} ${lang} ${style} ${teen}`));
    for (let variant = 0; variant < given.variants; variant++) {
      const facts = drawFacts(face, { lang, style, teen }, random);
      const reading = readRoast(facts, composeRoast(facts, bank).roast, index, face.advice);
      tally.add(face.file, facts, findingsIn(reading));
      counter.add(number, reading);
    }
  }
}

async function checkLanguage(
  faces: readonly Face[],
  lang: Lang,
  given: CheckArguments,
  tally: Tally,
  others: OtherFaces,
): Promise<LanguageFigures> {
  const counter = createCounter(others);
  const styles = await loadStyles(lang);
  for (const each of styles) {
    for (const [number, face] of faces.entries()) {
      checkFace(face, number, lang, each, given, tally, counter);
    }
  }
  const bankOf = (style: RoastStyle) => {
    const found = styles.find((each) => each.style === style);
    if (found === undefined) throw new Error(`no bank for ${lang} ${style}`);
    return found.bank;
  };
  return {
    lang,
    figures: counter.figures(),
    bank: countBanks(styles.map(({ bank }) => bank)),
    photos: photoSeries(faces, lang, bankOf, given.seed),
  };
}

async function checkAll(given: CheckArguments, faces: readonly Face[]): Promise<Outcome> {
  const tally = createTally();
  const others = createOtherFaces(faces, given.seed);
  const languages: LanguageFigures[] = [];
  for (const lang of LANGS) languages.push(await checkLanguage(faces, lang, given, tally, others));
  const { all, found } = tally.roasts();
  return {
    faces: faces.length,
    common: commonTags(faces),
    roasts: all,
    contradicted: found,
    kinds: tally.counts(),
    languages,
    musts: languages.flatMap(mustsOf),
  };
}

async function readArguments(args: readonly string[]) {
  const given = parseCheckArguments(args);
  return { given, faces: await readFaces(given.paths, given.faces, given.seed, given.half) };
}

/** The command: resolves to its exit code, 0 where all holds, 1 where something does not, 2 for what cannot be read. */
export async function run(args: readonly string[], say: (text: string) => void): Promise<0 | 1 | 2> {
  const read = await readArguments(args).catch((error: unknown) => {
    say(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return null;
  });
  if (read === null) return 2;
  const outcome = await checkAll(read.given, read.faces);
  say(read.given.json ? JSON.stringify(outcome) : textReport(outcome));
  return outcome.contradicted === 0 && outcome.musts.every(isMet) ? 0 : 1;
}
