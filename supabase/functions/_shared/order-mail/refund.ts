import { cents, formatCents } from '../text/cents.ts'
import type { OrderMail } from './content.ts'
import type { MailBlock, MailRow } from './frame.ts'
import { otherLanguage } from './other-language.ts'
import { orderMailWords } from './words.ts'

/** Several remarks in one, which begins with a capital letter. */
function sentence(notes: readonly string[]): string {
  const joined = notes.join(', ')
  return joined.charAt(0).toUpperCase() + joined.slice(1)
}

/** What is given back, line by line, and how: in the place of what was ordered. */
export function refundBlocks(mail: OrderMail): MailBlock[] {
  const { refund, language } = mail
  if (refund === null || refund === undefined) return []
  const words = orderMailWords[language]
  const money = (amount: string) => formatCents(cents(amount), language)
  const isNothing = (amount: string) => cents(amount) === 0
  const lines = refund.lines.map((line): MailRow => {
    const notes = [
      ...(line.quantity === 1 ? [] : [`${String(line.quantity)} × ${money(line.unitPrice)}`]),
      ...(isNothing(line.couponShare) ? [] : [`−${money(line.couponShare)}`]),
      ...(line.kept ? [words.kept] : []),
      ...(line.withdrawn ? [words.withdrawn] : []),
    ]
    return {
      label: line.title,
      lang: otherLanguage(mail, line),
      value: isNothing(line.price) ? words.free : money(line.price),
      ...(notes.length === 0 ? {} : { note: sentence(notes) }),
    }
  })
  return [
    { rows: lines },
    {
      rows: [
        ...(isNothing(refund.couponAmount)
          ? []
          : [
              {
                label: words.coupon(mail.couponCode ?? '', null),
                value: `−${money(refund.couponAmount)}`,
              },
            ]),
        ...(isNothing(refund.shippingFee)
          ? []
          : [{ label: words.delivery, value: money(refund.shippingFee) }]),
        ...(isNothing(refund.vat) ? [] : [{ label: words.vat, value: money(refund.vat) }]),
        { label: words.refunded, value: money(refund.total), strong: true },
      ],
      after: words.refundTo[refund.method],
    },
  ]
}
