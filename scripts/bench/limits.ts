/** Milliseconds after which a page that never answers is given up. Decides nothing about speed. */
export const GIVE_UP_MS = 300_000;
