/** Profile, premium, payment and what is coming soon: as guest, free and premium. */
import type { Page } from 'playwright';
import type { Lang } from '#functions/vocabulary.ts';
import { CODE, PASSWORD } from '#app/headless/fake-auth.ts';
import type { StagedCloud } from '#app/headless/stage.ts';
import { IPHONE_KEY, offerInstall, onIphone } from '#tests/browser/support/install-offer.ts';
import { WAKES_KEY, wakesForReminders } from '#tests/browser/support/reminders.ts';
import { ANA, seedHistory } from '#tests/browser/support/stage-data.ts';
import { idOf } from './history.ts';
import { DONE } from '#tests/browser/support/visit.ts';
import { press, sees, STRANGER, type Scene, type Words } from './scene.ts';

const free = (language: Lang) => ({ user: ANA, entries: seedHistory(language) });
const premium = (language: Lang) => ({ ...free(language), premium: true });

const synced =
  (cloud: StagedCloud = {}) =>
  (language: Lang) => ({ ...free(language), cloud });

/** Signing out is asked for, and what it would take is said. */
const askToSignOut = (page: Page, { profile }: Words) => press(page, profile.account.signOut);

/** What the phone holds has been measured, which takes a moment. */
const MEASURED = '[data-stored="now"] [data-store]';

