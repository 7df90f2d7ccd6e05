/**
 * /config.json: what the app reads at start, so that one build serves the embedded backend, a hosted project
 * and use without any cloud. A missing file, or a page in its place, means "no cloud".
 */
import { z } from 'zod';

export const appConfigSchema = z.object({
  /** Null: no cloud. */
  supabase: z
    .object({
      /** Address of the project; "/" is the app's own origin (`new URL(url, location.origin)`). */
      url: z.string().min(1),
      /** The publishable (anon) key. */
      publicKey: z.string().min(1),
    })
    .nullable(),
  /** Whether the embedded backend answers: then e-mails lie at /dev/mailbox. */
  embedded: z.boolean().default(false),
  /** Whether "Continue with Google" leads anywhere. */
  google: z.boolean().default(false),
});

export type AppConfig = z.infer<typeof appConfigSchema>;

export const NO_CLOUD: AppConfig = { supabase: null, embedded: false, google: false };
