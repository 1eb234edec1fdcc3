import { Buffer } from 'node:buffer'
import { z } from 'zod'
import type { Client } from '../project/clients.ts'
import { required, type ReadVariable } from '../project/environment.ts'
import { emptyOutbox } from '../mail/outbox.ts'
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

const claimed = z.looseObject({ id: z.uuid() })

/** The version of the set of fields that the mail shows (A3.1). */
const templateVersion = '1_0'

interface OrderMailDeps {
  send?: typeof sendMail
  /** Null when there is no document yet. */
  readDocument: (invoiceId: string) => Promise<OrderMailDocument | null>
  readQuotation: (token: string, siteUrl: string) => Promise<OrderMailDocument>
}

/**
 * Sends the order mails that are due, each with its invoice or credit note (emptyOutbox).
 * @returns how many were sent and how many were not
 */
export async function sendDueOrderMails(
  read: ReadVariable,
  service: Client,
  deps: OrderMailDeps,
): Promise<{ sent: number; failed: number }> {
  return emptyOutbox(service, {
    name: 'order mail',
    claim: async (client, atMost) => {
      const due = await client.rpc('claim_order_mail', { at_most: atMost })
      if (due.error !== null) throw due.error
      return z.array(claimed).parse(due.data)
    },
    finish: async (client, id, problem) => {
      const finished = await client.rpc('finish_order_mail', {
        mail_id: id,
        ...(problem === null ? {} : { problem }),
      })
      if (finished.error !== null) throw finished.error
    },
    deliver: async (mail) => deliver(read, mail, deps),
  })
}

const optional = (value: string | undefined) => (value === undefined || value === '' ? null : value)

const readContact = (read: ReadVariable): ShopContact => ({
  siteUrl: required(read, 'SITE_URL'),
  email: required(read, 'SUPPORT_EMAIL'),
  phone: optional(read('SUPPORT_PHONE')),
  socialUrl: optional(read('SOCIAL_URL')),
})

/** A mail that has nothing new to tell is done without being sent. */
async function deliver(
  read: ReadVariable,
  claimedMail: unknown,
  { send = sendMail, readDocument, readQuotation }: OrderMailDeps,
): Promise<void> {
  const shop = readContact(read)
  const written = isInvitation(claimedMail)
    ? writeInvitation(claimedMail, shop)
    : await writeOrderMail(claimedMail, shop, { readDocument, readQuotation })
  if (written !== null) await send(read, { replyTo: shop.email, ...written })
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
