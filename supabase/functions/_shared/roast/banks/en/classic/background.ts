/** What is behind the person. Data only. */
import type { TopicLines } from '../../types.ts';

export const background: TopicLines = {};
