import { z } from 'zod'
import type { Client } from './clients.ts'
import { required, type ReadVariable } from './environment.ts'
import { sendMail } from './mail.ts'
import { orderMailContent, type OrderMail } from './order-mail-content.ts'
import { renderOrderMail } from './order-mail-text.ts'

const claimed = z.array(z.looseObject({ id: z.uuid() }))

/**
 * Sends the confirmations that are due, a few at a time. Safe to call from anywhere, at any time and by several at
 * once: the database gives each mail to one caller, and one that fails comes back later. The service client is
 * needed because the outbox holds everybody's mails.
 * @returns how many were sent and how many were not
 */
export async function sendDueOrderMails(
  read: ReadVariable,
  service: Client,
  send: typeof sendMail = sendMail,
): Promise<{ sent: number; failed: number }> {
  const due = await service.rpc('claim_order_mail', { at_most: 10 })
  if (due.error !== null) throw due.error
  const result = { sent: 0, failed: 0 }
  for (const mail of claimed.parse(due.data)) {
    const problem = await deliver(read, mail, send)
    const finished = await service.rpc('finish_order_mail', {
      mail_id: mail.id,
      ...(problem === null ? {} : { problem }),
    })
    if (finished.error !== null) throw finished.error
    if (problem === null) result.sent += 1
    else result.failed += 1
  }
  return result
}

/** @returns null when it was sent, else what went wrong */
async function deliver(
  read: ReadVariable,
  claimedMail: unknown,
  send: typeof sendMail,
): Promise<string | null> {
  try {
    const mail: OrderMail = orderMailContent.parse(claimedMail)
    await send(read, {
      to: mail.to,
      // The same at every attempt: should a sender die between sending and saying so, mailboxes see one mail.
      messageId: `<${mail.id}@orders.kryt>`,
      ...renderOrderMail(mail, required(read, 'SITE_URL')),
    })
    return null
  } catch (error) {
    // eslint-disable-next-line no-console -- standard error is the function's log
    console.error('order mail:', error)
    return error instanceof Error ? error.message : 'unknown'
  }
}
