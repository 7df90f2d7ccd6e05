/** Bounds of the history that texts name, too (src/i18n/figures.ts). */

/** Fewer photos than this have no direction. */
export const MIN_TREND_PHOTOS = 5;

/** Fewer roasts than this are all in sight: there is no period to choose. */
export const MIN_PERIOD_ROASTS = 3;

/** Newest bodies of each part that are kept of one roast; only rewriting a text many times makes more than a few. */
export const BODIES_MAX = 20;
