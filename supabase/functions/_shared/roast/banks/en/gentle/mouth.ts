/** The mouth. Data only. */
import type { TopicLines } from '../../types.ts';

export const mouth: TopicLines = {};
