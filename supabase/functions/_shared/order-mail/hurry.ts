import { projectKey, required, type ReadVariable } from '../project/environment.ts'

/**
 * Asks the function order-mail to send the mails that are due, so that the function that handles a payment need not
 * draw invoices itself. If order-mail does not answer, the scheduler sends the mails a little later.
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
    console.error('order mails are left to the scheduler:', error)
  }
}
