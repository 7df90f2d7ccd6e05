import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareReports, formatComparison } from '#lab/compare-reports/compare.ts';
import { inLab } from '../support/in-lab.ts';

const line = (file: string, value: number, ms = 1, shine: unknown = { raw: 0.1, score: 80 }) =>
  `${JSON.stringify({ file, ok: true, ms: { total: ms }, report: { score: { value }, skin: { shine } } })}\n`;

describe('compareReports', () => {
  it('leaves the times out, and nothing else', () => {
    expect(compareReports(line('a.jpg', 70, 1), line('a.jpg', 70, 2))).toEqual({ equal: 1, different: [] });
  });

  it('names the first place that differs', () => {
    const before = line('a.jpg', 70) + line('b.jpg', 71);
    const after = line('a.jpg', 70) + line('b.jpg', 71, 1, { raw: 0.1, score: 80.00000000000001 });
    expect(compareReports(before, after)).toEqual({
      equal: 1,
      different: [
        { file: 'b.jpg', path: 'report.skin.shine.score', before: '80', after: '80.00000000000001' },
      ],
    });
  });

  it('sees a key that is gone, one that is new, and null for a value', () => {
    const places = [{ raw: 0.1 }, { raw: 0.1, score: 80, more: 1 }, null].map(
      (shine) => compareReports(line('a.jpg', 70), line('a.jpg', 70, 1, shine)).different[0],
    );
    expect(places).toMatchObject([
      { path: 'report.skin.shine.score', after: 'absent' },
      { path: 'report.skin.shine.more', before: 'absent' },
      { path: 'report.skin.shine', after: 'null' },
    ]);
  });

  it('sees keys in another order, which are other bytes', () => {
    const turned = line('a.jpg', 70, 1, { score: 80, raw: 0.1 });
    expect(compareReports(line('a.jpg', 70), turned).different).toMatchObject([
      { path: 'report.skin.shine' },
    ]);
  });

  it('counts a photo that only one side has as different, whatever their order', () => {
    const both = line('a.jpg', 70) + line('b.jpg', 71);
    expect(compareReports(both, line('b.jpg', 71) + line('a.jpg', 70)).different).toEqual([]);
    expect(compareReports(both, line('b.jpg', 71)).different).toMatchObject([
      { file: 'a.jpg', path: '', after: 'absent' },
    ]);
  });

  it('refuses what is no report, and a photo twice', () => {
    expect(() => compareReports('{"no":1}\n', '')).toThrow('No report');
    expect(() => compareReports(line('a.jpg', 1) + line('a.jpg', 1), '')).toThrow('comes twice');
  });

  it('says how many are equal', () => {
    const text = formatComparison(
      compareReports(line('a.jpg', 70) + line('b.jpg', 1), line('a.jpg', 71) + line('b.jpg', 1)),
    );
    expect(text.split('\n')).toEqual([
      'a.jpg: report.score.value: 70 → 71',
      '1 of 2 reports are equal, byte for byte.',
    ]);
  });
});

describe('npm run lab -- compare-reports', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'roast-compare-'));
    await writeFile(join(folder, 'before.jsonl'), line('a.jpg', 70, 1));
    await writeFile(join(folder, 'same.jsonl'), line('a.jpg', 70, 2));
    await writeFile(join(folder, 'empty.jsonl'), '');
    await writeFile(join(folder, 'planted.jsonl'), line('a.jpg', 71, 2));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const ask = (...names: string[]) => inLab('compare-reports', ...names.map((name) => join(folder, name)));

  it('ends with 0 for equal reports, 1 for a planted difference, 2 for a question it cannot answer', async () => {
    expect(await ask('before.jsonl', 'same.jsonl')).toMatchObject({ code: 0 });
    const { code, said } = await ask('before.jsonl', 'planted.jsonl');
    expect([code, said]).toEqual([1, expect.stringContaining('report.score.value: 70 → 71')]);
    expect(await ask('before.jsonl')).toMatchObject({ code: 2, said: expect.stringContaining('Usage') });
    expect(await ask('before.jsonl', 'missing.jsonl')).toMatchObject({ code: 2 });
    expect(await ask('empty.jsonl', 'empty.jsonl')).toMatchObject({ code: 2 });
  });
});
