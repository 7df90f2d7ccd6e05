/**
 * /config.json: what the app reads at start, so that one build serves the embedded backend, a hosted project
 * and use without any cloud. A missing file, or a page in its place, means "no cloud".
 */
import * as z from 'zod/mini';

/** The captchas that Supabase Auth can ask for. */
export const CAPTCHA_PROVIDERS = ['turnstile', 'hcaptcha'] as const;

export const captchaConfigSchema = z.object({
  provider: z.enum(CAPTCHA_PROVIDERS),
  /** Public; the secret belongs to the project. */
  siteKey: z.string().check(z.minLength(1)),
});
export type CaptchaConfig = z.infer<typeof captchaConfigSchema>;

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
  /** Google's client id of this app, with which a browser signs in without leaving the page; null: by the redirect. */
  googleClient: z.prefault(z.nullable(z.string()), null),
  /** What is asked before an account is made or opened; null: nothing. */
  captcha: z.prefault(z.nullable(captchaConfigSchema), null),
  /** The public key of reminders that reach a closed phone; null: none are sent. */
  push: z.prefault(z.nullable(z.string()), null),
  /** Whether the roast function has a language model: its text is shown when it comes, not waited for. */
  roastModel: z.prefault(z.boolean(), false),
});

export type AppConfig = z.infer<typeof appConfigSchema>;

export const NO_CLOUD: AppConfig = appConfigSchema.parse({ supabase: null });
