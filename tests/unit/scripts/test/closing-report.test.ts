import { describe, expect, it } from 'vitest';
import { closingReport, skippedNames } from '#scripts/test/closing-report.ts';
import { NOTHING } from '#scripts/test/journal.ts';
import { LACKING } from '#scripts/test/lacking.ts';

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
    namesAt: 'out/test/skipped.txt',
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

describe('what was skipped', () => {
  const outcome = {
    skipped: [
      ...Array.from({ length: 53 }, (_, index) => ({ name: `model test ${index}`, why: LACKING.model })),
      { name: 'the audit', why: LACKING.audit },
      { name: 'a face', why: LACKING.faces },
      { name: 'another face', why: LACKING.faces },
    ],
  };

  it('is a line a reason, with how often it held and the one command that mends it', () => {
    const lines = report(outcome);
    const from = lines.findIndex((line) => line.startsWith('Skipped'));
    expect(lines[from]).toContain('out/test/skipped.txt');
    expect(lines.slice(from + 1, lines.indexOf('', from))).toEqual([
      expect.stringMatching(/^ {2}53 × MediaPipe’s model .*: MODELS_MIRROR=\S+ npm test$/),
      expect.stringMatching(/^ {2}1 × the registry .*: npm_config_registry=\S+ npm test$/),
      expect.stringMatching(/^ {2}2 × the photos of faces .*\.\.\/shared\/faces && npm test$/),
    ]);
    expect(lines.at(-1)).toContain('56 skipped');
  });

  it('is named in full in a file', () => {
    const names = skippedNames(outcome);
    expect(names).toHaveLength(3 + 56);
    expect(names.slice(-3)).toEqual([`2 × ${LACKING.faces}`, '  a face', '  another face']);
  });
});

it('leaves out what is empty', () => {
  expect(report().join('\n')).not.toMatch(/Failed|Skipped/);
});
