import { letter, type Language } from '../_shared/mail/letter.ts'

const words = {
  en: {
    subject: 'Welcome to Kryt: your account is ready',
    paragraphs: (email: string) => [
      `We have made an account for ${email}. Plan your lessons, write question papers and find resources for your classes.`,
      'Sign in with the temporary password that you got from us; you then choose your own. If you have none, choose a password now.',
    ],
    choose: 'Choose a password',
    signIn: 'Sign in',
    note: 'If you do not expect this, you can ignore this email, or reply to it and we delete the account.',
  },
  af: {
    subject: 'Welkom by Kryt: jou rekening is gereed',
    paragraphs: (email: string) => [
      `Ons het ’n rekening vir ${email} gemaak. Beplan jou lesse, skryf vraestelle en kry hulpbronne vir jou klasse.`,
      'Teken in met die tydelike wagwoord wat jy van ons gekry het; daarna kies jy jou eie. As jy nie een het nie, kies nou ’n wagwoord.',
    ],
    choose: 'Kies ’n wagwoord',
    signIn: 'Teken in',
    note: 'As jy dit nie verwag nie, kan jy hierdie e-pos ignoreer, of daarop antwoord en ons skrap die rekening.',
  },
}

/**
 * The mail to a teacher for whom an administrator created an account. It holds no password.
 * @param site the address of the website, without a slash at the end
 */
export function invitation(to: { email: string; language: Language; site: string }) {
  const { subject, paragraphs, choose, signIn, note } = words[to.language]
  return letter(
    { name: '', language: to.language },
    {
      subject,
      paragraphs: paragraphs(to.email),
      ways: [
        { label: signIn, url: `${to.site}/auth` },
        { label: choose, url: `${to.site}/auth/forgotten-password` },
      ],
      note,
    },
  )
}
