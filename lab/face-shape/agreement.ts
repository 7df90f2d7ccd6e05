/** How far the shapes that two photos of one person are given agree. Nobody labelled them: whether they are right is not known. */
import { FACE_SHAPES, recordOf, type FaceShapeName } from '#functions/vocabulary.ts';
import { keepAnswer, type ShapeAnswer } from '#domain/face/face-shape.ts';

export interface Agreement {
  readonly people: number;
  /** Share of photos whose first answer the other photo does not rule out. */
  readonly possible: number;
  /** Share of people, told something by one photo, who are told the same after the other. */
  readonly kept: number;
  /** Share of people with the same first answer on both. */
  readonly same: number;
  /** The same of people whose two photos both name a shape. */
  readonly sameTold: number;
  /** How often each shape comes first. */
  readonly first: Readonly<Record<FaceShapeName, number>>;
  /** Share of photos that name one shape, two, none. */
  readonly shown: Readonly<Record<'one' | 'two' | 'none', number>>;
}

/** @param pairs answers to two photos of each person */
export function agreementOf(pairs: readonly (readonly [ShapeAnswer, ShapeAnswer])[]): Agreement {
  const both = pairs.flatMap(([first, second]) => [
    { before: first, after: second },
    { before: second, after: first },
  ]);
  const share = <T>(all: readonly T[], holds: (one: T) => boolean) => all.filter(holds).length / all.length;
  const firstOf = ({ possible }: ShapeAnswer) => possible[0];
  const isSame = ([first, second]: (typeof pairs)[number]) => firstOf(first) === firstOf(second);
  const photos = both.map(({ after }) => after);
  const told = both.filter(({ before }) => before.shown.length > 0);
  const showing = (count: number) => share(photos, ({ shown }) => shown.length === count);
  return {
    people: pairs.length,
    possible: share(both, ({ before, after }) => after.possible.some((name) => name === firstOf(before))),
    kept: share(
      told,
      ({ before, after }) => keepAnswer(after, before.shown).shown.join() === before.shown.join(),
    ),
    same: share(pairs, isSame),
    sameTold: share(
      pairs.filter((pair) => pair.every(({ shown }) => shown.length > 0)),
      isSame,
    ),
    first: recordOf(FACE_SHAPES, (name) => share(photos, (photo) => firstOf(photo) === name)),
    shown: { one: showing(1), two: showing(2), none: showing(0) },
  };
}
