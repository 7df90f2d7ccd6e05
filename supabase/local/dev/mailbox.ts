/** /dev/mailbox: what would have been e-mailed, for the person at this machine. */
import { LINK_WORDS } from '../auth/mail-words.ts';
import type { Database } from '../database/open.ts';
import { escapeHtml, json, page } from '../http/answers.ts';
import { readMails, type Mail } from './mails.ts';

const article = (mail: Mail): string => `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>To · 宛先: <b>${escapeHtml(mail.recipient)}</b> — <time datetime="${mail.sent_at.toISOString()}">${mail.sent_at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time></p>
${mail.body
  .split('\n')
  .map((line) => `<p>${escapeHtml(line)}</p>`)
  .join('\n')}
${mail.code === null ? '' : `<p>Code · コード: <b><code>${escapeHtml(mail.code)}</code></b></p>`}
${mail.link === null ? '' : `<p><a href="${escapeHtml(mail.link)}" rel="noreferrer">${LINK_WORDS}</a></p>`}
</article>
<hr>`;

export async function mailboxPage(database: Database): Promise<Response> {
  const mails = await readMails(database);
  const list =
    mails.length === 0
      ? '<p>No e-mail yet. Sign up or ask for a code, then <a href="/dev/mailbox">look again</a>. · まだメールはありません。</p>'
      : mails.map(article).join('\n');
  return page(
    200,
    'Local mailbox · ローカルメールボックス',
    `<p>This machine sends no e-mail. What the embedded backend would have sent is here, and only here.
· このマシンからメールは送信されません。送信されるはずだった内容をここに表示します。</p>
<p><a href="/">Back to the app · アプリに戻る</a></p><hr>
${list}`,
  );
}

/** The same for programs: tests read their codes here. */
export async function mailboxJson(database: Database): Promise<Response> {
  return json(200, await readMails(database));
}
