import { LANGS, STYLES, type Lang, type RoastStyle } from '#functions/vocabulary.ts';
import { loadBank } from '#roast/banks/banks.ts';
import { hashText, seededRandom } from '#roast/random.ts';
import { loadDeepBank } from '#roast/banks/deep.ts';
import { wholeBank } from '#scripts/lib/whole-bank.ts';
import { countBanks } from './bank-count.ts';
import { commonTags } from './common.ts';
import { indexOf } from './bank-index.ts';
import { findingsIn } from './check.ts';
import { drawFacts } from './draw.ts';
import { createCounter, type Counter } from './figures.ts';
import type { Outcome } from './format.ts';
import { mustsOf, type LanguageFigures } from './musts.ts';
import { createOtherFaces, type OtherFaces } from './other-faces.ts';
import { photoSeries, type IndexedBank } from './photos.ts';
import type { Face } from './read-faces.ts';
import { readRoast } from './reading.ts';
import { createTally, type Tally } from './tally.ts';
import { functionTells, phoneTells, type TellerName } from './tellers.ts';

export interface Drawing {
  /** How many roasts of each face, language, style and age. */
  readonly variants: number;
  readonly seed: number;
  /** Whose roasts: the phone's alone, or those of the function, which tells more. */
  readonly tellers: readonly TellerName[];
}

interface StyleBank extends IndexedBank {
  readonly style: RoastStyle;
}

const loadStyles = (lang: Lang, teller: TellerName): Promise<StyleBank[]> =>
  Promise.all(
    STYLES.map(async (style) => {
      const bank = await loadBank(lang, style);
      if (teller === 'phone') return { style, bank, index: indexOf(bank), tell: phoneTells(bank) };
      const deep = await loadDeepBank(lang, style);
      const whole = wholeBank(bank, deep);
      return { style, bank: whole, index: indexOf(whole), tell: functionTells(bank, deep) };
    }),
  );

/** Every variant of a face in one language and style, of an adult and of somebody who did not say. */
function checkFace(
  face: Face,
  number: number,
  lang: Lang,
  { style, index, tell }: StyleBank,
  how: Drawing,
  tally: Tally,
  counter: Counter,
): void {
  for (const teen of [false, null]) {
    const random = seededRandom(hashText(`${how.seed} ${face.file} ${lang} ${style} ${teen}`));
    for (let variant = 0; variant < how.variants; variant++) {
      const facts = drawFacts(face, { lang, style, teen }, random);
      const reading = readRoast(facts, tell.roast(facts).roast, index, face.advice);
      tally.add(face.file, facts, findingsIn(reading));
      counter.add(number, reading);
    }
  }
}

async function checkLanguage(
  faces: readonly Face[],
  lang: Lang,
  teller: TellerName,
  how: Drawing,
  tally: Tally,
  others: OtherFaces,
): Promise<LanguageFigures> {
  const counter = createCounter(others);
  const styles = await loadStyles(lang, teller);
  for (const each of styles) {
    for (const [number, face] of faces.entries()) {
      checkFace(face, number, lang, each, how, tally, counter);
    }
  }
  const bankOf = (style: RoastStyle) => {
    const found = styles.find((each) => each.style === style);
    if (found === undefined) throw new Error(`no bank for ${lang} ${style}`);
    return found;
  };
  return {
    lang: how.tellers.length === 1 ? lang : `${lang}, ${teller}`,
    figures: counter.figures(),
    bank: countBanks(styles.map(({ bank }) => bank)),
    photos: photoSeries(faces, lang, bankOf, how.seed),
  };
}

/** Every roast of the faces, held against their facts and against its own other lines. */
export async function checkRoasts(faces: readonly Face[], how: Drawing): Promise<Outcome> {
  const tally = createTally();
  const others = createOtherFaces(faces, how.seed);
  const languages: LanguageFigures[] = [];
  for (const teller of how.tellers) {
    for (const lang of LANGS) languages.push(await checkLanguage(faces, lang, teller, how, tally, others));
  }
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
