import { confirmSilence, isOurAnswer, noteAnswer, patienceMs } from './network-status.ts'
import { learnFromAnswer, steadyNow } from './server-clock.ts'

/** As a request fails without a network: screens know what to do with it. */
const noAnswer = (cause?: unknown) => new TypeError('network: no answer of ours', { cause })

const failedUnanswered = (error: unknown) =>
  error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError')

/**
 * `fetch` from our server that notices whether anything answers, and what the server's clock shows. A request that has no
 * answer yet goes on; it is only asked beside it whether there will be one.
 * @param send how the request is sent
 * @throws TypeError when the answer is not ours: of a gateway without a server behind it, or the page of a portal
 */
export async function watched(send: () => Promise<Response>): Promise<Response> {
  const begun = steadyNow()
  const late = setTimeout(() => void confirmSilence(), patienceMs)
  try {
    const answer = await send()
    const took = steadyNow() - begun
    if (!isOurAnswer(answer)) {
      // Said before the failure is, so that screens already know.
      if (await confirmSilence()) throw noAnswer()
      return answer
    }
    learnFromAnswer(answer, took)
    noteAnswer(took)
    return answer
  } catch (error) {
    if (failedUnanswered(error)) await confirmSilence()
    throw error
  } finally {
    clearTimeout(late)
  }
}
