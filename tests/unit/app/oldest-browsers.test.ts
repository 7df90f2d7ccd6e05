/** Which browsers are the oldest is said in two places. */
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

it.each(['README.md', 'index.html'])(
  '%s names Chrome and Edge 111, Firefox 115 and Safari 16.4',
  async (file) => {
    const sentence =
      (await readFile(file, 'utf8')).split('\n').find((line) => line.includes('Firefox')) ?? '';
    expect(
      sentence
        .match(/\d+(?:\.\d+)?/g)
        ?.map(Number)
        .sort((a, b) => a - b),
    ).toEqual([16.4, 111, 115]);
  },
);
