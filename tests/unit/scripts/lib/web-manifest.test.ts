import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { resolveRoute } from '#app/routes.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { WEB_MANIFEST } from '#scripts/lib/web-manifest.ts';
import { SHARE_FIELD, SHARE_PATH } from '#service-worker/addresses.ts';
import { GUEST } from '#state/session-atoms.ts';

const { icons = [], screenshots = [], shortcuts = [], share_target, file_handlers = [] } = WEB_MANIFEST;
const pictures = [...icons, ...screenshots, ...shortcuts.flatMap(({ icons = [] }) => icons)];

it.each(pictures.map((picture) => [picture.src, picture] as const))(
  '%s is there, in its size',
  async (_, picture) => {
    const file = inRoot('public', picture.src.slice(1));
    expect(existsSync(file)).toBe(true);
    if (picture.sizes === 'any') return;
    const { width, height } = await sharp(file).metadata();
    expect(`${width}x${height}`).toBe(picture.sizes);
  },
);

it('has what installing needs: plain icons of 192 and 512, maskable and monochrome ones, both screen forms', () => {
  const sizes = (purpose: string) =>
    icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes);
  for (const purpose of ['any', 'maskable', 'monochrome']) {
    expect(sizes(purpose)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  }
  expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
});

it('shares to where the service worker listens', () => {
  expect(share_target?.action).toBe(SHARE_PATH);
  expect(share_target?.params.files).toMatchObject([{ name: SHARE_FIELD }]);
});

it('never only focuses the open window: what is shared comes with a navigation, or not at all', () => {
  expect(WEB_MANIFEST.launch_handler).toEqual({ client_mode: ['navigate-existing', 'auto'] });
});

it('every address that it names shows a screen', () => {
  const visitor = { splashCompleted: true, onboardingCompleted: true, session: GUEST };
  const paths = [...shortcuts.map(({ url }) => url), ...file_handlers.map(({ action }) => action)];
  expect(paths).toEqual(['/camera', '/history', '/camera']);
  for (const path of paths) expect(resolveRoute(path, visitor).kind).toBe('show');
});
