/** Gaze, eyes, brows and mouth. Data only. */
import type { TopicLines } from '../../types.ts';

export const eyes: TopicLines = {};
