/**
 * /dev/captcha: a FAKE widget that speaks the interface of Turnstile and of hCaptcha, so that the way through a captcha
 * can be tried without network, account or key. It says on its face that it is one. Anybody may have a token of it: it
 * guards nothing.
 */
import { Hono } from 'hono';
import { jwtVerify } from 'jose';
import { CAPTCHA_PROVIDERS, type CaptchaConfig } from '#functions/http/app-config.ts';
import type { AuthContext, CaptchaCheck } from '../auth/context.ts';
import { signJwt } from '../auth/crypto.ts';
import { json } from '../http/answers.ts';

/** ROAST_CAPTCHA; null where it is unset. Throws on a word that is none. */
export function standInCaptcha(env: Readonly<Record<string, string | undefined>>): CaptchaConfig | null {
  const word = env['ROAST_CAPTCHA'];
  if (!word) return null;
  const provider = CAPTCHA_PROVIDERS.find((one) => word === `${one}-stand-in`);
  if (provider === undefined && word !== 'stand-in')
    throw new Error('ROAST_CAPTCHA is stand-in, turnstile-stand-in or hcaptcha-stand-in.');
  return { provider: provider ?? 'turnstile', siteKey: 'stand-in' };
}

const AUDIENCE = 'a stand-in for a captcha';
/** As long as one of Turnstile lives. */
const TOKEN_MS = 300_000;

/** Checks the tokens of `captchaPages`: each holds once. */
export const standInCheck = ({
  jwtSecret,
  limiter,
  now,
}: Pick<AuthContext, 'jwtSecret' | 'limiter' | 'now'>): CaptchaCheck => ({
  async verify(token) {
    try {
      const { payload } = await jwtVerify(token, new TextEncoder().encode(jwtSecret), {
        audience: AUDIENCE,
        algorithms: ['HS256'],
        currentDate: new Date(now()),
      });
      const fresh = limiter.take(`captcha ${payload.jti}`, { count: 1, perMs: TOKEN_MS });
      return fresh ? [] : ['timeout-or-duplicate'];
    } catch {
      return ['invalid-input-response'];
    }
  },
});

/**
 * The script of the widget. `render` puts one button into the place that it is given, and `callback` gets the token;
 * a second button lets the widget fail, as a maker's would where it cannot be reached.
 */
const SCRIPT = (name: string) => `(() => {
  let made = 0;
  const places = new Map();
  const button = (text, press) => {
    const element = document.createElement('button');
    element.type = 'button';
    element.textContent = text;
    element.addEventListener('click', press);
    element.style.cssText = 'min-height: 48px; padding: 8px 16px; margin: 4px; font: inherit';
    return element;
  };
  window[${JSON.stringify(name)}] = {
    render(container, options) {
      const id = 'stand-in-' + ++made;
      const widget = document.createElement('div');
      widget.style.cssText = 'border: 2px dashed; padding: 8px';
      const says = document.createElement('p');
      says.textContent = 'A stand-in for ${name}: it checks nothing · ${name}の代わりの表示です（確認はしません）';
      widget.append(
        says,
        button('I am a person · 人間です', async () => {
          const answer = await fetch('/dev/captcha/token', { method: 'POST' });
          options.callback((await answer.json()).token);
        }),
        button('Let it fail · 失敗させる', () => options['error-callback']('300030')),
      );
      container.append(widget);
      places.set(id, widget);
      return id;
    },
    remove(id) {
      places.get(id)?.remove();
      places.delete(id);
    },
  };
})();
`;

/** To be mounted at /dev/captcha. */
export function captchaPages({ jwtSecret, now }: Pick<AuthContext, 'jwtSecret' | 'now'>): Hono {
  const pages = new Hono();
  for (const name of CAPTCHA_PROVIDERS) {
    pages.get(
      `/${name}.js`,
      () => new Response(SCRIPT(name), { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } }),
    );
  }
  pages.post('/token', async () =>
    json(200, {
      token: await signJwt(
        { jti: crypto.randomUUID(), aud: AUDIENCE, exp: Math.floor((now() + TOKEN_MS) / 1000) },
        jwtSecret,
      ),
    }),
  );
  return pages;
}
