import { createStore } from 'jotai';
import type { AnalysisOutcome, PrepareOutcome, PrepareProgress } from '#analysis/contract.ts';
import type { Roast, RoastFacts, ShownLines } from '#roast/contract.ts';
import type { AuthService } from '#ports/auth.ts';
import { servicesAtom } from '#state/services.ts';
import type { AnalyzeRequest } from '#ports/analysis.ts';
import type { Services } from '#ports/services.ts';
import type { TextStorage } from '#ports/storage.ts';
import type { FirstRoast } from '#ports/cloud.ts';
import { SETTINGS_KEY } from '#state/settings-atoms.ts';
import { captureServices } from './capture-services.ts';
import { historyServices } from './history-services.ts';
import { fakeInstall } from './install-service.ts';
import { fakeNotifications } from './notification-service.ts';
import { OVERLAYS, REPORT } from '#tests/support/report.ts';

/** A promise that the test settles. */
export interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (reason: Error) => void;
}

export function deferred<T>(): Deferred<T> {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

export const SUCCESS: AnalysisOutcome = { ok: true, report: REPORT, overlays: OVERLAYS, timings: null };

/** A roast that names the facts it was written for. */
export function roastFor(facts: RoastFacts): Roast {
  const line = `${facts.lang} ${facts.style} ${facts.variant}`;
  return {
    headline: line,
    opener: line,
    harshTruths: [`${line} 1`, `${line} 2`, `${line} 3`],
    whatIsGreat: [`${line} a`, `${line} b`, `${line} c`],
    sections: { faceShape: line, skin: line, features: line, vibe: line },
    roadmap: { today: [line], week: [line], month: [line] },
    products: [{ category: line, why: line }],
    closer: line,
    source: 'writer',
  };
}

/** What a writer answers for these facts; it says one thing more than before: the first is 1, the second 2. */
export const writtenFor = (facts: RoastFacts, said: ShownLines = []): FirstRoast => ({
  facts,
  roast: roastFor(facts),
  told: [said.length + 1],
  sent: null,
});

interface PrepareCall {
  readonly onProgress: ((progress: PrepareProgress) => void) | undefined;
  readonly signal: AbortSignal | undefined;
  readonly answer: Deferred<PrepareOutcome>;
}

interface AnalyzeCall {
  readonly photo: Blob;
  readonly request: AnalyzeRequest;
  readonly answer: Deferred<AnalysisOutcome>;
}

interface WriteCall {
  readonly facts: RoastFacts;
  readonly said: ShownLines;
  readonly answer: Deferred<FirstRoast>;
}

/** Texts by key, as localStorage keeps them; `texts` is what a test looks at. */
export function memoryStorage(texts: Record<string, string>) {
  const text = (key: string): TextStorage => ({
    read: () => texts[key] ?? null,
    write(value) {
      texts[key] = value;
      return true;
    },
    remove: () => void Reflect.deleteProperty(texts, key),
  });
  return { texts, text };
}

const refused = () => Promise.resolve({ ok: false, code: 'not-configured', reasons: [] } as const);

/** Accounts without any user; a test puts its own calls in their place. */
export function authService(calls: Partial<AuthService> = {}): AuthService {
  return {
    availability: 'off',
    google: false,
    signUp: refused,
    signInWithPassword: refused,
    sendCode: refused,
    verifyCode: refused,
    signInWithGoogle: refused,
    finishCallback: refused,
    recover: refused,
    updatePassword: refused,
    passkeys: null,
    safety: {
      changePassword: refused,
      sendProof: refused,
      changeAddress: refused,
      confirmAddress: refused,
      devices: refused,
      endDevice: refused,
    },
    secondStep: {
      list: refused,
      begin: refused,
      confirm: refused,
      prove: refused,
      remove: refused,
      giveUp: refused,
    },
    waysIn: { list: refused, linkGoogle: refused, unlink: refused },
    deleteAccount: refused,
    resend: refused,
    signOut: () => Promise.resolve({ ok: true, value: null }),
    restore: () => Promise.resolve({ ok: true, value: null }),
    onChange: () => () => undefined,
    ...calls,
  };
}

/** Services whose every call waits until the test answers it, and a store that holds them. */
export function setUp(stored: string | null = null) {
  const prepares: PrepareCall[] = [];
  const analyses: AnalyzeCall[] = [];
  const writes: WriteCall[] = [];
  const openUrls = new Set<string>();
  let opened = 0;
  let variant = 0;
  const storage = memoryStorage(stored === null ? {} : { [SETTINGS_KEY]: stored });
  const tab = memoryStorage({});
  const clock = { now: Date.UTC(2026, 10, 20, 12) };
  const { kept, shelf, ...deviceHistory } = historyServices();
  const services: Services = {
    ...deviceHistory,
    ...captureServices(),
    analysis: {
      prepare(_options, onProgress, signal) {
        const answer = deferred<PrepareOutcome>();
        prepares.push({ onProgress, signal, answer });
        return answer.promise;
      },
      analyze(photo, request) {
        const answer = deferred<AnalysisOutcome>();
        analyses.push({ photo, request, answer });
        return answer.promise;
      },
      guide: () => Promise.resolve({ face: false, hints: [], box: null }),
    },
    licences: { read: () => Promise.resolve([]) },
    roast: {
      prepare: () => Promise.resolve(),
      thingsOf: (_facts, _roast, truth) => Promise.resolve([`line ${truth}`]),
      write(facts, said) {
        const answer = deferred<FirstRoast>();
        writes.push({ facts, said, answer });
        return answer.promise;
      },
    },
    photos: {
      openUrl() {
        opened += 1;
        openUrls.add(`blob:${opened}`);
        return `blob:${opened}`;
      },
      closeUrl: (url) => void openUrls.delete(url),
      inMemory: (photo) => Promise.resolve(photo),
      samplePreviewUrl: '/sample.jpg',
      sample: () => Promise.resolve(new Blob(['sample'])),
    },
    auth: authService(),
    install: fakeInstall().service,
    notifications: fakeNotifications().service,
    badge: { set: () => undefined, clear: () => undefined },
    text: storage.text,
    tab: tab.text,
    watchTexts: () => () => undefined,
    variant: () => (variant += 1),
    now: () => clock.now,
  };
  const store = createStore();
  store.set(servicesAtom, services);
  return { store, services, prepares, analyses, writes, openUrls, storage, tab, clock, kept, shelf };
}

/** Lets everything that is already settled run. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
}
