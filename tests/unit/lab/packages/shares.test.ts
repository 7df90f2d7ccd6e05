import { expect, it } from 'vitest';
import { packageOf, sharesOf } from '#lab/packages/shares.ts';

it('a module belongs to the innermost package of its path', () => {
  expect(packageOf('/app/src/app/main.tsx')).toBeNull();
  expect(packageOf('/app/node_modules/zod/v4/mini.js')).toBe('zod');
  expect(packageOf('/app/node_modules/@a/b/node_modules/@c/d/e.js')).toBe('@c/d');
});

it('a package weighs its share of each script that holds it', () => {
  const shares = sharesOf([
    { name: 'main', bytes: 1_000, modules: { '/a/src/x.ts': 600, '/a/node_modules/zod/z.js': 400 } },
    {
      name: 'worker',
      bytes: 500,
      modules: { '/a/node_modules/zod/z.js': 100, '/a/node_modules/q/q.js': 400 },
    },
    { name: 'empty', bytes: 20, modules: { '/a/node_modules/r/r.js': 0 } },
  ]);
  expect(shares).toEqual([
    { name: 'zod', bytes: 500, chunks: ['main', 'worker'] },
    { name: 'q', bytes: 400, chunks: ['worker'] },
  ]);
});
