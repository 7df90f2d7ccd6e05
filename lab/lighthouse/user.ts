/** An account on the embedded backend, signed in by what the app itself stores. */
import { randomUUID } from 'node:crypto';
import type { BrowserContext } from 'playwright';
import { z } from 'zod';
import { SESSION_KEY } from '#platform/supabase/session-key.ts';
import { FIRST_RUN, ONBOARDING_KEY } from '#state/onboarding-atoms.ts';

const configSchema = z.object({ supabase: z.object({ publicKey: z.string() }) });
const mailsSchema = z.array(z.object({ recipient: z.string(), code: z.string() }));

/** Signs up by e-mail and code, and leaves the session in the browser's storage. */
export async function becomeUser(
  context: BrowserContext,
  { url, devKey }: { readonly url: string; readonly devKey: string },
): Promise<void> {
  const { supabase } = configSchema.parse(await (await fetch(`${url}/config.json`)).json());
  const email = `lighthouse-${randomUUID().slice(0, 8)}@example.com`;
  const call = async (path: string, body: unknown): Promise<unknown> => {
    const response = await fetch(`${url}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: supabase.publicKey, 'content-type': 'application/json', origin: url },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  await call('signup', { email, password: randomUUID() });
  const mails = mailsSchema.parse(await (await fetch(`${url}/dev/mailbox.json?key=${devKey}`)).json());
  const token = mails.find(({ recipient }) => recipient === email)?.code;
  const session = await call('verify', { type: 'signup', email, token });
  const onboarding = {
    ...FIRST_RUN,
    splashCompleted: true,
    completed: true,
    confirmed: ['age', 'culture', 'mood'],
    interest: 'fun',
  };
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(
    ([sessionKey, session, onboardingKey, onboarding]) => {
      localStorage.setItem(sessionKey, session);
      localStorage.setItem(onboardingKey, onboarding);
    },
    [SESSION_KEY, JSON.stringify(session), ONBOARDING_KEY, JSON.stringify(onboarding)] as const,
  );
  await page.close();
}
