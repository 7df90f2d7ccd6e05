/** The real camera screen, with a film of the drawn face for a camera: how quickly it guides, and what it costs. */
import type { Browser, Page } from 'playwright';
import { guestPage } from './guest.ts';
import { comeToRest } from './rest.ts';
import { kept, type Rounds, type Run } from './rounds.ts';
import type { CameraRound, Subject } from './samples.ts';
import { median } from './statistics.ts';

/** An odd number, so that the middle one of the longest tasks is one that was seen. */
export const CAMERA_ROUNDS: Rounds = { warmUp: 1, counted: 7 };

/** The guide says that the face is well placed: engine, camera and screen have started. */
const STARTED = '[data-hint="hold"]';
/** The first answers still bring compiled code. */
const SETTLING_ANSWERS = 45;
const ANSWERS = 90;
/** How often the driver asks the page how far it is: seldom enough not to be a load. */
const LOOK_MS = 250;

interface Watch {
  /** When the page last asked for a picture of the camera. */
  pictureAskedAt: number | null;
  readonly answerMs: number[];
  readonly answeredAt: number[];
  readonly tasks: number[];
}

/**
 * Runs in the page before anything else. The time of an answer begins where the page asks the camera for a
 * picture and not where the last answer came: how often a camera has a new picture says nothing about the app.
 */
function watch(): void {
  const seen: Watch = {
    pictureAskedAt: null,
    answerMs: [],
    answeredAt: [],
    tasks: [],
  };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask' });
  // No function in here has a name: tsx would wrap it in a helper that the page does not have.
  Object.defineProperty(window, 'createImageBitmap', {
    value: new Proxy(window.createImageBitmap, {
      apply(target, self, args: unknown[]) {
        if (args[0] instanceof HTMLVideoElement) seen.pictureAskedAt = performance.now();
        return Reflect.apply(target, self, args);
      },
    }),
  });
  const handOver = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')?.value as (
    ...args: unknown[]
  ) => void;
  Object.defineProperty(Worker.prototype, 'postMessage', {
    value: new Proxy(handOver, {
      apply(target, worker: Worker, args: unknown[]) {
        const [call, transfer] = args as [{ id?: unknown }?, unknown?];
        const picture: unknown = Array.isArray(transfer) ? transfer[0] : undefined;
        const id = call?.id;
        if (id !== undefined && (picture instanceof ImageBitmap || picture instanceof VideoFrame)) {
          const from = seen.pictureAskedAt ?? performance.now();
          seen.pictureAskedAt = null;
          const heard = new AbortController();
          // Comlink answers with the id of the call.
          worker.addEventListener(
            'message',
            ({ data }: MessageEvent<{ id?: unknown }>) => {
              if (data.id !== id) return;
              heard.abort();
              const now = performance.now();
              seen.answerMs.push(now - from);
              seen.answeredAt.push(now);
            },
            { signal: heard.signal },
          );
        }
        return Reflect.apply(target, worker, args);
      },
    }),
  });
}

/** What was seen since the last call, once that is at least `answers` answers. */
async function take(page: Page, answers: number): Promise<Watch> {
  await page.waitForFunction(
    (answers) => (window as unknown as { seen: Watch }).seen.answerMs.length >= answers,
    answers,
    { polling: LOOK_MS },
  );
  return page.evaluate(() => {
    const { seen } = window as unknown as { seen: Watch };
    return {
      pictureAskedAt: null,
      answerMs: seen.answerMs.splice(0),
      answeredAt: seen.answeredAt.splice(0),
      tasks: seen.tasks.splice(0),
    };
  });
}

/** One visit to the camera screen a round; the browser must have been started with the film. */
export function cameraRun(browser: Browser, { origin, samples }: Subject): Run {
  return kept(samples.camera, async () => {
    const round = await visit(browser, origin);
    await comeToRest(browser);
    return round;
  });
}

async function visit(browser: Browser, origin: string): Promise<CameraRound> {
  const context = await browser.newContext({
    permissions: ['camera'],
    viewport: { width: 390, height: 844 },
  });
  try {
    const page = await guestPage(context);
    await page.addInitScript(watch);
    await page.goto(`${origin}/camera`);
    await page.waitForSelector(STARTED);
    await take(page, SETTLING_ANSWERS);
    const { answerMs, answeredAt, tasks } = await take(page, ANSWERS);
    const seconds = ((answeredAt.at(-1) ?? 0) - (answeredAt[0] ?? 0)) / 1000;
    return {
      frameMs: median(answerMs),
      answersPerSecond: (answerMs.length - 1) / seconds,
      longestTaskMs: Math.max(0, ...tasks),
    };
  } finally {
    await context.close();
  }
}
