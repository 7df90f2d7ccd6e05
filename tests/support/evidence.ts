/**
 * What a failed browser test leaves: the trace of its pages (console, requests, steps) and their pictures at the end. No
 * film: on two cores it made the tests of history and camera a third slower (126 s against 94 s). No snapshots: they are
 * taken within the page, where they break our policy (page.test.ts).
 */
export const EVIDENCE = {
  trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: true },
  screenshot: 'only-on-failure',
} as const;
