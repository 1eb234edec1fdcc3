import { cents, formatCents } from '../text/cents.ts'
import type { OrderMail, Ordered } from './content.ts'
import type { MailRow } from './frame.ts'
import { isParcelKind } from './parcel.ts'
import { otherLanguage } from './other-language.ts'
import { orderMailWords } from './words.ts'

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The differences from what the buyer was last told: a row for each, the total at the end. */
export function changesOf(mail: OrderMail): MailRow[] {
  const { before } = mail
  if (mail.kind !== 'changed' || before === null || before === undefined) return []
  return [...changedGoods(mail, before), ...changedTerms(mail, before)]
}

/** Whether a change was undone, or told in another mail, before this one was sent; or its parcel unpacked. */
export const tellsNothingNew = (mail: OrderMail): boolean =>
  isParcelKind(mail.kind)
    ? (mail.parcel ?? null) === null
    : mail.kind === 'changed' &&
      mail.before !== null &&
      mail.before !== undefined &&
      changesOf(mail).length === 0

function changedGoods(mail: OrderMail, before: Ordered): MailRow[] {
  const words = orderMailWords[mail.language]
  const price = (amount: string) =>
    cents(amount) === 0 ? words.free : formatCents(cents(amount), mail.language)
  const known = new Map(before.lines.map((line) => [line.id, line]))
  const kept = new Set(mail.lines.map(({ id }) => id))
  return [
    ...before.lines
      .filter(({ id }) => !kept.has(id))
      .map((line) => ({
        label: times(line),
        lang: otherLanguage(mail, line),
        value: words.removed,
      })),
    ...mail.lines.flatMap((line): MailRow[] => {
      const old = known.get(line.id)
      if (old === undefined)
        return [{ label: times(line), lang: otherLanguage(mail, line), value: words.added }]
      return [
        ...(cents(old.price) === cents(line.price) && old.quantity === line.quantity
          ? []
          : [
              {
                label: times(line),
                lang: otherLanguage(mail, line),
                value: price(line.price),
                note: words.before(
                  old.quantity === line.quantity
                    ? price(old.price)
                    : `${String(old.quantity)} × ${price(old.unitPrice)}`,
                ),
              },
            ]),
        ...(same(old.answers, line.answers)
          ? []
          : [
              {
                label: line.title,
                lang: otherLanguage(mail, line),
                value: words.newAnswers,
                note: inOneLine(line.answers),
              },
            ]),
      ]
    }),
  ]
}

/** "3 × Atlas". */
const times = ({ title, quantity }: Ordered['lines'][number]) =>
  quantity === 1 ? title : `${String(quantity)} × ${title}`

const inOneLine = (answers: Ordered['lines'][number]['answers']) =>
  answers.map(({ label, value }) => `${label}: ${value === '' ? '–' : value}`).join(' · ')

function changedTerms(mail: OrderMail, before: Ordered): MailRow[] {
  const words = orderMailWords[mail.language]
  const money = (amount: string) => formatCents(cents(amount), mail.language)
  const { method } = mail
  return [
    ...(before.couponCode === mail.couponCode
      ? []
      : [
          ...(before.couponCode === null
            ? []
            : [{ label: words.coupon(before.couponCode, null), value: words.removed }]),
          ...(mail.couponCode === null
            ? []
            : [{ label: words.coupon(mail.couponCode, null), value: words.added }]),
        ]),
    ...(before.method === method || method === null
      ? []
      : [{ label: words.method, value: words.methods[method] }]),
    ...(same(before.shipping, mail.shipping)
      ? []
      : [
          {
            label: words.newAddress,
            value: mail.shipping === null ? words.noAddress : words.seeBelow,
          },
        ]),
    ...(cents(before.shippingFee) === cents(mail.shippingFee)
      ? []
      : [
          {
            label: words.delivery,
            value: money(mail.shippingFee),
            note: words.before(money(before.shippingFee)),
          },
        ]),
    ...(cents(before.total) === cents(mail.total)
      ? []
      : [
          {
            label: words.total,
            value: money(mail.total),
            note: words.before(money(before.total)),
            strong: true,
          },
        ]),
  ]
}
