/** The web app manifest: how the app looks on a home screen, and what other apps may hand over. */
import type { ManifestOptions } from 'vite-plugin-pwa';

const PHOTO_TYPES: Readonly<Record<string, string[]>> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
  'image/heic': ['.heic'],
  'image/heif': ['.heif'],
};

/** A file has one language, and the app's first one is Japanese; what a launcher shows speaks both. */
const BOTH = {
  description:
    '写真1枚で、正直な点数と愛のあるいじり。写真はスマホから出ません。 / A face photo in, an honest score and a kind roast out. The photo never leaves the phone.',
  roast: 'いじり・Roast',
  history: '記録・History',
} as const;

const icon = (name: string, sizes: string, purpose: 'any' | 'maskable' | 'monochrome') => ({
  src: `/icons/${name}.png`,
  sizes,
  type: 'image/png',
  purpose,
});

const shortcut = (name: string, url: string, file: string) => ({
  name,
  url,
  icons: [{ src: `/icons/${file}.png`, sizes: '96x96', type: 'image/png' }],
});

/** `npm run lab -- store-pictures` takes them; the face in them is drawn. */
const shot = (name: string, form: 'narrow' | 'wide', label: string) => ({
  src: `/store/${name}-${form}.webp`,
  sizes: form === 'narrow' ? '780x1688' : '1280x800',
  type: 'image/webp',
  form_factor: form,
  label,
});

const SHOTS = [
  ['camera', 'カメラ・Camera'],
  ['result', '結果・Result'],
  ['promise', '約束・Promise'],
] as const;

export const WEB_MANIFEST: Partial<ManifestOptions> = {
  id: '/',
  name: 'Roast Me',
  short_name: 'Roast Me',
  description: BOTH.description,
  lang: 'ja',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  // The light theme's; the page's own meta tags follow the theme once it runs.
  theme_color: '#fff8f3',
  background_color: '#fff8f3',
  categories: ['entertainment', 'lifestyle', 'photo'],
  icons: [
    { src: '/icons/flame.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    icon('icon-192', '192x192', 'any'),
    icon('icon-512', '512x512', 'any'),
    icon('maskable-192', '192x192', 'maskable'),
    icon('maskable-512', '512x512', 'maskable'),
    icon('monochrome-192', '192x192', 'monochrome'),
    icon('monochrome-512', '512x512', 'monochrome'),
  ],
  shortcuts: [
    shortcut(BOTH.roast, '/camera', 'shortcut-roast'),
    shortcut(BOTH.history, '/history', 'shortcut-history'),
  ],
  screenshots: SHOTS.flatMap(([name, label]) => [shot(name, 'narrow', label), shot(name, 'wide', label)]),
  share_target: {
    // src/service-worker/addresses.ts takes it there (tests/unit/scripts/lib/web-manifest.test.ts compares them).
    action: '/share',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: 'photo', accept: ['image/*', ...Object.values(PHOTO_TYPES).flat()] }] },
  },
  file_handlers: [{ action: '/camera', accept: PHOTO_TYPES }],
  // By the specification, opening the app once more loads the open window anew, and a guest's result goes with it. With
  // focus-existing it would stay, but what is shared has no place in a launch that does not navigate: the photo would be
  // lost (https://github.com/WICG/web-app-launch/issues/62).
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
};
