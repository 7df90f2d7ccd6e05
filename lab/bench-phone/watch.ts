/** What a page's main thread is kept busy with, as the browser itself tells it. */
import type { Page } from 'playwright';

/** A part of a frame that took longer than 50 ms. */
export interface FrameScript {
  /** File of the script, without folder and hash; the address of the page for what stands in it. */
  readonly file: string;
  /** Who called it: a function, a listener or a promise. */
  readonly by: string;
  readonly ms: number;
}

export interface LongFrame {
  readonly ms: number;
  /** Of which the page could not answer, beyond 50 ms a task. */
  readonly blockedMs: number;
  /** Layout and style, which nobody calls, at its end. */
  readonly renderMs: number;
  /** The longest first. */
  readonly scripts: readonly FrameScript[];
}

export interface Watched {
  /** Of each task over 50 ms, milliseconds. */
  readonly tasks: readonly number[];
  readonly frames: readonly LongFrame[];
}

/** Of `long-animation-frame` (Chromium 123), which TypeScript does not know. */
interface FrameEntry {
  readonly startTime: number;
  readonly duration: number;
  readonly blockingDuration: number;
  readonly renderStart: number;
  readonly scripts: readonly {
    readonly duration: number;
    readonly sourceURL: string;
    readonly sourceFunctionName: string;
    readonly invoker: string;
  }[];
}

interface Seen {
  readonly tasks: number[];
  readonly frames: FrameEntry[];
}

/** Before the page has begun. No function in here has a name: tsx would wrap it in a helper that the page lacks. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { tasks: [], frames: [] };
    Object.assign(window, { seenByBench: seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.frames.push(entry.toJSON() as FrameEntry);
    }).observe({ type: 'long-animation-frame', buffered: true });
  });
}

/** Chunks are named `name-HASH.js`. */
const fileOf = (url: string): string =>
  (new URL(url, 'http://page').pathname.split('/').at(-1) ?? '').replace(/-[\w-]{8}(?=\.js$)/, '') || 'page';

/** What was seen since the last call. */
export async function takeWatched(page: Page): Promise<Watched> {
  const { tasks, frames } = await page.evaluate(() => {
    const { seenByBench } = window as unknown as { seenByBench: Seen };
    return { tasks: seenByBench.tasks.splice(0), frames: seenByBench.frames.splice(0) };
  });
  return {
    tasks,
    frames: frames.map(({ startTime, duration, blockingDuration, renderStart, scripts }) => ({
      ms: duration,
      blockedMs: blockingDuration,
      renderMs: renderStart === 0 ? 0 : startTime + duration - renderStart,
      scripts: scripts
        .map((script) => ({
          file: fileOf(script.sourceURL),
          by: script.sourceFunctionName || script.invoker.replace(/^https?:\/\/[^/]+/, ''),
          ms: script.duration,
        }))
        .toSorted((a, b) => b.ms - a.ms),
    })),
  };
}
