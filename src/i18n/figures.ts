/** Figures that the texts name, each from the constant that rules it: `{{minAge}}` in a locale can never say another. */
import {
  ACCESS_TOKEN_S,
  AUTHENTICATOR_S,
  CONFIDENCES,
  CONFIRMATIONS,
  EXPRESSIONS,
  FRAMINGS,
  LIGHTS,
  ONE_TIME_S,
  RATINGS,
  SHARPNESSES,
  type Lang,
} from '#functions/vocabulary.ts';
import {
  ABOUTS,
  COLOURS,
  DAYTIMES,
  FACTS_MAX_BYTES,
  GAPS,
  SHOWN_LINES_LIMIT,
  SKIN_LEVEL_MAX,
  TRUTHS,
  TOLD_PLACES,
  TURNS,
} from '#functions/moment-words.ts';
import {
  CODE_DIGITS,
  MIN_AGE,
  PASSWORD_MAX_BYTES,
  PASSWORD_MIN,
  PICTURE_SIDE,
  PUSH_DAYS,
} from '#domain/account/limits.ts';
import { BODIES_MAX, FREE_HISTORY_DAYS, FREE_KEPT_DAYS, PERIOD_DAYS } from '#domain/history/access.ts';
import {
  BURST_MS,
  BURST_PHOTOS,
  COUNT_FROM,
  MAX_FILE_BYTES,
  MAX_PIXELS,
  SHARED_KEPT_MS,
  STEADY_MS,
  USUAL_MS,
} from '#domain/limits/photo.ts';
import { PRICES } from '#domain/limits/premium.ts';
import { MOST_WAITING } from '#domain/facts/giving.ts';
import { MOST_THINGS } from '#domain/facts/taste.ts';
import { DISPLAY_RANGE } from '#domain/score/bands.ts';

const [LOWEST, HIGHEST] = DISPLAY_RANGE;
const { USD, JPY } = PRICES;
/** A kana or kanji takes three bytes in UTF-8. */
const WIDE_BYTES = 3;

const FIGURES = {
  tasteThings: MOST_THINGS,
  givingTaps: MOST_WAITING,
  minAge: MIN_AGE,
  confirmations: CONFIRMATIONS.length,
  passwordMin: PASSWORD_MIN,
  passwordMax: PASSWORD_MAX_BYTES,
  passwordMaxWide: Math.floor(PASSWORD_MAX_BYTES / WIDE_BYTES),
  codeDigits: CODE_DIGITS,
  /** How long a sign-in that was ended still works where it stands. */
  tokenMinutes: ACCESS_TOKEN_S / 60,
  /** How long a code in an e-mail works. */
  codeMinutes: ONE_TIME_S / 60,
  /** How long a code of an authenticator app is the one that it shows. */
  authenticatorSeconds: AUTHENTICATOR_S,
  burstPhotos: BURST_PHOTOS,
  burstSeconds: BURST_MS / 1_000,
  steadySeconds: STEADY_MS / 1_000,
  countFrom: COUNT_FROM,
  usualSeconds: USUAL_MS / 1_000,
  maxMegabytes: MAX_FILE_BYTES / 2 ** 20,
  maxMegapixels: MAX_PIXELS / 1_000_000,
  sharedMinutes: SHARED_KEPT_MS / 60_000,
  pushDays: PUSH_DAYS,
  pictureSide: PICTURE_SIDE,
  freeDays: FREE_HISTORY_DAYS,
  keptDays: FREE_KEPT_DAYS,
  weekDays: PERIOD_DAYS.week,
  monthDays: PERIOD_DAYS.month,
  quarterDays: PERIOD_DAYS.quarter,
  lowest: LOWEST,
  highest: HIGHEST,
  savedPercent: Math.round(100 * (1 - USD.year / (12 * USD.month))),
  savedMonths: (12 * JPY.month - JPY.year) / JPY.month,
  truths: TRUTHS,
  /** No text has more characters than bytes. */
  factsMax: FACTS_MAX_BYTES,
  bodiesMax: BODIES_MAX,
  saidLines: SHOWN_LINES_LIMIT,
  skinLevelMax: SKIN_LEVEL_MAX,
  confidences: CONFIDENCES.length,
  ratings: RATINGS.length,
  expressions: EXPRESSIONS.length,
  lights: LIGHTS.length,
  sharpnesses: SHARPNESSES.length,
  framings: FRAMINGS.length,
  daytimes: DAYTIMES.length,
  colours: COLOURS.length,
  abouts: ABOUTS.length,
  gaps: GAPS.length,
  turns: TURNS.length,
  tellings: TOLD_PLACES.length,
};

const NAMES = new RegExp(`\\{\\{(${Object.keys(FIGURES).join('|')})\\}\\}`, 'g');
const isFigure = (name: string): name is keyof typeof FIGURES => Object.hasOwn(FIGURES, name);

/** The texts of this language with every figure in its place; other variables are filled where a text is shown. */
export function withFigures<Texts extends object>(lang: Lang, texts: Texts): Texts {
  const numbers = new Intl.NumberFormat(lang);
  const filled = (node: unknown): unknown => {
    if (typeof node === 'string')
      return node.replace(NAMES, (whole, name: string) =>
        isFigure(name) ? numbers.format(FIGURES[name]) : whole,
      );
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, filled(value)]));
  };
  return filled(texts) as Texts;
}
