import { escapeMarkup } from '../text/escape.ts'
import { mailButton, mailLink, mailPage, type MailLink } from './page.ts'

export type Language = 'en' | 'af'

const frame = {
  en: {
    greeting: (name: string) => (name === '' ? 'Good day,' : `Dear ${name},`),
    footer: 'Kryt · for teachers in South Africa',
  },
  af: {
    greeting: (name: string) => (name === '' ? 'Goeiedag,' : `Beste ${name},`),
    footer: 'Kryt · vir onderwysers in Suid‑Afrika',
  },
}

/** What a letter says besides greeting and footer. All of it is plain text. */
export interface Letter {
  subject: string
  paragraphs: string[]
  /** The first is a button, the others are links below it. */
  ways?: MailLink[]
  /** In small print, at the end. */
  note?: string
}

const margin = 'margin:0 0 16px'

/**
 * A mail to one person about their account, as text and as HTML.
 * @param to the name is empty where it is not known
 */
export function letter(
  to: { name: string; language: Language },
  { subject, paragraphs, ways = [], note }: Letter,
): { subject: string; text: string; html: string } {
  const { greeting, footer } = frame[to.language]
  const lines = [greeting(to.name), ...paragraphs]
  const blocks = [
    ...lines,
    ...(ways.length === 0 ? [] : [ways.map(({ label, url }) => `${label}: ${url}`).join('\n')]),
    ...(note === undefined ? [] : [note]),
  ]
  return {
    subject,
    text: `${blocks.join('\n\n')}\n`,
    html: mailPage({
      language: to.language,
      title: subject,
      preview: paragraphs[0] ?? '',
      body: [
        `<h1 style="margin:0 0 12px;font-size:22px;line-height:28px;font-weight:700">${escapeMarkup(subject)}</h1>`,
        ...lines.map((line) => `<p style="${margin}">${escapeMarkup(line)}</p>`),
        ...ways.map(
          (way, index) =>
            `<p style="${margin}">${index === 0 ? mailButton(way) : mailLink(way)}</p>`,
        ),
        ...(note === undefined
          ? []
          : [
              `<p class="muted" style="margin:0;font-size:14px;line-height:20px;color:#5c6b64">${escapeMarkup(note)}</p>`,
            ]),
      ].join(''),
      footer,
    }),
  }
}
