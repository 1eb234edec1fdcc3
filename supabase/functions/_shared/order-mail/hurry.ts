import { projectKey, required, type ReadVariable } from '../project/environment.ts'

/**
 * Has the mails that are due sent now. The function order-mail does it, so that who answers a payment need not draw
 * invoices; should it not answer, the schedule sends them a little later.
 */
export async function hurryOrderMail(read: ReadVariable): Promise<void> {
  try {
    const response = await fetch(`${required(read, 'SUPABASE_URL')}/functions/v1/order-mail`, {
      method: 'POST',
      headers: { apikey: projectKey(read, 'secret') },
      signal: AbortSignal.timeout(60_000),
    })
    if (!response.ok) throw new Error(`order-mail answered ${String(response.status)}`)
  } catch (error) {
    // eslint-disable-next-line no-console -- standard error is the function's log
    console.error('order mails wait:', error)
  }
}
