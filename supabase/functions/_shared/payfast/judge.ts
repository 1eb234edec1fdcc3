import { z } from 'zod'
import type { Client } from '../project/clients.ts'
import { confirmationBody, isSigned, readNotification } from './notification.ts'
import type { Merchant } from './settings.ts'

export const storedNotification = z.object({
  id: z.uuid(),
  raw_body: z.string(),
  verdict: z.string().nullable(),
})
export type StoredNotification = z.infer<typeof storedNotification>

/** Verdicts on notifications that could not be verified. They may be judged again; every other verdict is final. */
const unbelieved: ReadonlySet<string> = new Set([
  'signature_invalid',
  'not_confirmed',
  'other_merchant',
])

export interface JudgeDeps {
  merchant: () => Promise<Merchant>
  /** @throws NoConfirmation */
  confirm: (body: string) => Promise<boolean>
  judge: (
    id: string,
    found: { merchantId: string; signatureValid: boolean; confirmed: boolean },
  ) => Promise<string>
}

/**
 * Checks the signature of a stored notification, asks the provider to confirm it, and lets the database decide what it
 * means.
 * @returns the verdict
 * @throws NoConfirmation when the provider does not answer: the notification stays unjudged
 */
export async function judgeNotification(
  notification: StoredNotification,
  deps: JudgeDeps,
): Promise<string> {
  const { id, verdict } = notification
  if (verdict !== null && !unbelieved.has(verdict)) return verdict
  const { merchantId, passphrase } = await deps.merchant()
  const read = readNotification(notification.raw_body)
  const signatureValid = read !== null && isSigned(read, passphrase)
  // The provider is not asked about a forged notification.
  const confirmed = signatureValid && (await deps.confirm(confirmationBody(read)))
  return deps.judge(id, { merchantId, signatureValid, confirmed })
}

/** Only the service role may judge a notification: see judge_payment_notification(). */
export async function tellDatabase(
  service: Client,
  id: string,
  found: { merchantId: string; signatureValid: boolean; confirmed: boolean },
): Promise<string> {
  const answer = await service.rpc('judge_payment_notification', {
    notification_id: id,
    merchant_id: found.merchantId,
    signature_valid: found.signatureValid,
    provider_confirmed: found.confirmed,
  })
  if (answer.error !== null) throw answer.error
  return z.object({ verdict: z.string() }).parse(answer.data).verdict
}

/** Stores a body in the inbox, which only the service role may write. */
export async function storeNotification(
  service: Client,
  received: { rawBody: string; headers: Record<string, string>; sourceAddress: string },
): Promise<StoredNotification> {
  const answer = await service.rpc('store_payment_notification', {
    raw_body: received.rawBody,
    headers: received.headers,
    source_address: received.sourceAddress,
  })
  if (answer.error !== null) throw answer.error
  return storedNotification.parse(answer.data)
}
