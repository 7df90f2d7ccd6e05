/** The reminders on a hosted project, woken by pg_cron every few minutes. See docs/deploy.md. */
import { createRemindHandler, remindDepsFrom } from '../_shared/push/hosted.ts';

declare const Deno: {
  readonly env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

const deps = remindDepsFrom(
  (name) => Deno.env.get(name),
  (entry) => console.log(JSON.stringify(entry)),
);
Deno.serve(createRemindHandler(deps));
