/** Names of the caches, as the profile lists them. The analysis worker fills the models' (its model-store.ts). */
export const PREFIX = 'roast-me';
export const SHELL = 'app';
/** Engine chunks and small pictures, kept on first use. */
export const EXTRAS = 'roast-me-extras';
export const MODELS = 'roast-me-models';
export const SHARED = 'roast-me-shared';
