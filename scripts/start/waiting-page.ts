/** What a browser is shown until the app can be served: how far it is, and then, by itself, the app. */
import { readFileSync } from 'node:fs';
import { getMimeType } from 'hono/utils/mime';
import { inRoot } from '#scripts/lib/paths.ts';
import { isNavigation, pathnameOf } from '#scripts/lib/request.ts';
import { html, text } from '#local/http/answers.ts';
import type { Step } from './progress.ts';
import { START_TEXTS, type StartTexts } from './texts.ts';

/** After so many seconds the page asks again. */
const AGAIN_S = 2;

/** The policy allows no style in the page. Neither file has a build to come from yet. */
const STYLE = '/starting.css';
const ICON = '/icons/flame.svg';
const STYLE_SHEETS = [
  'src/ui/styles/tokens.css',
  'src/ui/styles/start.css',
  'scripts/start/waiting-page.css',
];
const FILES: Readonly<Record<string, readonly string[]>> = {
  [STYLE]: STYLE_SHEETS,
  [ICON]: [`public${ICON}`],
};

export interface WaitingPage {
  /** Answers every request until `finish`, and none (null) from then on: navigations with the page, all else by a plain 503. */
  answer(request: Request): Response | null;
  finish(): void;
}

export function createWaitingPage(steps: () => readonly Step[]): WaitingPage {
  let isWaiting = true;
  return {
    answer(request) {
      if (!isWaiting) return null;
      const pathname = pathnameOf(request.url) ?? '';
      const files = FILES[pathname];
      if (files !== undefined) {
        const headers = { 'Content-Type': getMimeType(pathname) ?? '', 'Cache-Control': 'no-store' };
        const bytes = files.map((name) => readFileSync(inRoot(name), 'utf8')).join('\n');
        return new Response(bytes, { headers });
      }
      const headers = { 'Retry-After': String(AGAIN_S) };
      return isNavigation(request.method, request.headers.get('accept'), pathname)
        ? html(503, waitingHtml(steps()), headers)
        : text(503, 'The app is being built', headers);
    },
    finish() {
      isWaiting = false;
    },
  };
}

/** Without script or style of its own: the policy of every answer forbids both. */
export function waitingHtml(steps: readonly Step[]): string {
  const { en, ja } = START_TEXTS;
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${AGAIN_S}">
<title>Roast Me</title>
<link rel="icon" href="${ICON}" type="image/svg+xml">
<link rel="stylesheet" href="${STYLE}">
</head>
<body>
<main class="start waiting">
<img src="${ICON}" alt="" width="96" height="96">
<div>
${part(ja, steps, 'h1')}
</div>
<div lang="en">
${part(en, steps, 'h2')}
</div>
</main>
</body>
</html>
`;
}

function part(texts: StartTexts, steps: readonly Step[], heading: 'h1' | 'h2'): string {
  const items = steps.map((step) => {
    const state = texts[step.state];
    const detail = step.detail === null ? '' : ` – ${texts.detail(step.detail)}`;
    return `<li data-state="${step.state}">${escape(`${texts.steps[step.name]}: ${state}${detail}`)}</li>`;
  });
  return [
    `<${heading}>${escape(texts.heading)}</${heading}>`,
    `<p>${escape(texts.lead)}</p>`,
    `<ul>${items.join('')}</ul>`,
  ].join('\n');
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);
