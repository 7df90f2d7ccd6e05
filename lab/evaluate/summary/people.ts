/**
 * Scores by how people look instead of by how their photo came out. The typology angle of a photo is also
 * that of its exposure: a pale face in a dim picture counts as dark there. And a folder in which one
 * complexion is mostly young and another mostly old compares ages, so people are also set beside their like.
 */
import { basename } from 'node:path';
import labels from '../people.json' with { type: 'json' };
import type { FaceResult } from './face-result.ts';
import { meanOf, toneGroupOf, type ScoreGroup } from './groups.ts';

const COMPLEXIONS = ['light', 'medium', 'deep'] as const;
type Complexion = (typeof COMPLEXIONS)[number];

/** Named by sight, without knowledge of the scores; only used to compare like with like. */
export interface Person {
  readonly complexion: Complexion;
  readonly age: 'young' | 'middle' | 'older';
  readonly sex: 'woman' | 'man';
}

export interface PeopleFigures {
  /** All people, by complexion. */
  readonly all: readonly ScoreGroup[];
  /** The same among people of one sex and age, where there are enough. */
  readonly alike: Readonly<Record<string, readonly ScoreGroup[]>>;
  /** ITA group of the photo → complexion → how many. */
  readonly photos: Readonly<Record<string, Readonly<Record<Complexion, number>>>>;
}

/** From 35 on, by the eye, faces are no longer young. */
const ALIKE: Readonly<Record<string, (person: Person) => boolean>> = {
  'young men': ({ sex, age }) => sex === 'man' && age === 'young',
  'other men': ({ sex, age }) => sex === 'man' && age !== 'young',
  'young women': ({ sex, age }) => sex === 'woman' && age === 'young',
};

const PEOPLE: ReadonlyMap<string, Person> = new Map(
  Object.entries(labels).map(([file, words]) => {
    const [complexion, age, sex] = words.split(' ');
    return [file, { complexion, age, sex } as Person];
  }),
);

type Known = readonly [face: FaceResult, person: Person];

function byComplexion(known: readonly Known[]): ScoreGroup[] {
  return COMPLEXIONS.flatMap((name) => {
    const scores = known.flatMap(([face, { complexion }]) =>
      complexion === name ? [face.original.score.value] : [],
    );
    return scores.length === 0 ? [] : [meanOf(name, scores)];
  });
}

function countsOf(known: readonly Known[]): PeopleFigures['photos'] {
  const counts: Record<string, Record<Complexion, number>> = {};
  for (const [{ ita }, { complexion }] of known) {
    if (ita === null) continue;
    const row = (counts[toneGroupOf(ita)] ??= { light: 0, medium: 0, deep: 0 });
    row[complexion]++;
  }
  return counts;
}

/** Null where none of the files is known. @param people by file name */
export function scoresByPeople(
  faces: readonly FaceResult[],
  people: ReadonlyMap<string, Person> = PEOPLE,
): PeopleFigures | null {
  const known = faces.flatMap((face): Known[] => {
    const person = people.get(basename(face.file));
    return person === undefined ? [] : [[face, person]];
  });
  if (known.length === 0) return null;
  const alike = Object.entries(ALIKE).map(([name, belongs]) => [
    name,
    byComplexion(known.filter(([, person]) => belongs(person))),
  ]);
  return {
    all: byComplexion(known),
    alike: Object.fromEntries(alike) as PeopleFigures['alike'],
    photos: countsOf(known),
  };
}
