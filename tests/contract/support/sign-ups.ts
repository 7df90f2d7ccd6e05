/** Many people who sign up at once. */
import { SAMPLE_FACTS } from '#tests/unit/functions/support/facts.ts';
import type { Embedded } from './embedded.ts';

export const postTo = ({ url, backend }: Embedded, path: string, body: object): Promise<Response> =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: backend.secrets.publicKey },
    body: JSON.stringify(body),
  });

/** @param i tells one from the others */
export const signUp = (server: Embedded, i: number): Promise<Response> =>
  postTo(server, '/auth/v1/signup', { email: `many-${i}@example.com`, password: 'correct horse battery' });

/**
 * Asks for a roast while so many sign up: with the real cost of a password and no budget, the hashes alone are what
 * there is to wait for.
 */
export async function roastAmongSignUps(server: Embedded, many: number) {
  await postTo(server, '/functions/v1/roast', SAMPLE_FACTS);
  let signedUp = 0;
  const all = Array.from({ length: many }, (_, i) => signUp(server, i).then(() => (signedUp += 1)));
  const { status } = await postTo(server, '/functions/v1/roast', SAMPLE_FACTS);
  const beforeTheTenth = signedUp < 10;
  await Promise.all(all);
  return { status, beforeTheTenth };
}
