import { expect, test } from 'vitest';
import {
  countDocuments,
  countNpmScripts,
  countPhraseFiles,
  countRepeatedLines,
  countRoom,
  fragmentsOf,
} from '#lab/house/count.ts';

const lines = (count: number, word = 'line') =>
  Array.from({ length: count }, (_, i) => `${word} ${i}\n`).join('');
const file = (path: string, text: string) => ({ path, text });

test('a room counts its files, and the lines of its TypeScript', () => {
  const files = [
    file('src/a.ts', lines(10)),
    file('src/deep/b.tsx', lines(61)),
    file('src/c.ts', lines(70)),
    file('src/d.css', lines(500)),
    file('scripts/e.ts', lines(9)),
  ];
  expect(countRoom('src', files)).toEqual({
    room: 'src',
    files: 4,
    code: 3,
    short: 1,
    lines: 141,
    median: 61,
    longest: 70,
  });
  expect(countRoom('lab', files)).toMatchObject({ files: 0, median: 0, longest: 0 });
});

test('documents are counted in bytes, their lines in characters', () => {
  expect(
    countDocuments([file('docs/b.md', 'あい\nx'), file('a.md', 'four\nfive5'), file('a.ts', 'x')]),
  ).toEqual([
    { path: 'a.md', bytes: 10, longestLine: 5 },
    { path: 'docs/b.md', bytes: 8, longestLine: 2 },
  ]);
});

test('phrases are told apart by how they are kept, and scripts are counted', () => {
  const banks = 'supabase/functions/_shared/roast/banks';
  const files = [
    file(`${banks}/en/classic/light.ts`, ''),
    file(`${banks}/ja/classic/light.json`, ''),
    file(`${banks}/ja/advice.json`, ''),
    file(`${banks}/types.ts`, ''),
    file('package.json', '{"scripts": {"start": "", "test": ""}}'),
  ];
  expect(countPhraseFiles(files)).toEqual({ code: 1, data: 2 });
  expect(countNpmScripts(files)).toBe(2);
});

test('a short file of the product with one importer is a fragment', () => {
  const files = ['src/once.ts', 'src/twice.ts', 'src/never.ts', 'scripts/once.ts'].map((path) =>
    file(path, lines(5)),
  );
  const importers = new Map([
    ['src/once.ts', ['src/a.ts']],
    ['src/twice.ts', ['src/a.ts', 'src/b.ts']],
    ['src/never.ts', []],
    ['src/long.ts', ['src/a.ts']],
    ['scripts/once.ts', ['src/a.ts']],
  ]);
  expect(fragmentsOf([...files, file('src/long.ts', lines(60))], importers)).toEqual(['src/once.ts']);
});

test('six lines in a row that stand twice are counted in both places', () => {
  const six = lines(6, 'same');
  expect(countRepeatedLines([file('a.ts', `first\n${six}last\n`), file('b.ts', `other\n  ${six}`)])).toBe(12);
  expect(countRepeatedLines([file('a.ts', lines(5, 'same')), file('b.ts', lines(5, 'same'))])).toBe(0);
  // Comments between them, and brackets, are passed over.
  expect(
    countRepeatedLines([file('a.ts', six), file('b.ts', six.replace('same 3', '// why\n}\nsame 3'))]),
  ).toBe(12);
});
