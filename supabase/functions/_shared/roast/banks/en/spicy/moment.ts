/** The time of day, the camera, the tries, and what the person says of the moment. Data only. */
import type { TopicLines } from '../../types.ts';

export const moment: TopicLines = {};
