/** A page of the server's that a person meets between their e-mail and the app: it looks like the app, in their language. */
import { createHash } from 'node:crypto';
import { LANGS, type Lang } from '#functions/vocabulary.ts';
import { escapeHtml, html } from './answers.ts';

/** The app's colours and shapes (src/ui/styles/tokens.css), as far as one card and one button need them. */
const STYLE = `
:root{color-scheme:light dark;--paper:#fff8f3;--surface:#fff;--line:#ecd9cc;--ink:#2b1a14;--soft:#6b5047;--fire:linear-gradient(100deg,#c4300f,#d63f18);--on:#fff;--focus:#1f5fd0}
@media (prefers-color-scheme:dark){:root{--paper:#1a110e;--surface:#261a16;--line:#46332b;--ink:#fdeee6;--soft:#d0b5a8;--fire:linear-gradient(100deg,#ff7a57,#ff9a5c);--on:#2b0d04;--focus:#8fbcff}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.25rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Hiragino Sans","Noto Sans JP","Yu Gothic UI",sans-serif}
main{width:100%;max-width:26rem;padding:1.5rem;background:var(--surface);border:1px solid var(--line);border-radius:1.5rem}
.app{margin:0;color:var(--soft);font-weight:700}
h1{margin:.25rem 0 .75rem;font-size:1.6rem;line-height:1.25;word-break:auto-phrase;text-wrap:balance}
p{margin:0 0 1.25rem}
button{width:100%;min-height:3.5rem;padding:.75rem 1rem;border:0;border-radius:999rem;background:var(--fire);color:var(--on);font:inherit;font-weight:700;cursor:pointer}
button:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
`;

/** The product's policy without what this page has not; its one style goes by its hash. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The first language of `Accept-Language` that there are texts in; English without one. */
export function readerLanguage(request: Request): Lang {
  const wanted = (request.headers.get('accept-language') ?? '').split(',').map((one) => {
    const [tag = '', quality] = one
      .trim()
      .toLowerCase()
      .split(/;\s*q=/);
    return { lang: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
  });
  const known = wanted.toSorted((a, b) => b.quality - a.quality).map(({ lang }) => lang);
  for (const lang of known) {
    const found = LANGS.find((one) => one === lang);
    if (found !== undefined) return found;
  }
  return 'en';
}

/** @param main HTML below the title */
export const readerPage = (lang: Lang, title: string, main: string): Response =>
  html(
    200,
    `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><p class="app">Roast Me</p>
<h1>${escapeHtml(title)}</h1>
${main}
</main></body></html>
`,
    { 'Content-Security-Policy': POLICY, 'Content-Language': lang, Vary: 'Accept-Language' },
  );
