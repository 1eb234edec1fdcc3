import { readText } from '../_shared/http/body.ts'
import { answerPost } from '../_shared/http/answer.ts'
import { FunctionError } from '../_shared/http/function-error.ts'
import { clientAddress } from '../_shared/caller/client-address.ts'
import type { StoredNotification } from '../_shared/payfast/judge.ts'

export interface PayfastNotifyDeps {
  store: (received: {
    rawBody: string
    headers: Record<string, string>
    sourceAddress: string
  }) => Promise<StoredNotification>
  /** Whether the provider is known to send from this address; a hint, not a proof. */
  isKnownSource: (address: string) => boolean
  /** Asked for unknown senders only: the provider is never limited. */
  mayGoOn: (address: string) => boolean
  /** Runs work after the answer was sent. */
  later: (notification: StoredNotification) => void
}

/** Real notifications are shorter than 2,000 bytes. */
const longestNotification = 20_000

/** Sent by the caller and not trusted; stored to help trace where a notification came from. */
const keptHeaders = ['content-type', 'user-agent', 'referer', 'x-forwarded-for']

/**
 * Receives the card provider's notifications. It stores the body unchanged, answers, and judges it afterwards. The
 * provider repeats whatever is not answered with 200.
 */
export async function handlePayfastNotify(
  request: Request,
  deps: PayfastNotifyDeps,
): Promise<Response> {
  return answerPost(request, async () => {
    const sourceAddress = clientAddress(request.headers)
    const known = deps.isKnownSource(sourceAddress)
    if (!known && !deps.mayGoOn(sourceAddress)) throw new FunctionError(429, 'too_many_requests')
    const rawBody = await readText(request, longestNotification)
    if (!isNotification(rawBody)) throw new FunctionError(422, 'invalid_body')
    const stored = await deps.store({
      rawBody,
      headers: { ...pick(request.headers), 'x-kryt-known-source': known ? 'yes' : 'no' },
      sourceAddress,
    })
    // eslint-disable-next-line no-console -- the function's log
    if (!known) console.warn(`notification ${stored.id} from unknown address ${sourceAddress}`)
    deps.later(stored)
    return new Response('OK')
  })
}

/**
 * Whether a body has the form of a notification: fields with a signature among them, in letters that the database keeps.
 * Whether the signature is right is judged afterwards.
 */
function isNotification(rawBody: string): boolean {
  const fields = new URLSearchParams(rawBody)
  return fields.has('signature') && ![...fields].flat().some((text) => text.includes('\0'))
}

const pick = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    keptHeaders.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value.slice(0, 500)]]
    }),
  )
