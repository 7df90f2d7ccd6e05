import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inRoot } from '#scripts/lib/paths.ts';
import { createCommand } from '../command-line.ts';
import { mailTemplates } from './mail-templates.ts';

export const command = createCommand().action(async () => {
  const folder = inRoot('supabase', 'templates');
  const templates = mailTemplates();
  await mkdir(folder, { recursive: true });
  for (const { file, html } of templates) await writeFile(join(folder, file), html);
  console.log(`${templates.length} templates in supabase/templates`);
});
