import { FunctionError } from '../_shared/http/function-error.ts'
import { answerPost, json } from '../_shared/http/answer.ts'

export interface OrderMailDeps {
  /**
   * A person who is signed in, or '' for the scheduler and the shop's own functions with the project's secret key.
   * @throws FunctionError 401 for anybody else
   */
  identify: () => Promise<string>
  mayGoOn: (who: string) => boolean
  sendDue: () => Promise<{ sent: number; failed: number }>
}

/**
 * POST, no body: sends the mails about orders that are due, whoever's they are, each with its invoice or credit note. The
 * shop calls it after a checkout or payment, so that the mail comes at once, and a scheduler every few minutes for those
 * that failed. It tells nobody whose mails
 * these were: people get `{ success: true }`, the scheduler also reads the counts in the log.
 */
export async function handleOrderMail(request: Request, deps: OrderMailDeps): Promise<Response> {
  return answerPost(request, async () => {
    const who = await deps.identify()
    // Payments hurry their mails with the secret key: thirty in five minutes are a good day, not a misuse.
    if (who !== '' && !deps.mayGoOn(who)) throw new FunctionError(429, 'too_many_requests')
    const { sent, failed } = await deps.sendDue()
    // eslint-disable-next-line no-console -- standard output is the function's log
    if (sent + failed > 0) console.info(`order mails: ${String(sent)} sent, ${String(failed)} not`)
    return json({ success: true })
  })
}
