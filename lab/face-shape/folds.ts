/** Ten folds in which every shape is spread evenly and no group is torn apart. */
import { seededRandom } from '../evaluate/random.ts';
import type { Sample } from './dataset.ts';
import { zeros } from './matrix.ts';

export const FOLDS = 10;

/**
 * Largest groups first, each into the fold where its shapes are rarest; equal groups in seeded order.
 *
 * @returns fold of each sample, 0 to 9
 */
export function assignFolds(samples: readonly Pick<Sample, 'label' | 'group'>[], seed: number): number[] {
  const random = seededRandom('face shape folds', seed);
  const members = new Map<number, number[]>();
  samples.forEach(({ group }, index) => members.set(group, [...(members.get(group) ?? []), index]));
  const order = [...members.values()]
    .map((indices) => ({ indices, draw: random() }))
    .sort((a, b) => b.indices.length - a.indices.length || a.draw - b.draw);
  const shapes = 1 + Math.max(...samples.map(({ label }) => label));
  const counts = Array.from({ length: FOLDS }, () => zeros(shapes));
  const folds = zeros(samples.length);
  for (const { indices } of order) {
    const labels = indices.map((index) => samples[index]?.label ?? 0);
    // How crowded the fold already is with these shapes; then how full it is at all.
    const crowd = counts.map((count) => {
      const same = labels.reduce((sum, label) => sum + (count[label] ?? 0), 0);
      return same * samples.length + count.reduce((sum, n) => sum + n, 0);
    });
    const fold = crowd.indexOf(Math.min(...crowd));
    for (const index of indices) folds[index] = fold;
    const count = counts[fold] ?? [];
    for (const label of labels) count[label] = (count[label] ?? 0) + 1;
  }
  return folds;
}
