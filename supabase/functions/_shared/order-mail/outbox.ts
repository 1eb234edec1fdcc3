import { Buffer } from 'node:buffer'
import { z } from 'zod'
import type { Client } from '../project/clients.ts'
import { required, type ReadVariable } from '../project/environment.ts'
import { sendMail } from '../mail/send.ts'
import {
  orderMailContent,
  type OrderMail,
  type OrderMailDocument,
  type ShopContact,
} from './content.ts'
import { tellsNothingNew } from './changes.ts'
import { renderSeatMail, seatMailContent } from './seat.ts'
import { renderOrderMail } from './text.ts'

const claimed = z.array(z.looseObject({ id: z.uuid() }))

/** The version of the set of fields that the mail shows (A3.1). */
const templateVersion = '1_0'

interface OrderMailDeps {
  send?: typeof sendMail
  /** Null when there is no document yet. */
  readDocument: (invoiceId: string) => Promise<OrderMailDocument | null>
  readQuotation: (token: string, siteUrl: string) => Promise<OrderMailDocument>
}

const batch = 10
/** No new batch after half a minute, so that callers who wait for the next run are answered in time. */
const patienceMs = 30_000

/**
 * Sends the order mails that are due, each with its invoice or credit note, in batches until none is left or half a
 * minute is over. It may be called at any time and by several callers at once: the database gives each mail to one of
 * them, and a mail that fails becomes due again later. The service client is needed because the outbox holds
 * everybody's mails.
 * @returns how many were sent and how many were not
 */
export async function sendDueOrderMails(
  read: ReadVariable,
  service: Client,
  deps: OrderMailDeps,
): Promise<{ sent: number; failed: number }> {
  const until = Date.now() + patienceMs
  const result = { sent: 0, failed: 0 }
  for (;;) {
    const due = await service.rpc('claim_order_mail', { at_most: batch })
    if (due.error !== null) throw due.error
    const mails = claimed.parse(due.data)
    for (const mail of mails) {
      const problem = await deliver(read, mail, deps)
      const finished = await service.rpc('finish_order_mail', {
        mail_id: mail.id,
        ...(problem === null ? {} : { problem }),
      })
      if (finished.error !== null) throw finished.error
      if (problem === null) result.sent += 1
      else result.failed += 1
    }
    if (mails.length < batch || Date.now() > until) return result
  }
}

const optional = (value: string | undefined) => (value === undefined || value === '' ? null : value)

const readContact = (read: ReadVariable): ShopContact => ({
  siteUrl: required(read, 'SITE_URL'),
  email: required(read, 'SUPPORT_EMAIL'),
  phone: optional(read('SUPPORT_PHONE')),
  socialUrl: optional(read('SOCIAL_URL')),
})

/** @returns null when the mail was sent or had nothing new to tell, else what went wrong */
async function deliver(
  read: ReadVariable,
  claimedMail: unknown,
  { send = sendMail, readDocument, readQuotation }: OrderMailDeps,
): Promise<string | null> {
  try {
    const shop = readContact(read)
    const written = isInvitation(claimedMail)
      ? writeInvitation(claimedMail, shop)
      : await writeOrderMail(claimedMail, shop, { readDocument, readQuotation })
    if (written !== null) await send(read, { replyTo: shop.email, ...written })
    return null
  } catch (error) {
    // eslint-disable-next-line no-console -- standard error is the function's log
    console.error('order mail:', error)
    return error instanceof Error ? error.message : 'unknown'
  }
}

/** The same at every attempt: if a sender stops after sending and before reporting it, mail programs show one mail. */
const messageId = (id: string) => `<${id}@orders.kryt>`

const isInvitation = (claimedMail: unknown) =>
  z.object({ kind: z.literal('seat') }).safeParse(claimedMail).success

function writeInvitation(claimedMail: unknown, shop: ShopContact) {
  const mail = seatMailContent.parse(claimedMail)
  return {
    to: mail.to,
    messageId: messageId(mail.id),
    headers: { 'X-Kryt-Template': `seat ${templateVersion}` },
    ...renderSeatMail(mail, shop),
  }
}

async function writeOrderMail(
  claimedMail: unknown,
  shop: ShopContact,
  { readDocument, readQuotation }: Pick<OrderMailDeps, 'readDocument' | 'readQuotation'>,
) {
  const mail: OrderMail = orderMailContent.parse(claimedMail)
  if (tellsNothingNew(mail)) return null
  const copy = copyOf(mail)
  const document = mail.quotation
    ? await readQuotation(mail.quotation.token, shop.siteUrl)
    : mail.invoiceId === null
      ? null
      : await readDocument(mail.invoiceId)
  return {
    to: mail.to,
    ...(copy === null ? {} : { cc: copy }),
    messageId: messageId(mail.id),
    headers: { 'X-Kryt-Template': `invoice ${templateVersion}` },
    ...renderOrderMail(mail, shop, document),
    ...(document === null ? {} : { attachments: [attachment(document)] }),
  }
}

/** Whoever pays gets the same mail, unless that is the buyer. */
const copyOf = ({ to, copyTo = null }: OrderMail) =>
  copyTo === null || copyTo.toLowerCase() === to.toLowerCase() ? null : copyTo

const attachment = ({ fileName, content }: OrderMailDocument) => ({
  filename: fileName,
  content: Buffer.from(content),
  contentType: 'application/pdf',
})
