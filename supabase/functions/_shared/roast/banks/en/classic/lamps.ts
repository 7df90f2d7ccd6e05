/** Where the light comes from, and its colour. Data only. */
import type { TopicLines } from '../../types.ts';

export const lamps: TopicLines = {};
