/** What `npm test` consists of, and what of it was asked for. */

export const STEPS = [
  'tools',
  'assets',
  'types',
  'lint',
  'imports',
  'format',
  'build',
  'unit',
  'server',
  'browser',
] as const;
export type Step = (typeof STEPS)[number];

/** What `npm test -- NAME` runs: the step and what it needs. */
const SUBSETS: ReadonlyMap<string, readonly Step[]> = new Map<string, readonly Step[]>([
  ['all', STEPS],
  ['check', ['types', 'lint', 'imports', 'format']],
  ['types', ['types']],
  ['lint', ['lint']],
  ['imports', ['imports']],
  ['format', ['format']],
  ['unit', ['assets', 'unit']],
  ['server', ['tools', 'server']],
  ['browser', ['tools', 'assets', 'build', 'browser']],
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
