import { mailButton, mailPage } from '../_shared/mail/page.ts'
import { escapeMarkup } from '../_shared/text/escape.ts'

const subject = 'Your username at Kryt / Jou intekennaam by Kryt'
const parts = [
  {
    language: 'en',
    title: 'Your profile is here',
    text: 'We found your profile in our previous shop. Open this link to choose a password; your details and purchases are waiting for you.',
    label: 'Choose a password',
    note: 'The link works once, for one hour. If you did not ask for it, do nothing.',
  },
  {
    language: 'af',
    title: 'Jou profiel is hier',
    text: 'Ons het jou profiel in ons vorige winkel gevind. Maak hierdie skakel oop om ’n wagwoord te kies; jou besonderhede en aankope wag vir jou.',
    label: 'Kies ’n wagwoord',
    note: 'Die skakel werk een keer, vir een uur. As jy nie daarvoor gevra het nie, hoef jy niks te doen nie.',
  },
]

/** One mail in both languages, because the reader has not chosen one. It looks like the mails of supabase/templates. */
export function instructions(link: string) {
  const part = ({ language, title, text, label, note }: (typeof parts)[number]) =>
    `<div lang="${language}"><h1 style="margin:0 0 12px;font-size:22px;line-height:28px;font-weight:700">${escapeMarkup(title)}</h1>` +
    `<p style="margin:0 0 16px">${escapeMarkup(text)}</p><p style="margin:0 0 16px">${mailButton({ label, url: link })}</p>` +
    `<p class="muted" style="margin:0;font-size:14px;line-height:20px;color:#5c6b64">${escapeMarkup(note)}</p></div>`
  const between =
    '<div class="line" style="margin:24px 0;border-top:1px solid #e4dfd2;font-size:1px;line-height:1px">&nbsp;</div>'
  return {
    subject,
    text: `${parts.map(({ text }) => text).join('\n\n')}\n\n${link}\n\n${parts.map(({ note }) => note).join(' / ')}\n`,
    html: mailPage({
      language: 'en',
      title: subject,
      preview: parts.map(({ title }) => title).join(' / '),
      body: parts.map(part).join(between),
      footer: 'Kryt · for teachers in South Africa · vir onderwysers in Suid‑Afrika',
    }),
  }
}
