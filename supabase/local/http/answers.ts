/** Answers in the forms that supabase-js reads. */

const NO_STORE = { 'Cache-Control': 'no-store' } as const;

export const json = (
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...NO_STORE, ...headers },
  });

export const empty = (status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, { status, headers: { ...NO_STORE, ...headers } });

export const redirect = (address: string): Response => empty(303, { Location: address });

/** A page without script or inline style, so that the product's policy holds for it too. */
export const page = (status: number, title: string, main: string): Response =>
  new Response(
    `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1>
${main}
</main></body></html>
`,
    { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...NO_STORE } },
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
