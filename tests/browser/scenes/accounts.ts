/** Sign in, sign up, code, recovery: with accounts and without, right and wrong. */
import { CODE } from '#app/headless/fake-auth.ts';
import { atStep } from '#tests/browser/support/first-run.ts';
import { SIGN_IN } from '#ui/places.ts';
import { focusByKey, press, sees, STRANGER, type Scene } from './scene.ts';

const EMAIL = 'aki@example.org';
const accounts = () => ({ user: null });

export const ACCOUNT_SCENES: readonly Scene[] = [
  {
    path: '/login',
    who: STRANGER,
    stage: accounts,
    takes: [{ name: 'login' }],
  },
  {
    path: SIGN_IN,
    who: STRANGER,
    stage: accounts,
    takes: [
      { name: 'login-ways' },
      {
        name: 'login-missing',
        act: async (page, { account }) => {
          await press(page, account.login.submit);
          await sees(page, account.fields.passwordRequired);
        },
      },
      {
        name: 'focus-form',
        fold: true,
        act: (page, { account }) => focusByKey(page, page.getByLabel(account.email)),
      },
      {
        name: 'login-passkey-cancelled',
        act: async (page, { account, passkeys }) => {
          await press(page, passkeys.signIn);
          await sees(page, account.errors['passkey-cancelled']);
        },
      },
      {
        name: 'login-wrong',
        act: async (page, { account }) => {
          await page.getByLabel(account.email).fill(EMAIL);
          await page.getByLabel(account.password, { exact: true }).fill('not this one');
          await press(page, account.login.submit);
          await sees(page, account.errors['invalid-credentials']);
        },
      },
    ],
  },
  {
    path: SIGN_IN,
    who: STRANGER,
    stage: accounts,
    takes: [
      {
        name: 'login-google',
        act: async (page, { account }) => {
          await press(page, account.google);
          await page.getByLabel(account.signup.terms).waitFor();
        },
      },
    ],
  },
  { path: '/login', who: STRANGER, takes: [{ name: 'login-no-accounts' }] },
  { path: '/login', who: atStep('promise'), stage: accounts, takes: [{ name: 'login-age-first' }] },
  {
    path: '/signup',
    who: STRANGER,
    stage: accounts,
    takes: [
      { name: 'signup' },
      {
        name: 'signup-missing',
        act: async (page, { account }) => {
          await page.getByLabel(account.email).fill(EMAIL);
          await page.getByLabel(account.newPassword, { exact: true }).fill('short');
          await press(page, account.signup.submit);
          await sees(page, account.fields.termsRequired);
        },
      },
      {
        name: 'signup-filled',
        act: async (page, { account }) => {
          await page.getByLabel(account.newPassword, { exact: true }).fill('correct horse battery');
          await page.getByLabel(account.signup.terms).check();
        },
      },
      {
        name: 'code-sign-up',
        act: async (page, { account }) => {
          await press(page, account.signup.submit);
          await page.getByLabel(account.code.label).waitFor();
        },
      },
      {
        name: 'login-code-waits',
        act: async (page, { account }) => {
          await page.getByRole('link', { name: account.backToLogin }).click();
          await page.getByRole('link', { name: account.code.enter }).waitFor();
        },
      },
    ],
  },
  { path: '/signup', who: STRANGER, takes: [{ name: 'signup-no-accounts' }] },
  { path: '/auth/code?new', who: STRANGER, stage: accounts, takes: [{ name: 'code-new' }] },
  {
    path: '/auth/code',
    who: STRANGER,
    stage: accounts,
    takes: [
      { name: 'code-ask' },
      {
        name: 'code-wrong',
        act: async (page, { account }) => {
          await page.getByLabel(account.email).fill(EMAIL);
          await press(page, account.code.send);
          await page.getByLabel(account.code.label).fill('000000');
          await press(page, account.code.submit);
          await sees(page, account.errors['code-invalid']);
        },
      },
    ],
  },
  {
    path: '/auth/recover',
    who: STRANGER,
    stage: accounts,
    takes: [
      { name: 'recover' },
      {
        name: 'new-password',
        act: async (page, { account }) => {
          await page.getByLabel(account.email).fill(EMAIL);
          await press(page, account.recover.submit);
          await page.getByLabel(account.code.label).fill(CODE);
          await press(page, account.code.submit);
          await page.getByLabel(account.newPassword, { exact: true }).waitFor();
        },
      },
    ],
  },
  {
    path: '/auth/second-step',
    who: STRANGER,
    stage: () => ({ user: null, secondStep: true }),
    takes: [
      { name: 'second-step' },
      {
        name: 'second-step-wrong',
        act: async (page, { account, secondStep }) => {
          await page.getByLabel(secondStep.step.label).fill('000000');
          await press(page, secondStep.step.submit);
          await sees(page, account.errors['authenticator-wrong']);
        },
      },
    ],
  },
  { path: '/auth/new-password', who: STRANGER, takes: [{ name: 'new-password-no-accounts' }] },
  {
    path: '/auth/callback?error=access_denied',
    who: STRANGER,
    stage: accounts,
    ready: '[role="alert"]',
    takes: [{ name: 'callback-failed' }],
  },
];
