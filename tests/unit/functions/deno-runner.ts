/** Run by Deno itself (deno.test.ts starts it): the very cases that vitest runs. */
import { httpCases } from './cases-http.ts';
import { modelCases } from './cases-model.ts';

declare const Deno: {
  test(options: {
    name: string;
    fn: () => Promise<void>;
    sanitizeOps: boolean;
    sanitizeResources: boolean;
  }): void;
};

for (const { name, run } of [...httpCases, ...modelCases]) {
  // The fake model's sockets close after the case has ended.
  Deno.test({ name, fn: run, sanitizeOps: false, sanitizeResources: false });
}
