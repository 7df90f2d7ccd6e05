/**
 * What the e-mails about an account say, in all languages in one, because the server does not know which the
 * reader speaks. For the local mailbox and, by `npm run lab -- mail-templates`, for a hosted project, which has not
 * all of them (docs/embedded-backend.md).
 */
import { LANGS, type Lang } from '#functions/vocabulary.ts';

interface MailWords extends Readonly<Record<Lang, string>> {
  readonly subject: Readonly<Record<Lang, string>>;
}

/** What the page behind such a link says, which takes a tap before anything is spent. */
export const LINK_PAGE: Readonly<Record<Lang, { readonly lead: string; readonly go: string }>> = {
  en: {
    lead: 'Tap the button to go on in the app. If you did not ask for this, just close the page.',
    go: 'Continue to the app',
  },
  ja: {
    lead: 'ボタンを押すと、アプリに進みます。心当たりがなければ、このページを閉じてください。',
    go: 'アプリに進む',
  },
};

/** What leads on, where a mail has a link: the local ones alone (lab/mail-templates). */
export const LINK_WORDS = 'Or open this link · またはこのリンクを開く';

export const MAIL_WORDS = {
  signup: {
    subject: { en: 'Confirm your e-mail address', ja: 'メールアドレスの確認' },
    en: 'Welcome to Roast Me. Enter this code in the app. If this was not you, do nothing.',
    ja: 'Roast Meへようこそ。アプリにこのコードを入力してください。心当たりがなければ、何もしないでください。',
  },
  signup_again: {
    subject: { en: 'Confirm your e-mail address', ja: 'メールアドレスの確認' },
    en: 'Enter this code in the app. Somebody signed up with this address before, with another password, so neither counts: you can choose yours in the app, under Profile. If this was not you, do nothing.',
    ja: 'アプリにこのコードを入力してください。このアドレスでは、以前に別のパスワードで登録の操作があったため、どちらのパスワードも使えません。ログイン後、アプリの「プロフィール」からパスワードを設定できます。心当たりがなければ、何もしないでください。',
  },
  account_exists: {
    subject: { en: 'You already have an account', ja: 'アカウントは登録済みです' },
    en: 'Somebody wanted to sign up with this address, but it already has an account. If it was you, enter this code in the app: it signs you in. Your password has not changed. If not, there is nothing to do.',
    ja: 'このアドレスで新規登録の操作がありましたが、すでにアカウントがあります。ご本人の場合は、アプリにこのコードを入力するとログインできます。パスワードはこれまでのままです。心当たりがなければ、何もする必要はありません。',
  },
  account_exists_google: {
    subject: { en: 'You already have an account', ja: 'アカウントは登録済みです' },
    en: 'Somebody wanted to sign up with this address, but it already has an account, which signs in with Google. If it was you, choose “Continue with Google” in the app, or enter this code there: it signs you in. If not, there is nothing to do.',
    ja: 'このアドレスで新規登録の操作がありましたが、Googleでログインするアカウントがすでにあります。ご本人の場合は、アプリで「Googleで続ける」を選ぶか、このコードを入力するとログインできます。心当たりがなければ、何もする必要はありません。',
  },
  magiclink: {
    subject: { en: 'Your sign-in code', ja: 'ログインコード' },
    en: 'Enter this code in the app. It works once, for an hour.',
    ja: 'アプリにこのコードを入力してください。1時間以内に1回だけ使えます。',
  },
  recovery: {
    subject: { en: 'Choose a new password', ja: 'パスワードの再設定' },
    en: 'Enter this code in the app, where you asked for a new password.',
    ja: 'パスワードの再設定を申し込んだ画面に、このコードを入力してください。',
  },
  email_change: {
    subject: { en: 'Confirm your new address', ja: 'メールアドレス変更の確認' },
    en: 'Enter this code in the app. The address of the account changes once its old and its new address have both said yes. If this was not you, do nothing, and nothing will change.',
    ja: 'アプリにこのコードを入力してください。現在のアドレスと新しいアドレスの両方で確認が済むと、アドレスが変わります。心当たりがなければ、何もしないでください。アドレスはそのままです。',
  },
  reauthentication: {
    subject: { en: 'Your code for a new password', ja: 'パスワード変更の確認コード' },
    en: 'Enter this code in the app, where you are changing your password. If this was not you, tell nobody the code, and sign out your other devices in the app.',
    ja: 'パスワードを変更している画面に、このコードを入力してください。心当たりがなければ、コードを誰にも教えず、アプリでほかの端末をログアウトしてください。',
  },
  password_changed: {
    subject: { en: 'Your password was changed', ja: 'パスワードが変更されました' },
    en: 'The password of your account was just changed, and all other devices were signed out. If this was not you, choose a new one with “Forgot your password?” in the app.',
    ja: 'アカウントのパスワードが変更され、ほかの端末はすべてログアウトされました。心当たりがなければ、アプリの「パスワードをお忘れですか？」から再設定してください。',
  },
  passkey_added: {
    subject: { en: 'A passkey was added', ja: 'パスキーが追加されました' },
    en: 'A new passkey opens your account from now on. If this was not you, remove it in the app, under Profile → Account, and change your password.',
    ja: 'アカウントに新しいパスキーが追加され、ログインに使えるようになりました。心当たりがなければ、アプリの「プロフィール」の「アカウント」でそのパスキーを削除し、パスワードを変更してください。',
  },
  email_changed: {
    subject: { en: 'The address was changed', ja: 'メールアドレスが変更されました' },
    en: 'Your account has another e-mail address now, and this one no longer signs in. All other devices were signed out.',
    ja: 'アカウントのメールアドレスが変更され、このアドレスではログインできなくなりました。ほかの端末はすべてログアウトされました。',
  },
  second_step_added: {
    subject: { en: 'An authenticator was added', ja: '認証アプリが追加されました' },
    en: 'An authenticator app was added to your account: signing in asks for a code of it now. Devices that had not given one were signed out. If this was not you, somebody knows your password or reads your e-mail: change the password of your mailbox at once, and tell whoever runs this app.',
    ja: 'アカウントに認証アプリが追加され、ログイン時にそのコードが必要になりました。コードを入力していない端末はログアウトされました。心当たりがなければ、パスワードやメールがほかの人に知られているおそれがあります。すぐにメールのパスワードを変更し、このアプリの運営者にお知らせください。',
  },
  second_step_removed: {
    subject: { en: 'An authenticator was removed', ja: '認証アプリが解除されました' },
    en: 'An authenticator was removed from your account: its codes no longer count. If this was not you, choose a new password in the app at once.',
    ja: 'アカウントから認証アプリが1つ解除されました。そのアプリのコードは、もう使えません。心当たりがなければ、すぐにアプリでパスワードを変更してください。',
  },
  address_taken: {
    subject: { en: 'This address already has an account', ja: 'このアドレスは登録済みです' },
    en: 'Somebody wanted to move their account to this address, but it already has one. Nothing has changed. If it was you, sign in with this address. If not, there is nothing to do.',
    ja: 'アカウントのメールアドレスをこのアドレスに変更する操作がありましたが、このアドレスはすでに登録されているため、何も変更されていません。ご本人の場合は、このアドレスでログインしてください。心当たりがなければ、何もする必要はありません。',
  },
} as const satisfies Readonly<Record<string, MailWords>>;

export type MailKind = keyof typeof MAIL_WORDS | 'email_change_current';

export interface MailText {
  readonly subject: string;
  /** One a language, English first. */
  readonly paragraphs: readonly { readonly lang: Lang; readonly text: string }[];
}

const ORDER: readonly Lang[] = ['en', ...LANGS.filter((lang) => lang !== 'en')];

/** Both halves of a change of address say the same. */
const wordsOf = (kind: MailKind): MailWords =>
  MAIL_WORDS[kind === 'email_change_current' ? 'email_change' : kind];

/** What the page behind an e-mail's link is about, in the language of its reader. */
export const subjectIn = (kind: MailKind, lang: Lang): string => wordsOf(kind).subject[lang];

export function mailText(kind: MailKind): MailText {
  const words = wordsOf(kind);
  const subject = ORDER.map((lang) => words.subject[lang]).join(' · ');
  return { subject, paragraphs: ORDER.map((lang) => ({ lang, text: words[lang] })) };
}
