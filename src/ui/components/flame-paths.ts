/** The outline of the flame in a square of 64: for the logo, and for the card that is drawn on a canvas. */
export const FLAME_SIZE = 64;
export const FLAME_OUTER =
  'M34 3c2 9 8 12 13 19 4 5 6 10 6 16 0 13-9 23-21 23S11 51 11 38c0-8 4-14 9-19 0 5 1 8 4 9 1-10 3-18 10-25Z';
export const FLAME_INNER =
  'M33 25c2 5 6 7 9 11 2 3 3 5 3 9 0 8-6 13-13 13s-13-5-13-13c0-5 2-8 5-11 1 3 2 4 4 5 0-5 2-10 5-14Z';
