import { readNow, type WritingClient } from '@/graphql/write.ts'
import { confirmLine, matchAgain } from './change-lines.ts'
import { ExactLinesDocument } from './eft-desk.generated.ts'
import { readCandidates } from './line-candidates.ts'

export interface ExactResult {
  paid: number
  /** Those that could not be confirmed: somebody was faster, or the order has changed. */
  refused: number
}

/** So many at once: each is a transaction of its own (docs/decisions/086), and the shop goes on selling. */
const atOnce = 3

interface ExactLine {
  id: string
  leftAmount: string
  candidates: string
}

async function confirmOne(client: WritingClient, { id, leftAmount, candidates }: ExactLine) {
  const [order] = readCandidates(candidates)
  if (order === undefined) return false
  return confirmLine(client, {
    lineId: id,
    orderId: order.orderId,
    expectedDue: leftAmount,
    inFull: false,
    note: '',
  }).then(
    () => true,
    () => false,
  )
}

/**
 * Confirms every line that names an order and brings exactly what it costs. What is confirmed stays confirmed when it is
 * stopped or the network goes away; pressing again goes on.
 * @throws AppError when the lines cannot be read
 */
export async function confirmExact(
  client: WritingClient,
  progress: (result: ExactResult) => void,
  signal: AbortSignal,
): Promise<ExactResult> {
  const result: ExactResult = { paid: 0, refused: 0 }
  try {
    for (;;) {
      // Confirmed lines are exact no more; those that were refused stay in front.
      const page = await readNow(client, ExactLinesDocument, { first: 60, offset: result.refused })
      const waiting = (page?.exact.edges ?? []).map(({ node }) => node)
      if (waiting.length === 0) return result
      const work = async () => {
        for (let line = waiting.shift(); line !== undefined; line = waiting.shift()) {
          if (signal.aborted) return
          if (await confirmOne(client, line)) result.paid += 1
          else result.refused += 1
          progress({ ...result })
        }
      }
      await Promise.all(Array.from({ length: atOnce }, work))
      if (signal.aborted) return result
    }
  } finally {
    await matchAgain(client)
  }
}
