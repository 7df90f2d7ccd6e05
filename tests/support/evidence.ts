/** What a failed browser test leaves: the trace of its pages (console, requests, what they showed) and their pictures. */
export const EVIDENCE = { trace: 'retain-on-failure', screenshot: 'only-on-failure' } as const;
