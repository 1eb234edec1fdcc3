import { handleContact } from '../../../supabase/functions/contact/handler.ts'
import { handleSupport } from '../../../supabase/functions/support/handler.ts'
import type { SupportMail } from '../../../supabase/functions/_shared/mail/send.ts'

const form = {
  name: 'Annelie Janse van Rensburg',
  email: 'annelie@kryt.example',
  subject: 'Die memorandum van vraag 4',
  message:
    'Goeiedag\n\nDie antwoord by vraag 4.2 behoort 3/8 te wees, nie 5/8 nie. Kan julle asseblief kyk?\n\nVriendelike groete\nAnnelie',
  recaptchaToken: 'token',
}

const post = (body: object) =>
  new Request('http://kryt.example', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
    body: JSON.stringify(body),
  })

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Shows plain text as a mail program does. */
const page = ({ subject, text, replyTo }: SupportMail) =>
  '<!doctype html><meta name="color-scheme" content="light dark">' +
  `<h3>${escaped(subject)}</h3><p>Reply to: ${escaped(`${replyTo.name} <${replyTo.address}>`)}</p>` +
  `<pre style="white-space:pre-wrap;font:16px/1.5 sans-serif">${escaped(text)}</pre>`

/** The mails to the support address, in plain text. */
export async function messages() {
  const sent: SupportMail[] = []
  const deps = {
    mayGoOn: () => true,
    takeRequest: async () => Promise.resolve(),
    verifyCaptcha: async () => Promise.resolve(),
    sendMail: async (mail: SupportMail) => {
      sent.push(mail)
      return Promise.resolve()
    },
  }
  const caller = { id: '7b0c2f4e-5d31-4a86-9f0b-2c1e8a64d101', email: form.email, groups: [] }
  await handleContact(post(form), deps)
  await handleSupport(post({ ...form, category: 'Technical' }), {
    ...deps,
    findCaller: async () => Promise.resolve(caller),
  })
  return ['contact', 'support'].flatMap((name, index) => {
    const mail = sent[index]
    return mail === undefined ? [] : [{ name: `mail-${name}`, html: page(mail) }]
  })
}
