/** Begins with the test files that take longest, so that no worker waits for the last one alone. */
import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Over a minute each on two cores; Vitest would guess by the size of the file. */
const LONG: readonly string[] = ['every-screen', 'privacy', 'cloud', 'worker-faults', 'size'];

const rank = ({ moduleId }: TestSpecification): number => {
  const place = LONG.indexOf(basename(moduleId, '.test.ts'));
  return place === -1 ? LONG.length : place;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
