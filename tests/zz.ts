import { LANGS, STYLES } from '#functions/vocabulary.ts';
import { indexOf } from '#lab/check-roasts/bank-index.ts';
import { checkRoastAgainst } from '#lab/check-roasts/check.ts';
import { bankOf, composed } from '#tests/support/roast.ts';
