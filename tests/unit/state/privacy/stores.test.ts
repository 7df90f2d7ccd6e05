/** The list that people read, against the names that the code really stores under: it must not rot. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PUSH_DAYS } from '#domain/account/limits.ts';
import { ROW_TOPICS } from '#domain/history/account-row.ts';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { clearStoreAtom, CLOUD_STORES, DEVICE_STORES } from '#state/privacy/stores.ts';
import { servicesAtom } from '#state/services.ts';
import { ENGINE_KEY } from '#state/stored-keys.ts';
import { setUp } from '../support/services.ts';

/** What was cleared, in order. */
async function cleared(kind: 'cache' | 'localStorage', name: string, works = true) {
  const { store } = setUp();
  const names: string[] = [];
  const services = store.get(servicesAtom);
  const clear = (_kind: string, wanted: string) => {
    names.push(wanted);
    return Promise.resolve(works);
  };
  store.set(servicesAtom, { ...services, storageUsage: { ...services.storageUsage, clear } });
  expect(await store.set(clearStoreAtom, { kind, name })).toBe(works);
  return names;
}

it('with the engines goes the note that one of them is here', async () => {
  expect(await cleared('cache', 'roast-me-models')).toEqual(['roast-me-models', ENGINE_KEY]);
});

it('a note stays while its engine does', async () => {
  expect(await cleared('cache', 'roast-me-models', false)).toEqual(['roast-me-models']);
  expect(await cleared('cache', 'roast-me-extras')).toEqual(['roast-me-extras']);
  expect(await cleared('localStorage', 'roast-me-settings')).toEqual(['roast-me-settings']);
});

/** Names of ours under which nothing is stored. */
const NO_STORES = new Set([
  // Web Locks
  'roast-me-sync',
  'roast-me-carry-over',
  'roast-me-unsaved',
  // the tag of a notification, and the message when one is tapped
  'roast-me-notification',
  'roast-me-open',
  // written, read and deleted within one press of a button on the page /storage-test
  'roast-me-storage-test',
]);
/** The list itself, and the stage of the tests, which no visitor gets. */
const NO_SOURCES = [join('state', 'privacy', 'stores.ts'), join('app', 'headless')];

function sources(dir: string): readonly (readonly [path: string, text: string])[] {
  return readdirSync(inRoot(dir), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx)$/.test(path) && !NO_SOURCES.some((skip) => path.startsWith(skip)))
    .map((path) => [path, readFileSync(inRoot(dir, path), 'utf8')] as const);
}

const src = sources('src');

