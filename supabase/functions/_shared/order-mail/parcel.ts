import { parcelKinds, type MailedParcel, type OrderMail, type ParcelKind } from './content.ts'
import type { MailBlock, MailRow } from './frame.ts'
import { otherLanguage } from './other-language.ts'
import { parcelWords } from './parcel-words.ts'

/** Whether a mail tells a step of a parcel. */
export const isParcelKind = (kind: OrderMail['kind']): kind is ParcelKind =>
  parcelKinds.some((one) => one === kind)

/** The carrier and the number to follow, once it is sent. */
export function carrierRows(mail: OrderMail, parcel: MailedParcel): MailRow[] {
  const words = parcelWords[mail.language]
  const { byHand, carrier, trackingNumber } = parcel
  if (byHand === null) return []
  return [
    { label: words.carrier, value: byHand ? words.byHand : (carrier ?? words.otherCarrier) },
    ...(trackingNumber === null ? [] : [{ label: words.trackingNumber, value: trackingNumber }]),
  ]
}

/** What is in the parcel, and how many of each. */
export const parcelGoods = (mail: OrderMail, parcel: MailedParcel): MailBlock => ({
  title: parcelWords[mail.language].inside,
  rows: parcel.lines.map((line) => ({
    label: line.title,
    lang: otherLanguage(mail, line),
    value: `${String(line.quantity)} ×`,
  })),
})
