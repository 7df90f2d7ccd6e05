import { expect, it } from 'vitest';
import { closingReport } from '#scripts/test/closing-report.ts';
import { NOTHING } from '#scripts/test/journal.ts';

const files = Array.from({ length: 14 }, (_, index) => ({
  file: `file-${index}.test.ts`,
  ms: index * 1_000,
}));
const report = (more: object = {}) =>
  closingReport({
    outcome: { ...NOTHING, passed: 3, files, ...more },
    steps: [{ name: 'unit', ms: 61_000 }],
    totalMs: 62_500,
    slowness: 2.61,
  });

it('ends with the count, in the form that continuous integration reads', () => {
  const lines = report({ failed: 1, skipped: [{ name: 'a', why: 'b' }], failures: ['it broke'] });
  expect(lines.at(-1)).toBe('3 passed, 1 failed, 1 skipped');
  expect(lines).toContain('  it broke');
});

it('names the ten slowest files, the slowest first', () => {
  const lines = report().filter((line) => line.includes('.test.ts'));
  expect(lines).toHaveLength(10);
  expect(lines[0]).toContain('13.0 s  file-13.test.ts');
});

it('says how long each stage took, and on what a machine', () => {
  const text = report().join('\n');
  expect(text).toContain('2.6 × as slow');
  expect(text).toContain('61.0 s  unit');
  expect(text).toContain('62.5 s  all');
});

it('says once why tests were skipped, and names them', () => {
  const lines = report({
    skipped: [
      { name: 'one', why: 'no real faces' },
      { name: 'two', why: 'no real faces' },
    ],
  });
  expect(lines.filter((line) => line.includes('no real faces'))).toEqual(['  no real faces (2)']);
  expect(lines.join('\n')).toContain('one');
  expect(lines.join('\n')).toContain('two');
});

it('leaves out what is empty', () => {
  expect(report().join('\n')).not.toMatch(/Failed|Skipped/);
});
