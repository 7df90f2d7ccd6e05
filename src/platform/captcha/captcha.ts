/**
 * Turnstile and hCaptcha, by the interface that both have. Nothing of theirs is loaded before somebody sends a form that
 * needs it.
 */
import type { CaptchaConfig } from '#functions/http/app-config.ts';
import { CAPTCHA_MAKERS } from '#functions/http/captcha.ts';
import type { AuthFailure, AuthOutcome } from '#ports/auth.ts';
import type { CaptchaQuestion, CaptchaService } from '#ports/captcha.ts';

/** What a maker's script puts into the page. */
export interface Widgets {
  render(into: HTMLElement, options: Readonly<Record<string, unknown>>): unknown;
  remove(id: unknown): void;
}

/** A script that is slower, or a question that no screen shows, counts as blocked. */
const LIMIT_MS = 15_000;

const isWidgets = (value: unknown): value is Widgets =>
  typeof value === 'object' && value !== null && 'render' in value && 'remove' in value;

/** Adds the script to the page, once. Rejects where it does not come; the next call tries again. */
export function loadWidgets(address: string, name: string): Promise<Widgets> {
  const known: unknown = Reflect.get(window, name);
  if (isWidgets(known)) return Promise.resolve(known);
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  const loaded = new Promise<Widgets>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('late')), LIMIT_MS);
    script.addEventListener('error', () => reject(new Error('blocked')));
    script.addEventListener('load', () => {
      clearTimeout(timer);
      const widgets: unknown = Reflect.get(window, name);
      if (isWidgets(widgets)) resolve(widgets);
      else reject(new Error('another script'));
    });
  });
  loaded.catch(() => script.remove());
  document.head.append(script);
  return loaded;
}

export interface CaptchaOptions {
  readonly config: CaptchaConfig;
  /** Fetches the maker's script. */
  readonly load: () => Promise<Widgets>;
}

export interface Captcha extends CaptchaService {
  /** A token for one call, once the person has answered. */
  ask(): Promise<AuthOutcome<string>>;
}

const failed = (code: AuthFailure['code']): AuthFailure => ({ ok: false, code, reasons: [] });

export function createCaptcha({ config, load }: CaptchaOptions): Captcha {
  const listeners = new Set<(question: CaptchaQuestion | null) => void>();
  let open: CaptchaQuestion | null = null;
  /** How often a form was left. */
  let left = 0;
  const tell = (question: CaptchaQuestion | null) => {
    open = question;
    for (const listener of listeners) listener(question);
  };
  return {
    company: CAPTCHA_MAKERS[config.provider].company,
    watch(listener) {
      listeners.add(listener);
      listener(open);
      return () => {
        listeners.delete(listener);
        // Its form is left: nobody is to be asked for it on the next screen.
        if (listeners.size > 0) return;
        left += 1;
        open?.close();
      };
    },
    async ask() {
      const before = left;
      const widgets = await load().catch(() => null);
      if (widgets === null) return failed('captcha-blocked');
      if (left !== before) return failed('captcha-closed');
      return new Promise((resolve) => {
        const settle = (outcome: AuthOutcome<string>) => {
          clearTimeout(timer);
          resolve(outcome);
          if (open === question) tell(null);
        };
        const unseen = () => settle(failed('captcha-blocked'));
        const timer = setTimeout(unseen, LIMIT_MS);
        const question: CaptchaQuestion = {
          show(into, { lang, dark }) {
            clearTimeout(timer);
            const id = widgets.render(into, {
              sitekey: config.siteKey,
              theme: dark ? 'dark' : 'light',
              // Turnstile's name for it, and hCaptcha's.
              language: lang,
              hl: lang,
              callback: (token: string) => settle({ ok: true, value: token }),
              // True: it need not be said in the console as well.
              'error-callback': () => {
                settle(failed('captcha-failed'));
                return true;
              },
              'unsupported-callback': unseen,
            });
            return () => widgets.remove(id);
          },
          close: () => settle(failed('captcha-closed')),
        };
        open?.close();
        tell(question);
      });
    },
  };
}
