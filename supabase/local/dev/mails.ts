/** E-mails of the embedded backend: kept in the database, shown at /dev/mailbox, never sent. */
import type { OutgoingMail } from '../auth/context.ts';
import { mailWords } from '../auth/mail-words.ts';
import type { Queries, Row } from '../database/open.ts';

export interface Mail extends Row {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** Null where it only tells something. */
  readonly link: string | null;
  readonly code: string | null;
  readonly sent_at: Date;
}

const KEPT = 50;

export async function keepMail(queries: Queries, mail: OutgoingMail): Promise<void> {
  const { subject, en, ja } = mailWords(mail.kind);
  await queries.query(
    'insert into local.mails (user_id, recipient, subject, body, link, code) values ($1, $2, $3, $4, $5, $6)',
    [mail.userId, mail.to, subject, `${en}\n${ja}`, mail.link, mail.code],
  );
  await queries.query(
    'delete from local.mails where id not in (select id from local.mails order by id desc limit $1)',
    [KEPT],
  );
}

/** The newest first. */
export const readMails = (queries: Queries): Promise<readonly Mail[]> =>
  queries.query<Mail>('select * from local.mails order by id desc');
