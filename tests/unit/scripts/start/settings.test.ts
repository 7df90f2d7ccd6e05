import { describe, expect, test } from 'vitest';
import { readSettings } from '#scripts/start/settings.ts';

describe('readSettings', () => {
  test('has a value for everything', () => {
    expect(readSettings({})).toMatchObject({ port: 4173, host: '127.0.0.1' });
    expect(readSettings({ PORT: '', HOST: '' })).toEqual(readSettings({}));
  });

  test('takes what is given', () => {
    const env = { PORT: '0', HOST: '::1', ROAST_DIST: '/a/build', ROAST_DATA: '/a/data' };
    expect(readSettings(env)).toEqual({ port: 0, host: '::1', dir: '/a/build', data: '/a/data' });
    expect(readSettings({ PORT: '65535' }).port).toBe(65_535);
  });

  test.each(['http', '-1', '65536', '4173.5', '1e3', '0x50', ' 80', '123456'])(
    'says in one line that %j is no port',
    (port) => {
      const read = () => readSettings({ PORT: port });
      expect(read).toThrow(`not "${port}"`);
      expect(read).not.toThrow('\n');
    },
  );
});
