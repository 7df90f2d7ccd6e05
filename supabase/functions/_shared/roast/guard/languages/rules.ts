/** The rules of each language. The phone has no use for them: they judge what a model writes. */
import type { Lang } from '../../../vocabulary.ts';
import { enRules } from './en.ts';
import { jaRules } from './ja.ts';
import type { LanguageRules } from './types.ts';

export const RULES: Readonly<Record<Lang, LanguageRules>> = { en: enRules, ja: jaRules };
