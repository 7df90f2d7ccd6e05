/** `npm run build:mail-templates`: writes supabase/templates from the words in supabase/local/auth/mail-words.ts. */
import { mkdir, writeFile } from 'node:fs/promises';
import { mailTemplates } from './lib/mail-templates.ts';
import { inRoot } from './lib/paths.ts';

const folder = inRoot('supabase', 'templates');
await mkdir(folder, { recursive: true });
for (const { file, html } of mailTemplates()) await writeFile(`${folder}/${file}`, html);
console.log(`${mailTemplates().length} templates in supabase/templates`);
