/** The reminders on a hosted project, woken by pg_cron every few minutes. See docs/push.md. */
import { createRemindHandler, remindDepsFrom, type Resolve } from '../_shared/push/hosted.ts';

declare const Deno: {
  readonly env: { get(name: string): string | undefined };
  resolveDns(name: string, kind: 'A' | 'AAAA'): Promise<readonly string[]>;
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

/** Of one of the two kinds there may be none. */
const resolve: Resolve = async (hostname) => {
  const found = await Promise.allSettled(
    (['A', 'AAAA'] as const).map((kind) => Deno.resolveDns(hostname, kind)),
  );
  const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  if (addresses.length === 0) throw new Error('no address');
  return addresses;
};

const deps = remindDepsFrom(
  (name) => Deno.env.get(name),
  resolve,
  (entry) => console.log(JSON.stringify(entry)),
);
Deno.serve(createRemindHandler(deps));
