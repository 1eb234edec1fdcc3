import { FunctionError } from '../_shared/http/function-error.ts'
import { answerPost, json } from '../_shared/http/answer.ts'
import { readNothing } from '../_shared/http/body.ts'

export interface OrderMailDeps {
  /**
   * The id of the person who is signed in, or '' for the scheduler and our own functions, which send the project's
   * secret key.
   * @throws FunctionError 401 for anybody else
   */
  identify: () => Promise<string>
  mayGoOn: (who: string) => boolean
  sendDue: () => Promise<{ sent: number; failed: number }>
}

/**
 * POST without a body: sends all order mails that are due, each with its invoice or credit note. The shop calls it
 * after a checkout or payment, so that the mail is sent at once; a scheduler calls it every few minutes for mails that
 * failed. The answer is `{ success: true }` and does not reveal whose mails these were; the counts are in the log.
 */
export async function handleOrderMail(request: Request, deps: OrderMailDeps): Promise<Response> {
  return answerPost(request, async () => {
    const who = await deps.identify()
    // Our own functions call this after each payment, so they are not limited.
    if (who !== '' && !deps.mayGoOn(who)) throw new FunctionError(429, 'too_many_requests')
    await readNothing(request)
    const { sent, failed } = await deps.sendDue()
    if (sent + failed > 0) {
      // eslint-disable-next-line no-console -- standard output is the function's log
      console.info(`order mails: ${String(sent)} sent, ${String(failed)} failed`)
    }
    return json({ success: true })
  })
}
