/** Answers in the forms that browsers and supabase-js read. */

const NO_STORE = { 'Cache-Control': 'no-store' } as const;

type Headers = Readonly<Record<string, string>>;

/** JSON that is text already. */
export const jsonText = (status: number, body: string, headers: Headers = {}): Response =>
  new Response(body, {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...NO_STORE, ...headers },
  });

export const json = (status: number, value: unknown, headers: Headers = {}): Response =>
  jsonText(status, JSON.stringify(value), headers);

/** One plain line. */
export const text = (status: number, line: string, headers: Headers = {}): Response =>
  new Response(`${line}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...NO_STORE, ...headers },
  });

export const empty = (status: number, headers: Headers = {}): Response =>
  new Response(null, { status, headers: { ...NO_STORE, ...headers } });

export const redirect = (address: string): Response => empty(303, { Location: address });

export const html = (status: number, whole: string, headers: Headers = {}): Response =>
  new Response(whole, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...NO_STORE, ...headers },
  });

/** A page without script or inline style, so that the product's policy holds for it too. */
export const page = (status: number, title: string, main: string): Response =>
  html(
    status,
    `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1>
${main}
</main></body></html>
`,
  );

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
