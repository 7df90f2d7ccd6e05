/** Where the eyes look. Data only. */
import type { TopicLines } from '../../types.ts';

export const gaze: TopicLines = {};
