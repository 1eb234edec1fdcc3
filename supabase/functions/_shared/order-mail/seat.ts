import { z } from 'zod'
import type { ShopContact } from './content.ts'
import { mailAsHtml, mailAsText } from './frame.ts'
import { otherLanguage } from './other-language.ts'
import { seatWords } from './seat-words.ts'
import { orderMailWords } from './words.ts'

/** A row of claim_order_mail() that invites a colleague of the buyer: it says nothing of the order. */
export const seatMailContent = z.object({
  id: z.uuid(),
  kind: z.literal('seat'),
  to: z.email(),
  /** The buyer's: what the colleague reads is not known. */
  language: z.enum(['en', 'af']),
  seat: z.object({
    title: z.string(),
    language: z.enum(['en', 'af']).nullable(),
    from: z.string(),
    token: z.string().regex(/^[0-9a-f]{64}$/),
  }),
})

export type SeatMail = z.infer<typeof seatMailContent>

/** Renders subject, plain text and HTML of an invitation. */
export function renderSeatMail(mail: SeatMail, shop: ShopContact) {
  const { seat, language } = mail
  const words = seatWords[language]
  const contacts = [shop.email, ...(shop.phone === null ? [] : [shop.phone])].join(', ')
  const frame = {
    greeting: orderMailWords[language].greeting(''),
    opening: words.opening(seat.from),
    blocks: [
      { rows: [{ label: seat.title, lang: otherLanguage(mail, seat), value: words.oneSeat }] },
    ],
    link: { label: words.take, url: `${shop.siteUrl}/seat/${seat.token}` },
    footer: [...words.footer(seat.from), orderMailWords[language].questions(contacts)],
    links: [{ label: shop.siteUrl.replace(/^https?:\/\//, ''), url: shop.siteUrl }],
  }
  const subject = words.subject(seat.title)
  return {
    subject,
    text: mailAsText(frame),
    html: mailAsHtml(frame, { language, title: subject }),
  }
}
