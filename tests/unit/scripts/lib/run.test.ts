import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { run } from '#scripts/lib/run.ts';

const node = (code: string, options: Partial<Parameters<typeof run>[2]> = {}) =>
  run(process.execPath, ['-e', code], { silenceMs: 600_000, output: 'capture', ...options });

describe('run', () => {
  it('gives back what was printed, and how it ended', async () => {
    expect(await node('console.log("out"); console.error("err")')).toMatchObject({ ok: true, silent: false });
    expect((await node('console.log("said"); process.exit(3)')).text).toBe('said\n');
    expect((await node('process.exit(3)')).ok).toBe(false);
  });

  it('a program that is not there is a failure in words', async () => {
    const { ok, text } = await run('no-such-program', [], { silenceMs: 1_000, output: 'capture' });
    expect(ok).toBe(false);
    expect(text).toContain('no-such-program');
  });

  it('stops what gives no sign of life', async () => {
    const { ok, silent } = await node('setInterval(() => {}, 1e9)', { silenceMs: 1 });
    expect({ ok, silent }).toEqual({ ok: false, silent: true });
  });

  it('lets a silent one go on while a sign of life changes elsewhere', async () => {
    // Each look sees another number; one that saw the same would stop it.
    let looks = 0;
    const code = 'setTimeout(() => {}, 1500)';
    const { ok, silent } = await node(code, { silenceMs: 1, signsOfLife: () => (looks += 1) });
    expect({ ok, silent }).toEqual({ ok: true, silent: false });
    expect(looks).toBeGreaterThan(1);
  });
});
