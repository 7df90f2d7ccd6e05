/** E-mails of the embedded backend: kept in the database, shown at /dev/mailbox, sent to nobody. */
import type { Queries, Row } from '../database/open.ts';

export type MailKind = 'signup' | 'magiclink' | 'recovery' | 'email_change';

export interface Mail extends Row {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly link: string;
  readonly code: string;
  readonly sent_at: Date;
}

interface Words {
  readonly subject: string;
  readonly body: string;
}

/** Both languages in one: the backend does not know which the reader speaks. */
const WORDS: Readonly<Record<MailKind, Words>> = {
  signup: {
    subject: 'Confirm your e-mail address · メールアドレスの確認',
    body: 'Welcome to Roast Me. Enter this code in the app or open the link.\nRoast Meへようこそ。アプリにこのコードを入力するか、リンクを開いてください。',
  },
  magiclink: {
    subject: 'Your sign-in code · ログインコード',
    body: 'Enter this code in the app or open the link. It works once, for an hour.\nアプリにこのコードを入力するか、リンクを開いてください。1時間以内に1回だけ使えます。',
  },
  recovery: {
    subject: 'Choose a new password · パスワードの再設定',
    body: 'Open the link in the browser in which you asked for it, or enter the code.\n再設定を申し込んだブラウザでリンクを開くか、コードを入力してください。',
  },
  email_change: {
    subject: 'Confirm your new address · 新しいメールアドレスの確認',
    body: 'Open the link or enter the code, and this address is yours.\nリンクを開くかコードを入力すると、このアドレスに変更されます。',
  },
};

const KEPT = 50;

export async function keepMail(
  queries: Queries,
  mail: { readonly kind: MailKind; readonly to: string; readonly link: string; readonly code: string },
): Promise<void> {
  const { subject, body } = WORDS[mail.kind];
  await queries.query(
    'insert into local.mails (recipient, subject, body, link, code) values ($1, $2, $3, $4, $5)',
    [mail.to, subject, body, mail.link, mail.code],
  );
  await queries.query(
    'delete from local.mails where id not in (select id from local.mails order by id desc limit $1)',
    [KEPT],
  );
}

/** The newest first. */
export const readMails = (queries: Queries): Promise<readonly Mail[]> =>
  queries.query<Mail>('select * from local.mails order by id desc');
