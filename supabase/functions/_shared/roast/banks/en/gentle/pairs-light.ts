/** Light with other facts that only together make the joke. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairsLight: TopicLines = {};
