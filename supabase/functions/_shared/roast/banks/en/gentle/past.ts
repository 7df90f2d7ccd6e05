/** What the history says. Data only. */
import type { TopicLines } from '../../types.ts';

export const past: TopicLines = {};
