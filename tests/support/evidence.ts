/**
 * What a failed browser test leaves: the trace of its pages (console, requests, what they showed at each step) and their
 * pictures. Without the film of every test, which shows no more than the steps do.
 */
export const EVIDENCE = {
  trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true },
  screenshot: 'only-on-failure',
} as const;
