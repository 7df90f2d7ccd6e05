/** Facts of the face that only together make the joke. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairsFace: TopicLines = {};
