import { describe, expect, test } from 'vitest';
import { isNavigation, pathnameOf } from '#scripts/lib/request.ts';

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

describe('isNavigation', () => {
  test.each(['/', '/result', '/debug/analysis/5f0c', '/history/'])('%s answers with the app', (path) => {
    expect(isNavigation('GET', HTML, path)).toBe(true);
  });
  test.each([
    '/wasm/onnx/gone.wasm',
    '/models/gone.task',
    '/models/gone.onnx',
    '/assets/old-1a2b.js',
    '/a.html',
  ])('%s is a file or nothing', (path) => {
    expect(isNavigation('GET', HTML, path)).toBe(false);
  });
  test('what does not ask for HTML gets none', () => {
    expect(isNavigation('GET', '*/*', '/result')).toBe(false);
    expect(isNavigation('GET', null, '/result')).toBe(false);
    expect(isNavigation('POST', HTML, '/result')).toBe(false);
  });
});

describe('pathnameOf', () => {
  test('decodes and drops the query', () => {
    expect(pathnameOf('/a%20b/c?x=1#y')).toBe('/a b/c');
  });
  test.each(['/%2e%2e/%2e%2e/etc/passwd', '/..%2fx', '/a%5c..%5cb', '/%zz', '/a%00b'])(
    'refuses %s',
    (target) => {
      const pathname = pathnameOf(target);
      expect(pathname === null || !pathname.includes('..')).toBe(true);
      if (target !== '/%2e%2e/%2e%2e/etc/passwd') expect(pathname).toBeNull();
    },
  );
});
