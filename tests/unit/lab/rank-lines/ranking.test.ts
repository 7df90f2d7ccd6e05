import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Key, keysOfBanks, rankLines } from '#lab/rank-lines/ranking.ts';
import { hashText } from '#roast/random.ts';
import { inLab } from '../support/in-lab.ts';

const row = (text: string, laughed: number, not_mine: number, more: object = {}) => ({
  week: 2969,
  lang: 'en',
  style: 'classic',
  line: hashText(text).toString(36),
  laughed,
  not_mine,
  ...more,
});
const KEY: Key = {
  lang: 'en',
  style: 'classic',
  place: 'truths',
  key: 'light.dim',
  lines: ['One.', 'Two.', 'Three.'],
};

describe('the lines of a key', () => {
  it('are in the order of their shares, over all weeks together', () => {
    const counts = [
      row('Two.', 50, 150),
      row('One.', 40, 60),
      row('One.', 110, 40, { week: 2970 }),
      row('Three.', 100, 100),
    ];
    const { keys, answers, unknown } = rankLines(counts, [KEY]);
    expect(keys[0]?.ranked.map(({ line, answers: each }) => [line, each])).toEqual([
      ['One.', 250],
      ['Three.', 200],
      ['Two.', 200],
    ]);
    expect([answers, unknown, keys[0]?.missing]).toEqual([650, 0, 0]);
  });

  it('of another style, or of no bank any more, are not theirs', () => {
    const counts = [row('One.', 1, 0, { style: 'gentle' }), row('Gone.', 0, 2)];
    expect(rankLines(counts, [KEY])).toEqual({ keys: [], answers: 3, unknown: 3 });
  });

  it('are in no order that counts while most of them are hardly known: it says how many answers are missing', () => {
    const { keys } = rankLines([row('One.', 500, 100), row('Two.', 1, 2)], [KEY]);
    expect(keys[0]?.missing).toBe(113 + 110);
  });
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'roast-counts-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const inCounts = async (counts: unknown) => {
    const file = join(folder, 'counts.json');
    writeFileSync(file, JSON.stringify(counts));
    return inLab('rank-lines', file);
  };

  it('prints the best and the worst of a key with enough answers, and what the others lack', async () => {
    const [most, few] = (await keysOfBanks()).filter(({ lines }) => lines.length > 6);
    if (most === undefined || few === undefined) throw new Error('no keys');
    const { lang, style } = most;
    const counts = most.lines.map((line, i) => row(line, 100 + i * 5, 200 - i * 5, { lang, style }));
    const { code, said } = await inCounts([
      ...counts,
      row(few.lines[0] ?? '', 1, 0, { lang: few.lang, style: few.style }),
    ]);
    expect(code).toBe(0);
    expect(said).toContain(`${lang} ${style} ${most.place} ${most.key}: ${most.lines.length} of`);
    expect(said.indexOf(most.lines.at(-1) ?? '')).toBeLessThan(said.indexOf(most.lines[0] ?? ''));
    expect(said).toMatch(/\d+ % ± \d+ % \(300 answers\)/);
    expect(said).toMatch(
      new RegExp(`${few.key.replaceAll('+', '\\+')}: 1 of ${few.lines.length} lines asked, about \\d+`),
    );
  });

  it('takes nothing but counts', async () => {
    const { code, said } = await inCounts([{ ...row('One.', 1, 0), laughed: -1 }]);
    expect(code).toBe(2);
    expect(said).toContain('laughed');
  });
});
