import { mailPage } from '../_shared/mail/page.ts'
import { escapeMarkup } from '../_shared/text/escape.ts'

export type Language = 'en' | 'af'

const words = {
  en: {
    subject: 'Your account at Kryt is closed',
    greeting: (name: string) => (name === '' ? 'Good day,' : `Dear ${name},`),
    paragraphs: [
      'Your account is closed, as you asked. Your profile, timetable, classes, calendar, lessons, assessments and pictures have been deleted.',
      'The law requires us to keep invoices and the orders behind them for five years, with your name and the record of your downloads.',
      'If it was not you, reply to this email as soon as you can.',
    ],
    footer: 'Kryt · for teachers in South Africa',
  },
  af: {
    subject: 'Jou rekening by Kryt is gesluit',
    greeting: (name: string) => (name === '' ? 'Goeiedag,' : `Beste ${name},`),
    paragraphs: [
      'Jou rekening is gesluit, soos jy gevra het. Jou profiel, rooster, klasse, kalender, lesse, assesserings en prente is verwyder.',
      'Die wet vereis dat ons fakture en die bestellings daaragter vir vyf jaar bewaar, met jou naam en die rekord van jou aflaaie.',
      'As dit nie jy was nie, antwoord asseblief so gou moontlik op hierdie e-pos.',
    ],
    footer: 'Kryt · vir onderwysers in Suid‑Afrika',
  },
}

/** The mail after an account was closed. */
export function farewell({ name, language }: { name: string; language: Language }) {
  const { subject, greeting, paragraphs, footer } = words[language]
  const lines = [greeting(name), ...paragraphs]
  return {
    subject,
    text: `${lines.join('\n\n')}\n`,
    html: mailPage({
      language,
      title: subject,
      preview: paragraphs[0] ?? '',
      body: [
        `<h1 style="margin:0 0 12px;font-size:22px;line-height:28px;font-weight:700">${escapeMarkup(subject)}</h1>`,
        ...lines.map((line) => `<p style="margin:0 0 16px">${escapeMarkup(line)}</p>`),
      ].join(''),
      footer,
    }),
  }
}
