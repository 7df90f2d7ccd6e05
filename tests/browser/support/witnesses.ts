/** Who can say what a test saw: every browser context of the tests writes down what happens in it, from its first page on. */
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { readStorage, type Storage } from './read-storage.ts';

/** A page as it stands. What could not be had says why in its place. */
export interface PageSeen {
  readonly address: string;
  readonly title: string;
  /** What a person reads on it. */
  readonly text: string;
  /** Path of its picture. */
  readonly picture: string;
  readonly storage: Storage;
}

/** What one browser context saw during a test. */
export interface Testimony {
  readonly pages: readonly PageSeen[];
  /** One line each, the last ones where there were many. */
  readonly console: readonly string[];
  readonly failedRequests: readonly string[];
  /** Errors that nobody caught, and pages that crashed. */
  readonly thrown: readonly string[];
}

export interface Witness {
  /**
   * Never rejects, and is done soon after `limitMs` even where a page does not answer at all.
   *
   * @param picture where the picture of the page with this number (from 1) belongs
   */
  testify(picture: (page: number) => string, limitMs: number): Promise<Testimony>;
  /** A test is over: what happened until now is no other's. */
  forget(): void;
}

const witnesses = new Set<Witness>();

/** Returns how to let it go. */
export function addWitness(witness: Witness): () => void {
  witnesses.add(witness);
  return () => witnesses.delete(witness);
}

export function forgetAll(): void {
  for (const witness of witnesses) witness.forget();
}

/** Everybody's word, pictures in `folder`. */
export const testimonies = (folder: string, limitMs: number): Promise<readonly Testimony[]> =>
  Promise.all(
    [...witnesses].map((witness, index) =>
      witness.testify((page) => join(folder, `context-${index + 1}-page-${page}.png`), limitMs),
    ),
  );

/** Resolves to what `ask` does, or to `otherwise` of the reason why it has no answer. */
export async function inTime<T, U>(
  ask: () => Promise<T>,
  otherwise: (why: string) => U,
  limitMs: number,
): Promise<T | U> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<U>((resolve) => {
    timer = setTimeout(() => resolve(otherwise(`no answer in ${limitMs} ms`)), limitMs);
  });
  const answer = ask().catch((error: unknown) => otherwise(String(error).split('\n')[0] ?? ''));
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function see(page: Page, picture: string, limitMs: number): Promise<PageSeen> {
  const orWhy = (ask: () => Promise<string>) => inTime(ask, (why) => `(${why})`, limitMs);
  const [title, text, path, storage] = await Promise.all([
    orWhy(() => page.title()),
    orWhy(() => page.evaluate(() => document.body.innerText)),
    orWhy(async () => {
      await page.screenshot({ path: picture, timeout: limitMs });
      return picture;
    }),
    inTime(
      () => readStorage(page, limitMs / 2),
      (why): Storage => ({ all: { error: why } }),
      limitMs,
    ),
  ]);
  return { address: page.url(), title, text, picture: path, storage };
}

/** More of a kind than a person reads. */
const MOST = 200;
const watched = new WeakSet<BrowserContext>();

/** Writes down what happens in the context until it closes. */
export function watch(context: BrowserContext): void {
  if (watched.has(context)) return;
  watched.add(context);
  const diary = { console: [] as string[], failedRequests: [] as string[], thrown: [] as string[] };
  const note = (list: string[], line: string) => {
    list.push(line);
    if (list.length > MOST) list.shift();
  };
  context.on('console', (message) => note(diary.console, `${message.type()}: ${message.text()}`));
  context.on('requestfailed', (request) => {
    note(diary.failedRequests, `${request.method()} ${request.url()}: ${request.failure()?.errorText ?? ''}`);
  });
  context.on('response', (response) => {
    if (response.status() < 400) return;
    note(diary.failedRequests, `${response.request().method()} ${response.url()}: ${response.status()}`);
  });
  context.on('weberror', (error) => note(diary.thrown, error.error().stack ?? error.error().message));
  context.on('page', (page) => page.on('crash', () => note(diary.thrown, `${page.url()} crashed`)));
  const leave = addWitness({
    async testify(picture, limitMs) {
      const pages = context.pages().map((page, index) => see(page, picture(index + 1), limitMs));
      return { ...diary, pages: await Promise.all(pages) };
    },
    forget() {
      for (const list of Object.values(diary)) list.length = 0;
    },
  });
  context.on('close', leave);
}
