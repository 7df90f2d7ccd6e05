/**
 * What a failed browser test leaves: the trace of its pages (console, requests, a film of them) and their pictures. The
 * steps' snapshots stay away: they are taken within the page, where they break our policy (page.test.ts).
 */
export const EVIDENCE = {
  trace: { mode: 'retain-on-failure', screenshots: true, snapshots: false, sources: true },
  screenshot: 'only-on-failure',
} as const;
