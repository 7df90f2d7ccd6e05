/** Photos of (synthetic) faces, which lie beside the repository and not in it: not every machine has them. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '#scripts/lib/paths.ts';
import { LACKING } from '#scripts/test/lacking.ts';

const FACES = inRoot('..', 'shared', 'faces');
const PORTRAITS = join(FACES, 'portraits');

/** A photo whose face looks 26° to the side. */
export const TURNED = join(FACES, 'small', 'expression_54.jpg');

/** Paths of the portraits, in order; empty where they are missing. */
export const portraits = (): readonly string[] =>
  existsSync(PORTRAITS)
    ? readdirSync(PORTRAITS)
        .sort()
        .map((name) => join(PORTRAITS, name))
    : [];

/** Paths of all faces that lie there, in order; empty where they are missing. */
export const allFaces = (): readonly string[] =>
  existsSync(FACES)
    ? readdirSync(FACES, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.jpg'))
        .sort()
        .map((name) => join(FACES, name))
    : [];

/** Ends the test as skipped, with the reason, where the photos are missing. */
export function needRealFaces({ skip }: { readonly skip: (condition: boolean, why: string) => void }): void {
  skip(!existsSync(TURNED) || !existsSync(PORTRAITS), LACKING.faces);
}
