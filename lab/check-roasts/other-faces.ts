/** For how many random other faces a line would hold as well. */
import { seededRandom } from '#roast/random.ts';
import type { Tag } from '#roast/plan/tags.ts';
import { drawFacts } from './draw.ts';
import { holds } from './holds.ts';
import type { Face } from './read-faces.ts';

/** Photos that are drawn of each face. */
const PHOTOS = 12;
const PLAIN = { lang: 'en', style: 'classic', teen: false } as const;

export interface OtherFaces {
  /** The share, 0 to 1, of the photos of all faces but this one of which all of these tags are true. */
  share(tags: readonly Tag[], face: number): number;
}

export function createOtherFaces(faces: readonly Face[], seed: number): OtherFaces {
  const random = seededRandom(seed);
  const photos = faces.flatMap((face) =>
    Array.from({ length: PHOTOS }, () => drawFacts(face, PLAIN, random)),
  );
  const byTag = new Map<Tag, Uint8Array>();
  const truthOf = (tag: Tag) => {
    const known = byTag.get(tag) ?? Uint8Array.from(photos, (facts) => Number(holds(tag, facts)));
    byTag.set(tag, known);
    return known;
  };
  const byKey = new Map<string, { perFace: Float64Array; sum: number }>();
  const countsOf = (tags: readonly Tag[]) => {
    const key = [...tags].sort().join('+');
    const known = byKey.get(key);
    if (known !== undefined) return known;
    const truths = tags.map(truthOf);
    const perFace = new Float64Array(faces.length);
    for (let i = 0; i < photos.length; i++) {
      const face = Math.floor(i / PHOTOS);
      if (truths.every((truth) => truth[i] === 1)) perFace[face] = (perFace[face] ?? 0) + 1 / PHOTOS;
    }
    const counts = { perFace, sum: perFace.reduce((sum, share) => sum + share, 0) };
    byKey.set(key, counts);
    return counts;
  };
  return {
    share(tags, face) {
      const { perFace, sum } = countsOf(tags);
      return (sum - (perFace[face] ?? 0)) / (faces.length - 1);
    },
  };
}
