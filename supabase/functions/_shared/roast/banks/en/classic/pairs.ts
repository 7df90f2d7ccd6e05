/** Two or three facts that only together make the joke. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairs: TopicLines = {};
