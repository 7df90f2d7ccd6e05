/**
 * /config.json: what the app reads at start, so that one build serves the embedded backend, a hosted project
 * and use without any cloud. A missing file, or a page in its place, means "no cloud".
 */
import * as z from 'zod/mini';

export const appConfigSchema = z.object({
  /** Null: no cloud. */
  supabase: z.nullable(
    z.object({
      /** Address of the project; "/" is the app's own origin (`new URL(url, location.origin)`). */
      url: z.string().check(z.minLength(1)),
      /** The publishable (anon) key. */
      publicKey: z.string().check(z.minLength(1)),
    }),
  ),
  /** Whether the embedded backend answers: then e-mails lie at /dev/mailbox. */
  embedded: z.prefault(z.boolean(), false),
  /** Whether "Continue with Google" leads anywhere. */
  google: z.prefault(z.boolean(), false),
  /** Whether passkeys are set up there. */
  passkeys: z.prefault(z.boolean(), false),
  /** The public key of reminders that reach a closed phone; null: none are sent. */
  push: z.prefault(z.nullable(z.string()), null),
});

export type AppConfig = z.infer<typeof appConfigSchema>;

export const NO_CLOUD: AppConfig = {
  supabase: null,
  embedded: false,
  google: false,
  passkeys: false,
  push: null,
};
