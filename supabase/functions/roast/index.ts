/** The roast function on a hosted project: Deno and its environment, nothing else. See docs/deploy.md. */
import { createRoastHandler } from '../_shared/roast/handler.ts';
import { depsFromEnvironment } from '../_shared/roast/hosted.ts';

declare const Deno: {
  readonly env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

const deps = depsFromEnvironment(
  (name) => Deno.env.get(name),
  (entry) => console.log(JSON.stringify(entry)),
);
Deno.serve(createRoastHandler(deps));
