import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createProgress, type Doing } from '#scripts/start/progress.ts';
import { openTerminal } from '#scripts/start/terminal.ts';

let now = 0;
beforeEach(() => {
  now = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A step `app` that is held open: `say` speaks for it, `end` ends it. */
function heldStep(output: { isTTY?: boolean; columns?: number }) {
  let text = '';
  const progress = createProgress(['app'], () => now);
  const terminal = openTerminal({ ...output, write: (part) => (text += part) }, progress);
  let say: (doing: Doing) => void = () => undefined;
  let end: () => void = () => undefined;
  const ended = progress.run(
    'app',
    (speak) => {
      say = speak;
      return new Promise<void>((resolve) => (end = resolve));
    },
    () => ({ kind: 'built', modules: 2_345 }),
  );
  return {
    terminal,
    text: () => text,
    say: (doing: Doing) => say(doing),
    end: () => {
      end();
      return ended;
    },
  };
}

describe('where the output is no terminal', () => {
  test('a line for what is new, another when that lasts, and one for the end', async () => {
    const step = heldStep({});
    step.say({ kind: 'reading', modules: 1 });
    for (let modules = 2; modules <= 1_200; modules += 1) {
      now += 5;
      step.say({ kind: 'reading', modules });
    }
    step.say({ kind: 'joining' });
    now += 1_250;
    await step.end();
    step.terminal.say('Ready');
    step.terminal.close();
    expect(step.text().split('\n')).toEqual([
      'App: building, 1 modules read (0 s)',
      'App: building, 1,001 modules read (5 s)',
      'App: building, joining and minifying the modules (6 s)',
      '✓ App: built from 2,345 modules (7.2 s)',
      'Ready',
      '',
    ]);
  });

  test('the time alone makes no line', () => {
    const step = heldStep({});
    vi.advanceTimersByTime(60_000);
    expect(step.text()).toBe('');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('on a terminal', () => {
  const CLEAR = '\r\u001B[2K';

  test('one line moves, and whole lines stand above it', async () => {
    const step = heldStep({ isTTY: true, columns: 120 });
    step.say({ kind: 'reading', modules: 812 });
    now = 3_000;
    vi.advanceTimersByTime(200);
    const moving = `${CLEAR}App: building, 812 modules read (3 s)`;
    expect(step.text()).toBe(moving);
    step.terminal.say('models: small.bin (mirror)');
    expect(step.text()).toBe(`${moving}${CLEAR}models: small.bin (mirror)\n${moving}`);
    await step.end();
    expect(step.text()).toMatch(/✓ App: built from 2,345 modules \(3\.0 s\)\n[^\n]*$/);
    step.terminal.close();
    expect(vi.getTimerCount()).toBe(0);
    expect(step.text().endsWith(CLEAR)).toBe(true);
  });

  test('the moving line never wraps: a second one would stay behind', () => {
    const step = heldStep({ isTTY: true, columns: 20 });
    step.say({ kind: 'joining' });
    vi.advanceTimersByTime(200);
    expect(step.text()).toBe(`${CLEAR}App: building, join`);
  });
});