export const PROFILE_SCENES: readonly Scene[] = [
  { path: '/profile', takes: [{ name: 'profile-guest' }] },
  { path: '/profile/data', ready: MEASURED, takes: [{ name: 'profile-data-guest' }] },
  { path: '/profile/account', takes: [{ name: 'profile-account-alone' }] },
  {
    path: '/profile/account',
    stage: () => ({ user: null }),
    takes: [{ name: 'profile-account-guest' }],
  },
  {
    path: '/profile/settings',
    takes: [
      { name: 'profile-settings-guest' },
      {
        name: 'install-banner',
        fold: true,
        act: async (page) => {
          await offerInstall(page);
          await page.getByRole('complementary').waitFor();
        },
      },
      {
        name: 'install-steps',
        fold: true,
        act: async (page, { install }) => {
          await press(page, install.banner.add);
          await page.getByRole('dialog').waitFor();
        },
      },
    ],
  },
  {
    path: '/profile/settings',
    takes: [
      {
        name: 'install-unsupported',
        fold: true,
        act: async (page, { install }) => {
          await press(page, install.card.action);
          await page.getByRole('dialog').waitFor();
        },
      },
    ],
  },
  {
    path: '/profile/settings',
    entries: () => ({ [IPHONE_KEY]: 'yes' }),
    prepare: onIphone,
    takes: [
      {
        name: 'install-iphone',
        fold: true,
        act: async (page, { install }) => {
          await press(page, install.card.action);
          await page.getByRole('dialog').waitFor();
        },
      },
    ],
  },
  {
    path: '/profile/settings',
    entries: () => ({ [WAKES_KEY]: 'yes' }),
    prepare: wakesForReminders,
    takes: [
      {
        name: 'profile-notifications',
        act: async (page, { notifications }) => {
          await page.getByRole('switch', { name: notifications.switch }).check({ force: true });
          await page.locator('[data-reach]').waitFor();
        },
      },
    ],
  },
  {
    path: '/profile/settings',
    who: STRANGER,
    stage: synced(),
    entries: () => ({ [WAKES_KEY]: 'yes' }),
    prepare: wakesForReminders,
    takes: [
      {
        name: 'profile-push',
        act: async (page, { notifications }) => {
          await page.getByRole('switch', { name: notifications.switch }).check({ force: true });
          await page.getByRole('switch', { name: notifications.push.switch }).click({ force: true });
          await page.locator('[data-reach="exact"]').waitFor();
        },
      },
    ],
  },
  { path: '/profile', who: STRANGER, stage: free, takes: [{ name: 'profile' }] },
  { path: '/profile/settings', who: STRANGER, stage: free, takes: [{ name: 'profile-settings' }] },
  {
    path: '/profile/data',
    ready: MEASURED,
    who: STRANGER,
    stage: free,
    takes: [
      { name: 'profile-data' },
      {
        name: 'profile-clear',
        act: (page) => page.locator('[data-store="roast-me-history"]').getByRole('button').click(),
      },
      {
        name: 'profile-data-could-be',
        act: async (page, { profile }) => {
          await press(page, profile.stored.no);
          await page.locator('main summary').click();
        },
      },
    ],
  },
  {
    path: '/profile/account',
    who: STRANGER,
    stage: free,
    takes: [
      { name: 'profile-account' },
      {
        name: 'profile-delete',
        act: async (page, { profile }) => {
          await press(page, profile.remove.open);
          await press(page, profile.remove.yes);
          await sees(page, profile.remove.title);
        },
      },
    ],
  },
  {
    path: '/profile/account',
    who: STRANGER,
    stage: free,
    takes: [
      {
        name: 'profile-authenticator-name',
        act: async (page, { secondStep }) => {
          await press(page, secondStep.add);
          await page.getByLabel(secondStep.name).waitFor();
        },
      },
      {
        name: 'profile-authenticator-scan',
        act: async (page, { secondStep }) => {
          await press(page, secondStep.continue);
          await page.getByLabel(secondStep.first).waitFor();
        },
      },
      {
        name: 'profile-authenticator-on',
        act: async (page, { secondStep }) => {
          await page.getByLabel(secondStep.first).fill(CODE);
          await press(page, secondStep.turnOn);
          await sees(page, secondStep.done);
        },
      },
      {
        name: 'profile-authenticator-remove',
        act: async (page, { secondStep }) => {
          await page
            .getByRole('button', { name: secondStep.removeNamed.replace('{{name}}', 'Phone') })
            .click();
          await page.getByLabel(secondStep.proofOwn.replace('{{name}}', 'Phone')).waitFor();
        },
      },
      {
        name: 'profile-way-in-unlink',
        act: async (page, { secondStep }) => {
          await page.getByRole('button', { name: secondStep.ways.unlink }).click();
          await sees(page, secondStep.ways.question);
        },
      },
    ],
  },
  {
    path: '/profile/account',
    who: STRANGER,
    stage: free,
    takes: [
      {
        name: 'profile-authenticator-proof',
        act: async (page, { account, secondStep }) => {
          await press(page, secondStep.add);
          // So the stage is told what to answer.
          await page.getByLabel(secondStep.name).fill('fail-code-wanted@');
          await press(page, secondStep.continue);
          await sees(page, account.errors['code-wanted']);
        },
      },
      {
        name: 'profile-authenticator-proof-code',
        act: async (page, { account }) => {
          await press(page, account.code.send);
          await page.getByLabel(account.code.label).waitFor();
        },
      },
    ],
  },
  {
    path: '/profile/account',
    who: STRANGER,
    stage: (language) => ({ ...free(language), deletes: false }),
    takes: [
      {
        name: 'profile-delete-failed',
        act: async (page, { profile }) => {
          const { open, type, word, yes, failed } = profile.remove;
          await press(page, open);
          await page.getByLabel(type.replace('{{word}}', word)).fill(word);
          await press(page, yes);
          await sees(page, failed);
        },
      },
    ],
  },
  {
    path: '/profile/account',
    who: STRANGER,
    stage: free,
    takes: [
      {
        name: 'profile-address',
        act: (page, { safety }) => press(page, safety.changeAddress),
      },
      {
        name: 'profile-address-codes',
        act: async (page, { account, safety }) => {
          await page.getByLabel(safety.newAddress).fill('aki@example.org');
          await press(page, safety.sendCodes);
          await press(page, account.code.submit);
          await sees(page, account.fields.codeInvalid);
        },
      },
      {
        name: 'profile-passkey-name',
        act: async (page, { passkeys }) => {
          await press(page, passkeys.renameNamed.replace('{{name}}', passkeys.unnamed));
          await press(page, passkeys.save);
          await sees(page, passkeys.nameRequired);
        },
      },
      {
        name: 'profile-passkey-remove',
        act: (page, { passkeys }) => press(page, passkeys.removeNamed.replace('{{name}}', 'iCloud Keychain')),
      },
      {
        name: 'profile-device-ended',
        act: async (page, { safety }) => {
          await page.getByText(safety.devices.end, { exact: true }).first().click();
          await sees(page, safety.devices.ended);
        },
      },
      {
        name: 'profile-others-signed-out',
        act: async (page, { sync }) => {
          await press(page, sync.signOut.others);
          await sees(page, sync.signOut.othersDone);
        },
      },
      {
        name: 'profile-password',
        act: (page, { safety }) => press(page, safety.changePassword),
      },
      {
        name: 'profile-password-wrong',
        act: async (page, { account }) => {
          await page.getByLabel(account.currentPassword, { exact: true }).fill('not this one');
          await page.getByLabel(account.newPassword, { exact: true }).fill('correct horse battery');
          await press(page, account.replace.submit);
          await sees(page, account.errors['password-wrong']);
        },
      },
      {
        name: 'profile-password-changed',
        act: async (page, { account, safety }) => {
          await page.getByLabel(account.currentPassword, { exact: true }).fill(PASSWORD);
          await press(page, account.replace.submit);
          await sees(page, safety.passwordChanged);
        },
      },
    ],
  },
  {
    path: '/profile/account',
    who: STRANGER,
    stage: synced(),
    ready: '[data-sync="done"]',
    takes: [{ name: 'profile-account-synced' }],
  },
  {
    path: '/profile/account',
    who: STRANGER,
    stage: synced({ busy: true }),
    ready: '[data-sync="busy"]',
    takes: [{ name: 'profile-account-syncing' }],
  },
  {
    path: '/profile/account',
    who: STRANGER,
    stage: synced({ waiting: [idOf(1), idOf(2)] }),
    ready: '[data-sync="waiting"]',
    takes: [{ name: 'profile-account-waiting' }, { name: 'sign-out-waiting', act: askToSignOut }],
  },
  {
    path: '/profile/account',
    who: STRANGER,
    stage: synced({ waiting: [idOf(1), idOf(2)], profileWaits: true }),
    ready: '[data-sync="waiting"]',
    takes: [{ name: 'sign-out-profile', act: askToSignOut }],
  },
  {
    path: '/profile/account',
    who: STRANGER,
    stage: synced({ refused: [idOf(3)] }),
    ready: '[data-sync="done"]',
    takes: [{ name: 'profile-account-refused' }, { name: 'sign-out-refused', act: askToSignOut }],
  },
  {
    path: '/profile/data',
    ready: MEASURED,
    who: STRANGER,
    stage: synced(),
    takes: [
      {
        name: 'profile-export-failed',
        act: async (page, { privacyPage, profile }) => {
          await press(page, privacyPage.own.accountExport);
          await sees(page, profile.account.exportFailed);
        },
      },
    ],
  },
  { path: '/profile', who: STRANGER, stage: premium, takes: [{ name: 'profile-premium' }] },
  { path: '/profile/edit', takes: [{ name: 'profile-edit-guest' }] },
  {
    path: '/profile/edit',
    who: STRANGER,
    stage: free,
    takes: [
      { name: 'profile-edit' },
      {
        name: 'profile-edit-wrong',
        act: async (page, { profile }) => {
          await page.getByLabel(profile.form.name).fill('');
          await page.locator('input[name=email]').fill('nobody');
          await page.locator('input[name=birthDate]').fill('2024-01-01');
          await press(page, profile.form.save);
          await sees(page, profile.form.errors['birth-young']);
        },
      },
    ],
  },
  {
    path: '/profile/edit',
    who: { ...STRANGER, onboarding: { ...DONE, keptHere: 'interest' } },
    stage: synced(),
    takes: [
      {
        name: 'profile-edit-saved',
        act: async (page, { profile, sync }) => {
          await page.getByLabel(profile.form.name).fill('Ana');
          await press(page, profile.form.save);
          await sees(page, sync.profile.saved);
        },
      },
    ],
  },
  { path: '/premium', takes: [{ name: 'premium-alone' }] },
  {
    path: '/premium',
    who: STRANGER,
    stage: free,
    takes: [
      { name: 'premium' },
      {
        name: 'premium-tell',
        act: (page, words) => page.getByLabel(words.premium.tell).check({ force: true }),
      },
    ],
  },
  { path: '/premium', who: STRANGER, stage: premium, takes: [{ name: 'premium-already' }] },
  { path: '/licences', takes: [{ name: 'licences' }] },
  {
    path: '/licences',
    prepare: (page) => page.route('**/licences.json', (route) => route.abort()),
    takes: [{ name: 'licences-missing' }],
  },
  { path: '/privacy', takes: [{ name: 'privacy' }] },
  {
    path: '/privacy',
    who: STRANGER,
    stage: synced(),
    takes: [
      { name: 'privacy-account' },
      {
        name: 'privacy-deleted',
        act: async (page, { profile, privacyPage }) => {
          const { open, type, word, yes } = profile.remove;
          await press(page, open);
          await page.getByLabel(type.replace('{{word}}', word)).fill(word);
          await press(page, yes);
          await sees(page, privacyPage.own.done.account);
        },
      },
    ],
  },
  { path: '/payment-success', takes: [{ name: 'payment-success' }] },
  { path: '/payment-cancel', takes: [{ name: 'payment-cancel' }] },
  { path: '/payment-complete', takes: [{ name: 'payment-complete' }] },
  { path: '/routine', takes: [{ name: 'routine' }] },
  {
    path: '/adviser',
    takes: [{ name: 'adviser' }],
  },
];
