/** A server, and as many worlds of one phone each as a file of tests asks for. */
import { afterAll, beforeAll, vi } from 'vitest';
import { installPhones } from '#tests/support/phone/phone.ts';
import type { Embedded, EmbeddedOptions } from './embedded.ts';
import { makeWorld, type World } from './soak/world.ts';

/** Of what the steps choose from: a photo that can be read, and no cancel. */
const plainly = () => 0.15;

/** Call at the top of a file: what it returns makes a world with one phone, on the file's server. */
export function withWorldsOfOne(
  start: (options: EmbeddedOptions) => Promise<Embedded>,
): () => Promise<World> {
  let server: Embedded;
  let uninstall: () => void;
  const quiet = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];

  beforeAll(async () => {
    for (const spy of quiet) spy.mockImplementation(() => undefined);
    server = await start({ quota: { guest: 1e5, free: 1e5, premium: 1e5, address: 1e5 } });
    uninstall = installPhones();
  });
  afterAll(async () => {
    uninstall();
    await server.close();
    for (const spy of quiet) spy.mockRestore();
  });

  return () => makeWorld(server, plainly, 1);
}
