import type { Lexicon } from '../reasons.ts';
export const jaImplied: Lexicon = { implied: ['ﾇﾇﾇﾇ'] };
