import { letter, type Language } from '../_shared/mail/letter.ts'

interface Words {
  subject: string
  text: (email: string) => string
  signIn: string
  reset: string
  note: string
}

const words: Record<Language, Words> = {
  en: {
    subject: 'You already have an account at Kryt',
    text: (email) =>
      `Someone, we hope you, tried to create an account with ${email}. You already have one, and everything in it is still there. Sign in, or choose a new password if you have forgotten yours.`,
    signIn: 'Sign in',
    reset: 'Choose a new password',
    note: 'If it was not you, you can ignore this email: nothing has changed.',
  },
  af: {
    subject: 'Jy het reeds ’n rekening by Kryt',
    text: (email) =>
      `Iemand, hopelik jy, het probeer om ’n rekening met ${email} te skep. Jy het reeds een, en alles daarin is nog daar. Teken in, of kies ’n nuwe wagwoord as jy joune vergeet het.`,
    signIn: 'Teken in',
    reset: 'Kies ’n nuwe wagwoord',
    note: 'As dit nie jy was nie, kan jy hierdie e-pos ignoreer: niks het verander nie.',
  },
}

/**
 * The mail to somebody who signed up although they have an account.
 * @param site the address of the website, without a slash at the end
 */
export function notice(to: { email: string; name: string; language: Language; site: string }) {
  const { subject, text, signIn, reset, note } = words[to.language]
  return letter(to, {
    subject,
    paragraphs: [text(to.email)],
    ways: [
      { label: signIn, url: `${to.site}/auth` },
      { label: reset, url: `${to.site}/auth/forgotten-password` },
    ],
    note,
  })
}
