import { cents, formatCents } from '../text/cents.ts'
import { writtenDay } from '../text/written-day.ts'
import type { OrderMail } from './content.ts'
import type { MailBlock, MailRow } from './frame.ts'
import { transferWords } from './transfer-words.ts'

const isNothing = (amount: string | undefined): amount is undefined =>
  amount === undefined || cents(amount) === 0

/** Why the mail is written. It may go out later than it was due, so it says nothing that is no more so. */
export function transferOpening({ language, transfer, status, creditAmount }: OrderMail): string {
  if (!transfer) return ''
  const words = transferWords[language]
  const over =
    (transfer.reason === 'part_paid_by_transfer' && status !== 'PROCESSING') ||
    (transfer.reason === 'transfer_linked' && isNothing(creditAmount))
  return over ? words.arrived : words.opening[transfer.reason]
}

/** The transfer that the mail is about; none when it is about no single one. */
export function transferRows(mail: OrderMail): MailRow[] {
  const { amount = null, day = null } = mail.transfer ?? {}
  if (amount === null || day === null) return []
  const words = transferWords[mail.language]
  return [
    { label: words.transfer, value: formatCents(cents(amount), mail.language), strong: true },
    { label: words.day, value: writtenDay(day, mail.language) },
  ]
}

/** What came beyond the price of the order: what is kept for the buyer, and what is on its way back. */
export function creditBlocks(mail: OrderMail): MailBlock[] {
  // These mails tell of other money, or of none.
  if (!['received', 'paid', 'changed', 'cancelled', 'credited'].includes(mail.kind)) return []
  const words = transferWords[mail.language]
  const row = (label: string, amount: string): MailRow => ({
    label,
    value: formatCents(cents(amount), mail.language),
    strong: true,
  })
  const kept = mail.creditAmount
  const goesBack = mail.toPayBackAmount
  const rows = [
    ...(isNothing(kept) ? [] : [row(words.credit, kept)]),
    ...(isNothing(goesBack) ? [] : [row(words.toPayBack, goesBack)]),
  ]
  return rows.length === 0 ? [] : [{ rows, ...(isNothing(kept) ? {} : { after: words.kept }) }]
}
