import type { Client } from '../project/clients.ts'

interface Outbox<Mail extends { id: string }> {
  /** The mails that are due, at most so many; nobody else gets them meanwhile. */
  claim: (service: Client, atMost: number) => Promise<Mail[]>
  /** Reports that a mail was sent (null), or why it was not. */
  finish: (service: Client, id: string, problem: string | null) => Promise<void>
  /** Sends one. Rejects when it was not sent. */
  deliver: (mail: Mail) => Promise<void>
  /** What a failure is called in the log. */
  name: string
}

const batch = 10
/** No new batch after half a minute, so that callers who wait for the next run are answered in time. */
const patienceMs = 30_000

/**
 * Sends the mails of an outbox that are due, in batches until none is left or half a minute is over. It may be called at
 * any time and by several callers at once: the database gives each mail to one of them, and a mail that fails becomes
 * due again later. The service client is needed because an outbox holds everybody's mails.
 * @returns how many were sent and how many were not
 */
export async function emptyOutbox<Mail extends { id: string }>(
  service: Client,
  { claim, finish, deliver, name }: Outbox<Mail>,
): Promise<{ sent: number; failed: number }> {
  const until = Date.now() + patienceMs
  const result = { sent: 0, failed: 0 }
  for (;;) {
    const mails = await claim(service, batch)
    for (const mail of mails) {
      const problem = await problemOf(async () => deliver(mail), name)
      await finish(service, mail.id, problem)
      if (problem === null) result.sent += 1
      else result.failed += 1
    }
    if (mails.length < batch || Date.now() > until) return result
  }
}

async function problemOf(deliver: () => Promise<void>, name: string): Promise<string | null> {
  try {
    await deliver()
    return null
  } catch (error) {
    // eslint-disable-next-line no-console -- standard error is the function's log
    console.error(`${name}:`, error)
    return error instanceof Error ? error.message : 'unknown'
  }
}
