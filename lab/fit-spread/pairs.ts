/**
 * Pairs of photos of one face, and how far the overall score moved from one to the other with the expression held equal.
 *
 * Four kinds, because none of them alone tells what a second photo does:
 * - `retake`: the two studio photos of a person. The only true retakes: they set what a photo without fault moves by, and
 *   the quantile is theirs.
 * - `camera`: both photos of a person as a poorer camera, an unsteady hand and a room's lamp would have taken them
 *   (changes/cameras.ts). They tell how a second photo moves on small, dark, noisy, compressed and soft photos.
 * - `degraded`: such a copy against the photo that it was made from. What a camera takes away, another distance or focus
 *   takes away in part: a score that follows it is noisy there, even where two copies agree.
 * - `lamp`: the same face under another lamp (lamps/list.ts) against the photo that it was made from.
 * In the last two it is the ± of the poorer photo that has to hold the change.
 *
 * People count alike, and so do the kinds: a person's retake, pairs by cameras, degraded copies and lamps have a quarter
 * each. By number, copies would decide, and a studio's ± would be as wide as a lamp moves a score.
 */
import type { FaceReport } from '#domain/face/report.ts';
import { sectionsWithExpressionOf } from '#domain/score/contributions.ts';
import { exactOverall, totalOf, wholeSections } from '#domain/score/score.ts';
import { AS_IT_IS, personOf } from './copies.ts';
import type { Recorded } from './record.ts';

export const KINDS = ['retake', 'camera', 'degraded', 'lamp'] as const;
export type PairKind = (typeof KINDS)[number];

export interface Pair {
  readonly kind: PairKind;
  /** Of the camera or the lamp. */
  readonly name: string;
  readonly set: string;
  readonly person: string;
  /** The photo whose ± has to hold the change, and the other one. */
  readonly photo: FaceReport;
  readonly other: FaceReport;
  /** Points before rounding, ≥ 0; and as people see it. */
  readonly change: number;
  readonly shown: number;
}

type Named = Pick<Pair, 'kind' | 'name' | 'set' | 'person'>;

/** The change of `other` against `photo`, both with the expression of `photo`. */
export function pairOf(named: Named, photo: FaceReport, other: FaceReport): Pair {
  const [own, others] = [sectionsWithExpressionOf(photo, photo), sectionsWithExpressionOf(other, photo)];
  return {
    ...named,
    photo,
    other,
    change: Math.abs(exactOverall(others) - exactOverall(own)),
    shown: Math.abs(totalOf(wholeSections(others)) - totalOf(wholeSections(own))),
  };
}

const accepted = ({ report }: Recorded): FaceReport[] => (report === null ? [] : [report]);

/** Each of some photos against each other one, both ways: either may be the one whose ± is shown. */
const bothWays = (named: Named, reports: readonly FaceReport[]): Pair[] =>
  reports.flatMap((photo) =>
    reports.filter((other) => other !== photo).map((other) => pairOf(named, photo, other)),
  );

function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** All pairs of a recording; photos of scenes and small faces, of which there is one each, have none. */
export function pairsOf(recording: readonly Recorded[]): Pair[] {
  const byPerson = groupedBy(recording, personOf);
  return [...byPerson.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { set, person } = first;
    const plain = own.filter(({ copy }) => copy === AS_IT_IS);
    const byCopy = groupedBy(own, ({ copy }) => copy);
    const copies = [...byCopy].flatMap(([copy, lines]): Pair[] => {
      const [kind = '', name = ''] = copy.split('/');
      const against = (changed: PairKind) =>
        lines.flatMap((line) => {
          const before = plain.filter(({ file }) => file === line.file).flatMap(accepted);
          return accepted(line).flatMap((photo) =>
            before.map((other) => pairOf({ kind: changed, name, set, person }, photo, other)),
          );
        });
      if (kind === 'lamp') return against('lamp');
      if (kind !== 'camera') return [];
      return [...bothWays({ kind, name, set, person }, lines.flatMap(accepted)), ...against('degraded')];
    });
    return [...bothWays({ kind: 'retake', name: AS_IT_IS, set, person }, plain.flatMap(accepted)), ...copies];
  });
}

/** Weight of each pair: a person's kinds share evenly, a kind's pairs share its part. They sum to the number of people. */
export function weightsOf(pairs: readonly Pair[]): number[] {
  const ofKind = (pair: Pair) => `${personOf(pair)}/${pair.kind}`;
  const counts = new Map<string, number>();
  const kinds = new Map<string, Set<PairKind>>();
  for (const pair of pairs) {
    counts.set(ofKind(pair), (counts.get(ofKind(pair)) ?? 0) + 1);
    kinds.set(personOf(pair), (kinds.get(personOf(pair)) ?? new Set()).add(pair.kind));
  }
  return pairs.map((pair) => 1 / (kinds.get(personOf(pair))?.size ?? 1) / (counts.get(ofKind(pair)) ?? 1));
}
