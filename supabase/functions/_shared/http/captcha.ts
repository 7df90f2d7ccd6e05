/**
 * The captchas that Supabase Auth can ask for, as far as app and server need to know them: whose they are, the script
 * that brings the widget, and the hosts that the page's policy opens where one is set.
 */
import { captchaConfigSchema, type CaptchaConfig } from './app-config.ts';

export type CaptchaProvider = CaptchaConfig['provider'];

export interface CaptchaMaker {
  /** As people know it. */
  readonly company: string;
  readonly script: string;
  /** Sources for script, frame, style and connection, as the makers document them. */
  readonly hosts: readonly string[];
}

export const CAPTCHA_MAKERS: Readonly<Record<CaptchaProvider, CaptchaMaker>> = {
  turnstile: {
    company: 'Cloudflare',
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    hosts: ['https://challenges.cloudflare.com'],
  },
  hcaptcha: {
    company: 'hCaptcha',
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    hosts: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
};

/** Where the embedded backend serves its stand-in for a maker's script. */
export const standInScript = (provider: CaptchaProvider): string => `/dev/captcha/${provider}.js`;

/** VITE_CAPTCHA, `turnstile:SITEKEY` or `hcaptcha:SITEKEY`; null where it is unset. Throws on anything else. */
export function captchaOf(env: Readonly<Record<string, string | undefined>>): CaptchaConfig | null {
  const text = env['VITE_CAPTCHA'];
  if (!text) return null;
  const [provider, siteKey] = text.split(/:(.*)/s);
  const parsed = captchaConfigSchema.safeParse({ provider, siteKey });
  if (parsed.success) return parsed.data;
  throw new Error('VITE_CAPTCHA is turnstile:SITEKEY or hcaptcha:SITEKEY (docs/deploy.md).');
}
