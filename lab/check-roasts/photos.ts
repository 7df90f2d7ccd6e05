/** What one person hears in thirty photos with a phone that remembers. */
import { recordOf, STYLES, type Lang } from '#functions/vocabulary.ts';
import type { Bank } from '#roast/banks/types.ts';
import type { ShownLines } from '#roast/contract.ts';
import { remember } from '#domain/facts/shown-lines.ts';
import { pick, seededRandom, shuffled } from '#roast/random.ts';
import type { BankIndex } from './bank-index.ts';
import { drawFacts, withConcern } from './draw.ts';
import { hasPast, looksBack } from './figures.ts';
import type { Face } from './read-faces.ts';
import { PLACES, readRoast, type Place } from './reading.ts';
import type { Teller } from './tellers.ts';

export const SHORT = 10;
export const LONG = 30;
/** The most people per language and style. */
const MOST_PEOPLE = 20;

export interface Repetition {
  /** Lines of the places that nobody may hear twice: how many were told, and how many of them again. */
  readonly told: number;
  readonly again: number;
  /** The same by place, greats included. */
  readonly places: Readonly<Record<Place, number>>;
  /** Place and key of what was told again, greats left out, the most frequent first. */
  readonly keys: readonly (readonly [key: string, times: number])[];
}

export interface PhotoSeries {
  readonly people: number;
  readonly tenPhotos: Repetition;
  readonly thirtyPhotos: Repetition;
  /** Share of the roasts after the first that say something of the history. */
  readonly callBacks: number;
}

export interface IndexedBank {
  readonly bank: Bank;
  readonly index: BankIndex;
  readonly tell: Teller;
}

interface HeardLine {
  readonly place: Place;
  readonly key: string;
  readonly again: boolean;
}

/** Another day: the face and the person stay, the rest is another face's. */
const onAnotherDay = (face: Face, other: Face): Face => ({
  ...other,
  facts: {
    ...other.facts,
    skin: face.facts.skin,
    faceShape: face.facts.faceShape,
    ratings: { ...other.facts.ratings, skin: face.facts.ratings.skin },
  },
});

/** Each photo's lines, and whether they were heard before; and for photos with a history whether they look back. */
function onePerson(
  face: Face,
  faces: readonly Face[],
  { index, tell }: IndexedBank,
  lang: Lang,
  style: (typeof STYLES)[number],
  seed: number,
) {
  const random = seededRandom(seed);
  const telling = { lang, style, teen: random() < 0.3 ? null : false };
  const { concern, level } = drawFacts(face, telling, random);
  const heard = new Set<string>();
  const photos: HeardLine[][] = [];
  const back: boolean[] = [];
  let said: ShownLines = [];
  for (let photo = 0; photo < LONG; photo++) {
    const today = onAnotherDay(face, pick(faces, random));
    const photographed = { ...drawFacts(today, telling, random, photo > 0), skin: today.facts.skin, level };
    const drawn = withConcern(photographed, concern);
    const facts = tell.turned(drawn, said);
    const composed = tell.roast(facts);
    said = remember(said, tell.told(facts, composed));
    const reading = readRoast(facts, composed.roast, index);
    if (hasPast(facts)) back.push(looksBack(reading));
    photos.push(
      reading.lines.map(({ place, text, tags }) => ({
        place,
        key: (tags ?? []).join('+'),
        again: heard.has(text),
      })),
    );
    for (const { text } of reading.lines) heard.add(text);
  }
  return { photos, back };
}

function repetitionOf(photos: readonly (readonly HeardLine[])[]): Repetition {
  const lines = photos.flat();
  const counted = lines.filter(({ place }) => place !== 'great');
  const again = lines.filter((line) => line.again);
  const keys = new Map<string, number>();
  for (const { place, key } of again) {
    if (place !== 'great') keys.set(`${place} ${key}`, (keys.get(`${place} ${key}`) ?? 0) + 1);
  }
  return {
    told: counted.length,
    again: counted.filter((line) => line.again).length,
    places: recordOf(PLACES, (name) => again.filter(({ place }) => place === name).length),
    keys: [...keys].sort(([, a], [, b]) => b - a),
  };
}

/** @param bankOf the banks of this language */
export function photoSeries(
  faces: readonly Face[],
  lang: Lang,
  bankOf: (style: (typeof STYLES)[number]) => IndexedBank,
  seed: number,
): PhotoSeries {
  const chosen = shuffled(faces, seededRandom(seed)).slice(0, MOST_PEOPLE);
  const people = STYLES.flatMap((style) =>
    chosen.map((face, i) => onePerson(face, faces, bankOf(style), lang, style, seed + i)),
  );
  const back = people.flatMap((person) => person.back);
  return {
    people: people.length,
    tenPhotos: repetitionOf(people.flatMap(({ photos }) => photos.slice(0, SHORT))),
    thirtyPhotos: repetitionOf(people.flatMap(({ photos }) => photos)),
    callBacks: back.filter(Boolean).length / Math.max(1, back.length),
  };
}
