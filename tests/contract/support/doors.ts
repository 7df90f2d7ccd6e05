/** Every address that the server answers, from its router and from the catalogue of its database: none is forgotten. */
import { ENDPOINTS } from '#local/auth/routes.ts';
import type { Backend } from '#local/backend.ts';

export interface Door {
  readonly path: string;
  /** Bodies that get somewhere; others are for the asker to think of. */
  readonly bodies: readonly string[];
}

/** Values of an argument, as JSON: some fit, some nearly. */
const VALUES = [
  'null',
  'true',
  '0',
  '-1',
  '99999999999999999999',
  '""',
  '"x"',
  '"\\u0000"',
  '"\\ud800"',
  '"en"',
  '"Asia/Tokyo"',
  '"infinity"',
  '"2026-01-01T00:00:00Z"',
  '"00000000-0000-4000-8000-000000000000"',
  '"https://push.example.com/x"',
  `"B${'x'.repeat(86)}"`,
  `"${'x'.repeat(22)}"`,
  '18',
  '[]',
  '{}',
  '[null]',
  '[{"id":"00000000-0000-4000-8000-000000000000","seconds":1e300}]',
  `"${'y'.repeat(9_000)}"`,
];

/** Ways to ask for what stands behind a path; a path that is not here is asked for as it is. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  '/auth/v1/token': [
    '?grant_type=password',
    '?grant_type=refresh_token',
    '?grant_type=pkce',
    '?grant_type=id_token',
  ],
  '/auth/v1/verify': ['', '?token=x&type=signup&redirect_to=%00', '?token=x&type=email_change'],
  '/auth/v1/verify/tap': ['?token=x&type=signup', '?token=pkce_x&type=recovery'],
  '/auth/v1/authorize': [
    '?provider=google',
    `?provider=google&code_challenge=${'x'.repeat(43)}&code_challenge_method=s256`,
  ],
  '/auth/v1/logout': ['?scope=local', '?scope=x'],
  '/dev/google': ['?flow=x'],
  '/realtime/v1/websocket': ['', '?vsn=2.0.0'],
};

/** Names and bodies for the files: some fit, some nearly. */
const STORAGE: readonly Door[] = [
  '/object/pictures/x/profile.jpg',
  '/object/authenticated/pictures/x/profile.jpg',
  '/object/info/pictures/x/profile.jpg',
  '/object/sign/pictures/x/profile.jpg?token=a.b.c',
  '/object/list/pictures',
  '/object/pictures',
  '/object/pictures/00000000-0000-4000-8000-000000000000/profile.jpg',
  '/object/list-v2/pictures',
  '/bucket/pictures',
].map((path) => ({
  path: `/storage/v1${path}`,
  bodies: [
    ...VALUES,
    ...VALUES.map((value) => `{"prefixes":[${value}]}`),
    ...VALUES.map((value) => `{"prefix":${value},"limit":${value},"search":${value}}`),
    ...VALUES.map((value) => `{"expiresIn":${value}}`),
    '{"prefix":"","limit":5,"sortBy":{"column":"name","order":"desc"}}',
    '--x\r\nContent-Disposition: form-data; name=""; filename="a"\r\nContent-Type: image/jpeg\r\n\r\n\u00ff\u00d8\r\n--x--\r\n',
    '--x\r\nContent-Disposition: form-data; name="cacheControl"\r\n\r\n0\r\n--x--\r\n',
    '--x\r\n\r\n--x--',
    '--x',
  ],
}));

const ROWS = ['', '?select=*&limit=5', '?user_id=not.is.null&order=user_id.desc', '?select=user_id,user_id'];

const seeded = (seed: number) => (index: number) => VALUES[(seed * 7 + index * 5) % VALUES.length] ?? '0';

export async function doorsOf({
  database,
  routes,
}: Pick<Backend, 'database' | 'routes'>): Promise<readonly Door[]> {
  const tables = await database.query<{ name: string; columns: readonly string[] }>(
    `select c.relname as name, array_agg(a.attname::text) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') group by c.relname`,
  );
  const functions = await database.query<{ name: string; columns: readonly string[] }>(
    `select proname as name, coalesce(proargnames, '{}') as columns from pg_proc
     where pronamespace = 'public'::regnamespace`,
  );
  const bodies = (names: readonly string[]) =>
    VALUES.map((_, seed) => `{${names.map((name, at) => `"${name}":${seeded(seed)(at)}`).join(',')}}`);
  const plain = [
    ...new Set([
      ...routes.filter((path) => !path.endsWith('*')),
      ...Object.keys(ENDPOINTS).map(
        (name) => `/auth/v1${name.split(' ')[1]?.replace(':id', crypto.randomUUID())}`,
      ),
      '/functions/v1/other',
      '/realtime/v1/websocket',
      '/realtime/v1/api/broadcast',
    ]),
  ].flatMap((path) => (QUERIES[path] ?? ['']).map((query) => ({ path: path + query, bodies: [] })));
  return [
    ...plain,
    ...STORAGE,
    ...tables.flatMap(({ name, columns }) =>
      ROWS.map((query) => ({ path: `/rest/v1/${name}${query}`, bodies: bodies(columns) })),
    ),
    ...functions.map(({ name, columns }) => ({ path: `/rest/v1/rpc/${name}`, bodies: bodies(columns) })),
  ];
}
