/** Last lines that look back at the premise. Data only. */
import type { TopicLines } from '../../types.ts';

export const callbacks: TopicLines = {};
