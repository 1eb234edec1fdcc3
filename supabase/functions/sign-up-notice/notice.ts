import { mailButton, mailLink, mailPage } from '../_shared/mail/page.ts'
import { escapeMarkup } from '../_shared/text/escape.ts'

export type Language = 'en' | 'af'

interface Words {
  subject: string
  greeting: (name: string) => string
  text: (email: string) => string
  signIn: string
  reset: string
  note: string
  footer: string
}

const words: Record<Language, Words> = {
  en: {
    subject: 'You already have an account at Kryt',
    greeting: (name) => (name === '' ? 'Good day,' : `Dear ${name},`),
    text: (email) =>
      `Someone, we hope you, tried to create an account with ${email}. You already have one, and everything in it is still there. Sign in, or choose a new password if you have forgotten yours.`,
    signIn: 'Sign in',
    reset: 'Choose a new password',
    note: 'If it was not you, you can ignore this email: nothing has changed.',
    footer: 'Kryt · for teachers in South Africa',
  },
  af: {
    subject: 'Jy het reeds ’n rekening by Kryt',
    greeting: (name) => (name === '' ? 'Goeiedag,' : `Beste ${name},`),
    text: (email) =>
      `Iemand, hopelik jy, het probeer om ’n rekening met ${email} te skep. Jy het reeds een, en alles daarin is nog daar. Teken in, of kies ’n nuwe wagwoord as jy joune vergeet het.`,
    signIn: 'Teken in',
    reset: 'Kies ’n nuwe wagwoord',
    note: 'As dit nie jy was nie, kan jy hierdie e-pos ignoreer: niks het verander nie.',
    footer: 'Kryt · vir onderwysers in Suid‑Afrika',
  },
}

/**
 * The mail to somebody who signed up although they have an account.
 * @param site the address of the website, without a slash at the end
 */
export function notice(to: { email: string; name: string; language: Language; site: string }) {
  const said = words[to.language]
  const signIn = { label: said.signIn, url: `${to.site}/auth` }
  const reset = { label: said.reset, url: `${to.site}/auth/forgotten-password` }
  const greeting = said.greeting(to.name)
  const text = said.text(to.email)
  const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`
  return {
    subject: said.subject,
    text: `${greeting}\n\n${text}\n\n${[signIn, reset].map(({ label, url }) => `${label}: ${url}`).join('\n')}\n\n${said.note}\n`,
    html: mailPage({
      language: to.language,
      title: said.subject,
      preview: text,
      body: [
        `<h1 style="margin:0 0 12px;font-size:22px;line-height:28px;font-weight:700">${escapeMarkup(said.subject)}</h1>`,
        paragraph(escapeMarkup(greeting)),
        paragraph(escapeMarkup(text)),
        paragraph(mailButton(signIn)),
        paragraph(mailLink(reset)),
        `<p class="muted" style="margin:0;font-size:14px;line-height:20px;color:#5c6b64">${escapeMarkup(said.note)}</p>`,
      ].join(''),
      footer: said.footer,
    }),
  }
}
