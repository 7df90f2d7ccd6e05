/** What a static host is told is what our own server does. */
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '#app/route-table.ts';
import {
  fileHeaders,
  nginxConfig,
  securityHeaders,
  staticHostHeaders,
  staticHostRedirects,
} from '#scripts/lib/headers.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { isNavigation } from '#scripts/lib/request.ts';

interface Rule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}
const rules: readonly Rule[] = staticHostRedirects()
  .trim()
  .split('\n')
  .map((line) => {
    const [from = '', to = '', status = ''] = line.split(' ');
    return { from, to, status: Number(status) };
  });
/** The first rule that fits counts, as on Netlify. */
const ruleFor = (path: string) => rules.find(({ from }) => path.startsWith(from.replace('*', '')));

describe('_redirects', () => {
  it.each([...ROUTES.map(({ path }) => path.replace(':id', '7')), '/', '/auth/callback'])(
    'answers %s with the page, as our server does',
    (path) => {
      expect(ruleFor(path)).toMatchObject({ to: '/index.html', status: 200 });
      expect(isNavigation('GET', 'text/html', path)).toBe(true);
    },
  );
  it.each(['/assets/old-abc.js', '/wasm/x/y.wasm', '/models/face.onnx', '/icons/a.svg', '/samples/b.jpg'])(
    'leaves the missing file %s missing',
    (path) => {
      expect(ruleFor(path)?.status).toBe(404);
      expect(isNavigation('GET', 'text/html', path)).toBe(false);
    },
  );
});

describe('the lines for nginx', () => {
  const text = nginxConfig('https://PROJECT.supabase.co');
  const locations = new Map(
    [...text.matchAll(/^location (?:= )?(\S+) \{ (.*) \}$/gm)].map(([, path = '', inside = '']) => [
      path,
      inside,
    ]),
  );

  it('say the headers of our server, once for every place', () => {
    const headers = securityHeaders({ supabaseOrigin: 'https://PROJECT.supabase.co', https: true });
    for (const [name, value] of Object.entries(headers))
      expect(text).toContain(`\nadd_header ${name} "${value}" always;\n`);
    for (const inside of locations.values()) expect(inside).not.toContain('add_header');
  });

  it.each(['/', '/assets/', '/wasm/', '/icons/', '/samples/', '/models/', '/signed-out.txt'])(
    'treat %s as our server does',
    (path) => {
      const inside = locations.get(path) ?? '';
      const cache = /set \$cache "([^"]*)";/.exec(inside) ?? /^set \$cache "([^"]*)";$/m.exec(text);
      expect(cache?.[1]).toBe(fileHeaders(path)['Cache-Control']);
      expect(/set \$clear '([^']*)';/.exec(inside)?.[1]).toBe(fileHeaders(path)['Clear-Site-Data']);
      expect(inside).toContain(path === '/' ? 'try_files $uri $page;' : 'try_files $uri =404;');
    },
  );

  it('answer a link in another language with its page, and all others with the usual one', () => {
    expect(text).toContain('\nset $page /index.html;\n');
    expect(text).toContain('\nif ($arg_lang = en) { set $page /index.en.html; }\n');
  });

  it('stand in docs/deploy.md as they are', async () => {
    expect(await readFile(inRoot('docs', 'deploy.md'), 'utf8')).toContain(text);
  });
});

describe('after a sign-out', () => {
  it('the browser is told to let go of its cache and of nothing else, by that one file', async () => {
    expect(fileHeaders('/signed-out.txt')).toMatchObject({ 'Clear-Site-Data': '"cache"' });
    expect(Object.keys(fileHeaders('/index.html'))).toEqual(['Cache-Control']);
    expect(staticHostHeaders(null)).toContain(
      '/signed-out.txt\n  Cache-Control: no-cache\n  Clear-Site-Data: "cache"\n',
    );
    expect(staticHostHeaders(null).match(/Clear-Site-Data/g)).toHaveLength(1);
    expect(await readFile(inRoot('public', 'signed-out.txt'), 'utf8')).toBe('Signed out.\n');
  });
});
