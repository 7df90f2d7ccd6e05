/** What a static host is told is what our own server does. */
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '#app/route-table.ts';
import { cacheControlOf, nginxConfig, securityHeaders, staticHostRedirects } from '#scripts/lib/headers.ts';
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
  const text = nginxConfig('https://YOUR_REF.supabase.co');
  const blocks = [...text.matchAll(/location (\S+) \{\n([^}]*)\}/g)].map(([, path = '', inside = '']) => ({
    path,
    inside,
  }));

  it('say the headers of our server in every place, because nginx inherits none', () => {
    expect(blocks.map(({ path }) => path)).toContain('/');
    const headers = securityHeaders({ supabaseOrigin: 'https://YOUR_REF.supabase.co', https: true });
    for (const { path, inside } of blocks) {
      for (const [name, value] of Object.entries(headers))
        expect(inside).toContain(`add_header ${name} "${value}" always;`);
      expect(inside).toContain(`add_header Cache-Control "${cacheControlOf(path)}" always;`);
      expect(inside).toContain(path === '/' ? 'try_files $uri /index.html;' : 'try_files $uri =404;');
    }
  });

  it('stand in docs/deploy.md as they are', async () => {
    expect(await readFile(inRoot('docs', 'deploy.md'), 'utf8')).toContain(text);
  });
});
