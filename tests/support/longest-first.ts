/**
 * Begins with the test files that take longest, so that no worker waits for the last one alone. Those with a page
 * (`.tsx`, in happy-dom) come last, together: between two worlds Vitest starts a worker anew, which loads every module again.
 */
import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those of the server project; Vitest would guess by the size of the file. `npm test` prints the slowest files. */
const LONG: readonly string[] = ['soak', 'store-faults', 'faults', 'lifecycle', 'attacks'];

const rank = ({ moduleId }: TestSpecification): number => {
  if (moduleId.endsWith('.tsx')) return LONG.length + 1;
  const place = LONG.indexOf(basename(moduleId, '.test.ts'));
  return place === -1 ? LONG.length : place;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
