import { expect, it } from 'vitest';
import { optionsOf } from '#domain/notifications/rules.ts';
import { reminderMessage } from '#functions/push/message.ts';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { optionsOfPush, readPush } from '#service-worker/push.ts';

const ORIGIN = 'https://roast.example';
const PLAIN = { title: 'Roast Me', body: '', lang: '', tag: 'daily-reminder', path: '/camera' };

it.each([
  ['en', en],
  ['ja', ja],
] as const)('shows what the server says, which is what the phone says itself: %s', (lang, words) => {
  const { title, body } = words.notifications.notes.daily_reminder;
  const pushed = readPush(JSON.stringify(reminderMessage(lang, ORIGIN)), ORIGIN);
  expect(pushed.title).toBe(title);
  expect(optionsOfPush(pushed)).toEqual(
    optionsOf({ type: 'daily_reminder', lang, title, body, path: '/camera' }),
  );
});

it('speaks English where the language has no words', () => {
  expect(reminderMessage('constructor', ORIGIN).notification.lang).toBe('en');
  expect(reminderMessage('fr', ORIGIN).notification.lang).toBe('en');
});

it.each([
  null,
  '',
  'text',
  '7',
  'null',
  '[]',
  '{}',
  '{"web_push":8030}',
  '{"web_push":8031,"notification":{"title":"T"}}',
  '{"web_push":8030,"notification":{"title":7}}',
  '{"web_push":8030,"notification":{"title":""}}',
  '{"web_push":8030,"notification":"T"}',
])('shows the plainest for %j: nothing at all would cost the right to show', (message) => {
  expect(readPush(message, ORIGIN)).toEqual(PLAIN);
});

it.each([
  ['https://roast.example/history?a=1', '/history?a=1'],
  ['/profile', '/profile'],
  ['https://evil.example/x', '/camera'],
  ['//evil.example/x', '/camera'],
  ['javascript:alert(1)', '/camera'],
  ['http://roast.example/x', '/camera'],
  [7, '/camera'],
])('leads from %j to %s', (navigate, path) => {
  const message = { web_push: 8030, notification: { title: 'T', navigate } };
  expect(readPush(JSON.stringify(message), ORIGIN).path).toBe(path);
});
