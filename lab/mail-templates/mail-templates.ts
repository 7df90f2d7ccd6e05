/** The e-mails of a hosted project, as the files of supabase/templates, from the words of the embedded backend. */
import { mailText, type MAIL_WORDS } from '#local/auth/mail-words.ts';

/** Those that GoTrue sends none of: it tells the one who asks. */
type OurOwn = 'address_taken' | 'account_exists' | 'account_exists_google' | 'passkey_added' | 'signup_again';
/** GoTrue's name of each; what tells something without asking is a notification there, and has no code. */
type Kind = Exclude<keyof typeof MAIL_WORDS, OurOwn>;
const NAMES: Readonly<Record<Kind, { readonly file: string; readonly section: string }>> = {
  signup: { file: 'confirmation', section: 'auth.email.template.confirmation' },
  magiclink: { file: 'magic_link', section: 'auth.email.template.magic_link' },
  recovery: { file: 'recovery', section: 'auth.email.template.recovery' },
  email_change: { file: 'email_change', section: 'auth.email.template.email_change' },
  reauthentication: { file: 'reauthentication', section: 'auth.email.template.reauthentication' },
  password_changed: { file: 'password_changed', section: 'auth.email.notification.password_changed' },
  email_changed: { file: 'email_changed', section: 'auth.email.notification.email_changed' },
  second_step_added: {
    file: 'mfa_factor_enrolled',
    section: 'auth.email.notification.mfa_factor_enrolled',
  },
  second_step_removed: {
    file: 'mfa_factor_unenrolled',
    section: 'auth.email.notification.mfa_factor_unenrolled',
  },
};

export interface MailTemplate {
  /** Below supabase/templates. */
  readonly file: string;
  /** Its table in supabase/config.toml, where the subject stands, too. */
  readonly section: string;
  readonly subject: string;
  readonly html: string;
}

const CODE = '<p style="font-size: 28px; letter-spacing: 6px"><strong>{{ .Token }}</strong></p>\n';
/** Stands in the files; Go's templates leave comments out of the e-mail. */
const NO_LINK =
  '{{/* A code and no link: GoTrue spends both together, and mail scanners open every link before its reader does. */}}\n';

export function mailTemplates(): readonly MailTemplate[] {
  return Object.entries(NAMES).map(([kind, { file, section }]) => {
    const { subject, paragraphs } = mailText(kind as Kind);
    const said = paragraphs.map(
      ({ lang, text }) => `<p${lang === 'en' ? '' : ` lang="${lang}"`}>${text}</p>`,
    );
    const tells = section.includes('notification');
    const asks = tells ? '' : `${NO_LINK}${CODE}`;
    const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="font-family: sans-serif; line-height: 1.6">
${said.join('\n')}
${asks}</body>
</html>
`;
    return { file: `${file}.html`, section, subject, html };
  });
}
