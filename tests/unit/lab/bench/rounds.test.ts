import { describe, expect, test } from 'vitest';
import { alternate, kept, orderOf } from '#lab/bench/rounds.ts';

describe('orderOf', () => {
  test('every round has every run once', () => {
    const runs = ['a', 'b', 'c', 'd', 'e'];
    for (let round = 0; round < 12; round += 1) {
      const order = orderOf(runs, round);
      expect(order).toHaveLength(runs.length);
      expect(order).toEqual(expect.arrayContaining(runs));
    }
  });

  test('each comes as often before any other as after it', () => {
    const runs = ['a', 'b', 'c', 'd'];
    const orders = Array.from({ length: 8 }, (_, round) => orderOf(runs, round));
    for (const one of runs) {
      for (const other of runs.filter((run) => run !== one)) {
        const before = orders.filter((order) => order.indexOf(one) < order.indexOf(other));
        expect(before, `${one} before ${other}`).toHaveLength(4);
      }
    }
  });

  test('each is the first one sometimes', () => {
    const firsts = Array.from({ length: 8 }, (_, round) => orderOf(['a', 'b', 'c', 'd'], round)[0]);
    expect(new Set(firsts).size).toBe(4);
  });
});

test('alternate warms up, then counts, and tells of every round', async () => {
  const seen: string[] = [];
  const run = (name: string) => (counted: boolean) => {
    seen.push(counted ? name.toUpperCase() : name);
    return Promise.resolve();
  };
  await alternate([run('a'), run('b')], { warmUp: 1, counted: 2 }, () => seen.push('|'));
  expect(seen.join('')).toBe('ab|BA|BA|');
});

test('kept keeps what is counted, one result a round', async () => {
  const into: number[] = [];
  let last = 0;
  const run = kept(into, () => {
    last += 1;
    return Promise.resolve(last);
  });
  await run(false);
  await run(true);
  await run(true);
  expect(into).toEqual([2, 3]);
});
