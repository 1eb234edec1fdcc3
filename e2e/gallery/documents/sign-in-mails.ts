import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderTemplate } from '../../../local-stack/src/services/auth/mail/render-template.ts'
import { notice } from '../../../supabase/functions/sign-up-notice/notice.ts'
import { instructions } from '../../../supabase/functions/lookup-user/instructions.ts'

const link = 'https://kryt.example/auth/confirm#token_hash=4f1c&type=recovery'
const values = {
  SiteURL: 'https://kryt.example',
  TokenHash: '4f1c',
  RedirectTo: 'https://kryt.example/auth/confirm',
  Token: '482913',
  Email: 'annelie.janse.van.rensburg@laerskoolkoringvallei.example',
  OldEmail: 'annelie.janse.van.rensburg@laerskoolkoringvallei.example',
  NewEmail: 'annelie@kryt.example',
}

/** The mails of Auth, from supabase/templates, and those for a forgotten username and a known address. */
export function signInMails() {
  const folder = join(import.meta.dirname, '../../../supabase/templates')
  const templates = readdirSync(folder).map((file) => ({
    name: `mail-${file.replace('.html', '')}`,
    html: renderTemplate(readFileSync(join(folder, file), 'utf8'), values, { html: true }),
  }))
  const known = { email: values.Email, name: 'Annelie', site: values.SiteURL }
  return [
    ...templates,
    { name: 'mail-lost-login', html: instructions(link).html },
    { name: 'mail-known-address-en', html: notice({ ...known, language: 'en' }).html },
    { name: 'mail-known-address-af', html: notice({ ...known, language: 'af' }).html },
  ]
}
