/** Profile, premium, payment and what is coming soon: as guest, free and premium. */
import type { Lang } from '#functions/vocabulary.ts';
import { ANA, seedHistory } from '#tests/browser/support/stage-data.ts';
import { offerInstall } from '#tests/browser/support/install-offer.ts';
import { press, sees, STRANGER, type Scene } from '../scene.ts';

const free = (language: Lang) => ({ user: ANA, entries: seedHistory(language) });
const premium = (language: Lang) => ({ ...free(language), premium: true });

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
  { path: '/privacy', takes: [{ name: 'privacy' }] },
  {
    path: '/privacy',
    who: STRANGER,
    stage: free,
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
    takes: [{ name: 'adviser', act: (page, { soon }) => page.getByLabel(soon.tell).check({ force: true }) }],
  },
];