/** Every name of ours that stands in the code, put together where it is made of parts. */
function namesInCode(): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, text] of src) {
    for (const [, name = ''] of text.matchAll(/['"`](roast-me-[\w-]*\w|notificationPreferences)['"`]/g))
      names.add(name);
    if (text.includes('`${SESSION_KEY}-code-verifier`')) names.add('roast-me-auth-code-verifier');
    // Workbox puts the name of its cache together.
    if (text.includes("PREFIX = 'roast-me'") && text.includes("SHELL = 'app'")) names.add('roast-me-app');
  }
  for (const name of NO_STORES) names.delete(name);
  return names;
}

const MIGRATIONS = readdirSync(inRoot('supabase', 'migrations')).map((file) =>
  readFileSync(inRoot('supabase', 'migrations', file), 'utf8'),
);

/** The columns of a table but for its owner, whom every row has. */
function columnsOf(table: string): ReadonlySet<string> {
  const name = table.replace('.', '\\.');
  const made = MIGRATIONS.flatMap((text) => {
    const [, body = ''] =
      new RegExp(`create table ${name} \\(([^]*?)\\n\\)(?: partition by[^;]*)?;`).exec(text) ?? [];
    return [...body.matchAll(/^ {2}(\w+) (?!key)/gm)].map(([, column = '']) => column);
  });
  const added = MIGRATIONS.flatMap((text) =>
    [...text.matchAll(new RegExp(`alter table ${name}[^;]*?add column (\\w+)`, 'g'))].map(
      ([, column = '']) => column,
    ),
  );
  return new Set([...made, ...added].filter((column) => column !== 'user_id'));
}

/** What the page says of each column. */
const COLUMNS: Readonly<
  Record<string, Readonly<Record<string, readonly [english: string, japanese: string]>>>
> = {
  'public.profiles': {
    language: ['language', '言語'],
    onboarding_completed: ['first questions', 'はじめの案内'],
    age_range: ['age range', '年代'],
    gender: ['gender', '性別'],
    main_concern: ['concern', '気になること'],
    display_name: ['display name', '呼び名'],
    skincare_level: ['skincare level', 'スキンケアの経験'],
    interest: ['what brought you here', '使うきっかけ'],
    roast_style: ['roast style', '火加減'],
    bio: ['bio', '自己紹介'],
    birth_date: ['birth date', '生年月日'],
    email: ['e‑mail', 'メールアドレス'],
    notifications: ['notifications', '通知'],
    email_updates: ['updates', 'お知らせ'],
    sound_effects: ['sound', '効果音'],
    privacy: ['who may see it', '公開範囲'],
    created_at: ['when it was made', '作った日時'],
    updated_at: ['last changed', '最後に変えた日時'],
  },
  'public.analysis_tombstones': {
    id: ['random number', '番号'],
    deleted_at: ['when it was deleted', '消した日時'],
  },
  'public.subscriptions': {
    status: ['free or premium', '無料かプレミアム'],
    plan: ['monthly or yearly', '月額か年額'],
    premium_until: ['until when', 'いつまで'],
    updated_at: ['last changed', '最後に変わった日時'],
  },
  'public.purchased_analyses': {
    analysis_id: ['which analyses', 'どの記録'],
    purchased_at: ['when', 'いつ'],
  },
  'private.user_quota': {
    slot: ['the day', '日付'],
    day: ['the day', '日付'],
    used: ['how many', '回数'],
    exported: ['how often you downloaded', '書き出した回数'],
  },
  'private.laugh_givers': { week: ['which week', 'その週'] },
  'private.laugh_counts': {
    week: ['week', '週'],
    lang: ['language', '言語'],
    style: ['style', '火加減'],
    line: ['line', 'ひとこと'],
    laughed: ['how many laughed', '笑った人の数'],
    not_mine: ['not their humour', '好みじゃないと答えた人の数'],
  },
  'public.push_subscriptions': {
    id: ['a random number', 'ランダムな番号'],
    session_id: ['that of the sign-in', 'ログインの番号'],
    endpoint: ['address', '宛先'],
    p256dh: ['keys', '鍵'],
    auth: ['keys', '鍵'],
    language: ['language', '言語'],
    zone: ['time zone', '時間帯'],
    hour: ['hour', '時刻'],
    done_on: ['last day that is done', '済んだ最後の日'],
    not_before: ['until when to wait', '待つ期限'],
    seen_at: ['last opened', '最後にアプリを開いた日時'],
  },
};

describe('the list of stores', () => {
  it('names exactly what the code stores on the device', () => {
    expect(DEVICE_STORES.map(({ name }) => name).sort()).toEqual([...namesInCode()].sort());
  });

  it('names every column of a history row: those that a person may write are its fields', () => {
    const columns = new Set(ROW_TOPICS.flatMap(({ at }) => at.map((place) => place.split('.')[0] ?? '')));
    const table = readFileSync(inRoot('supabase', 'migrations', '20260101000200_analyses.sql'), 'utf8');
    const [, granted = ''] = /grant insert \(([^)]*)\)\s+on public\.analyses/.exec(table) ?? [];
    const dropped = new Set(['engine', 'lang']);
    expect(
      granted
        .split(', ')
        .filter((column) => !dropped.has(column))
        .sort(),
    ).toEqual([...columns].sort());
  });

  it('names exactly the tables of the migrations, the accounts, and what Realtime keeps', () => {
    const tables = readdirSync(inRoot('supabase', 'migrations')).flatMap((file) =>
      [
        ...readFileSync(inRoot('supabase', 'migrations', file), 'utf8').matchAll(
          /create table (?:if not exists )?((?:public|private)\.\w+)/gi,
        ),
      ].map((match) => match[1]),
    );
    expect(tables.length).toBeGreaterThan(0);
    expect(new Set<string | undefined>(CLOUD_STORES.map(({ table }) => table))).toEqual(
      // A bucket is made by a row: its files are rows of the service's own table.
      new Set(['auth.users', 'realtime.messages', 'storage.objects', ...tables]),
    );
  });

  it.each(Object.entries(COLUMNS))('says in both languages every column of %s', (table, columns) => {
    const stored = columnsOf(table);
    expect(Object.keys(columns).sort()).toEqual([...stored].sort());
    const key = CLOUD_STORES.find((store) => store.table === table)?.key ?? 'budget';
    for (const [english, japanese] of Object.values(columns)) {
      expect(en.privacyPage.cloud[key].what.toLowerCase()).toContain(english);
      expect(ja.privacyPage.cloud[key].what).toContain(japanese);
    }
  });

  it('says how long the server goes on reminding', () => {
    expect(MIGRATIONS.join('\n')).toContain(`p_now - interval '${PUSH_DAYS} days'`);
  });

  it.each([
    ['en', en],
    ['ja', ja],
  ] as const)(
    'says of every store what is in it and for how long: %s',
    (_language, { privacyPage, profile }) => {
      expect(Object.keys(privacyPage.device).sort()).toEqual(DEVICE_STORES.map(({ key }) => key).sort());
      expect(Object.keys(privacyPage.cloud).sort()).toEqual(CLOUD_STORES.map(({ key }) => key).sort());
      const { title: _title, ...row } = privacyPage.row;
      expect(Object.keys(row).sort()).toEqual(ROW_TOPICS.map(({ key }) => key).sort());
      for (const { key } of DEVICE_STORES) expect(Object.keys(profile.stored.names)).toContain(key);
    },
  );
});
