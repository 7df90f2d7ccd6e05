/** Pure part of `npm test`: what was asked for, and how the results add up. */
import { z } from 'zod';

export const STEPS = [
  'assets',
  'types',
  'lint',
  'imports',
  'format',
  'unit',
  'server',
  'build',
  'browser',
] as const;
export type Step = (typeof STEPS)[number];

/** What `npm test -- NAME` runs: the step and what it needs. */
const SUBSETS: ReadonlyMap<string, readonly Step[]> = new Map<string, readonly Step[]>([
  ['all', STEPS],
  ['check', ['types', 'lint', 'imports', 'format']],
  ['unit', ['assets', 'unit']],
  ['server', ['server']],
  ['browser', ['assets', 'build', 'browser']],
]);

/** The steps for the arguments, in their order; null when an argument is no subset. */
export function stepsFor(args: readonly string[]): readonly Step[] | null {
  const wanted = new Set<Step>();
  for (const name of args.length === 0 ? ['all'] : args) {
    const steps = SUBSETS.get(name);
    if (!steps) return null;
    for (const step of steps) wanted.add(step);
  }
  return STEPS.filter((step) => wanted.has(step));
}

export const SUBSET_NAMES = [...SUBSETS.keys()];

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

export const NOTHING: Count = { passed: 0, failed: 0 };

export const sum = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

const vitestReport = z.looseObject({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(z.looseObject({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/**
 * Tests passed and failed in a report of vitest's JSON reporter. A file that fails without a failed
 * test (it does not load, or a hook throws) counts as one failure, and so does a run that failed for
 * no reason that the report names, or that ran no test at all.
 */
export function countVitest(report: unknown, exitedOk: boolean): Count {
  const parsed = vitestReport.safeParse(report);
  if (!parsed.success) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults } = parsed.data;
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !hasFailure(assertionResults),
  );
  const failed = numFailedTests + broken.length;
  const silent = failed === 0 && (!exitedOk || numPassedTests === 0) ? 1 : 0;
  return { passed: numPassedTests, failed: failed + silent };
}

const failedAssertion = z.looseObject({ status: z.literal('failed') });
const hasFailure = (assertions: readonly unknown[]): boolean =>
  assertions.some((assertion) => failedAssertion.safeParse(assertion).success);
