/** The files of a hosted project's e-mails, and its configuration. */
import { readFile, readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { mailTemplates } from '#lab/mail-templates/mail-templates.ts';
import { inRoot } from '#scripts/lib/paths.ts';

const config = await readFile(inRoot('supabase', 'config.toml'), 'utf8');
const section = (name: string) => config.split(`[${name}]\n`)[1]?.split('\n[')[0] ?? '';

describe('the e-mails of a hosted project', () => {
  it.each(mailTemplates().map((template) => [template.file, template] as const))(
    '%s is as the words are (else: npm run lab -- mail-templates), in both languages',
    async (file, { html, section: name, subject }) => {
      expect(await readFile(inRoot('supabase', 'templates', file), 'utf8')).toBe(html);
      expect(html).toMatch(/<p lang="ja">[^<]*[ぁ-ん]/);
      expect(section(name)).toContain(`subject = "${subject}"`);
      expect(section(name)).toContain(`templates/${file}"`);
      if (name.includes('notification')) expect(section(name)).toContain('enabled = true');
      else expect(html).toContain('{{ .Token }}');
      // A scanner that opened it would spend the code as well.
      expect(html).not.toMatch(/href|ConfirmationURL|TokenHash/);
    },
  );

  it('have no file besides', async () => {
    const files = await readdir(inRoot('supabase', 'templates'));
    expect(files.sort()).toEqual(
      mailTemplates()
        .map(({ file }) => file)
        .sort(),
    );
  });
});

describe('config.toml', () => {
  it('carries no address of a machine at work into production', () => {
    const settings = config.split('\n').filter((line) => !line.startsWith('#'));
    expect(settings.join('\n')).not.toMatch(/localhost|127\.0\.0\.1/);
  });
  it('asks as much of a change as the embedded backend does', () => {
    expect(section('auth.email')).toContain('double_confirm_changes = true');
    expect(section('auth.email')).toContain('secure_password_change = true');
    expect(section('auth.email')).toContain('otp_length = 6');
    expect(section('auth')).toContain('minimum_password_length = 8');
  });
});

it('every secret that the function reads stands in its example', async () => {
  const files = ['hosted.ts', 'model/configured.ts'].map((name) =>
    readFile(inRoot('supabase', 'functions', '_shared', 'roast', name), 'utf8'),
  );
  const source = (await Promise.all(files)).join('\n');
  const example = await readFile(inRoot('supabase', 'functions', '.env.example'), 'utf8');
  const deploy = await readFile(inRoot('docs', 'deploy.md'), 'utf8');
  const read = new Set([...source.matchAll(/'(ROAST_[A-Z_]+)'/g)].map(([, name = '']) => name));
  expect(read.size).toBeGreaterThan(10);
  for (const name of read) {
    expect(example).toContain(`${name}=`);
    expect(deploy).toContain(`\`${name}\``);
  }
});
