import { z } from 'zod'
import { letter } from '../_shared/mail/letter.ts'

/** A row of claim_correction_mail() that still has somebody to go to. */
export const correctionMailContent = z.object({
  id: z.uuid(),
  to: z.email(),
  name: z.string(),
  language: z.enum(['en', 'af']),
  productId: z.uuid(),
  title: z.string(),
  fileName: z.string(),
  /** What was wrong, as an administrator wrote it. */
  sentence: z.string().nullable(),
})

type CorrectionMail = z.infer<typeof correctionMailContent>

interface CorrectionWords {
  subject: (title: string) => string
  opening: (mail: CorrectionMail) => string
  again: string
  open: string
  why: string
}

const en: CorrectionWords = {
  subject: (title) => `A corrected file: ${title}`,
  opening: ({ fileName, title }) => `We have corrected the file “${fileName}” of “${title}”.`,
  again:
    'The new file is in your library. If you have printed or saved the earlier one, download it again.',
  open: 'Open it in your library',
  why: 'You receive this email because this resource is in your library.',
}

const af: CorrectionWords = {
  subject: (title) => `’n Reggestelde lêer: ${title}`,
  opening: ({ fileName, title }) => `Ons het die lêer “${fileName}” van “${title}” reggestel.`,
  again:
    'Die nuwe lêer is in jou biblioteek. As jy die vorige een gedruk of gestoor het, laai dit weer af.',
  open: 'Maak dit in jou biblioteek oop',
  why: 'Jy kry hierdie e-pos omdat hierdie hulpbron in jou biblioteek is.',
}

const words: Record<CorrectionMail['language'], CorrectionWords> = { en, af }

/** Renders subject, plain text and HTML. */
export function renderCorrectionMail(mail: CorrectionMail, siteUrl: string) {
  const { subject, opening, again, open, why } = words[mail.language]
  return letter(mail, {
    subject: subject(mail.title),
    paragraphs: [opening(mail), ...(mail.sentence === null ? [] : [mail.sentence]), again],
    ways: [{ label: open, url: `${siteUrl}/app/purchased-resources/${mail.productId}` }],
    note: why,
  })
}
