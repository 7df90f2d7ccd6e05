/** What is true of many faces: the count from which the planner's table is filled (COMMON in plan/claims.ts). */
import { CLAIMS, isTag, type Topic } from '#roast/plan/claims.ts';
import type { Tag } from '#roast/plan/tags.ts';
import { holds } from './holds.ts';
import type { Face } from './read-faces.ts';

export interface CommonTag {
  readonly tag: Tag;
  /** Share of the faces of which it is true, 0 to 1. */
  readonly share: number;
}

const NO_FACTS: ReadonlySet<Topic> = new Set(['level', 'band', 'runner']);

/** From this share on a tag is listed. */
const COMMON_FROM = 0.2;

/** The tags that the photos alone show to be true of more than one face in five, the most common first. */
export function commonTags(faces: readonly Face[]): CommonTag[] {
  return (
    Object.keys(CLAIMS)
      .filter(isTag)
      // A report's routine is nobody's answer, the band is no fact of its own, and a running joke is none of the photo's.
      .filter((tag) => !NO_FACTS.has(CLAIMS[tag].topic))
      .map((tag) => ({ tag, share: faces.filter(({ facts }) => holds(tag, facts)).length / faces.length }))
      .filter(({ share }) => share > COMMON_FROM)
      .sort((a, b) => b.share - a.share)
  );
}
