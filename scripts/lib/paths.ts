import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder, absolute, whatever the working directory is. */
export const ROOT = resolve(fileURLToPath(import.meta.url), '..', '..', '..');

/** A path inside the repository. */
export const inRoot = (...parts: string[]): string => resolve(ROOT, ...parts);
