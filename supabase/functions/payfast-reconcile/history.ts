import { parse } from 'csv-parse/sync'
import { z } from 'zod'

/** A payment that was received. */
export interface Transaction {
  /** m_payment_id: our payment attempt. */
  attemptId: string
  /** pf_payment_id */
  paymentId: string
  gross: string
  fee: string
  net: string
}

export interface HistoryPage {
  /** Number of all rows, including payouts and fees; the offset of the next page. */
  records: number
  received: Transaction[]
}

const rows = z.array(z.record(z.string(), z.string()))
const wrapped = z.union([
  z.object({ response: z.string() }).transform(({ response }) => response),
  z.object({ data: z.object({ response: z.string() }) }).transform(({ data }) => data.response),
])

const plain = (amount = '') => amount.replaceAll(',', '').trim()

/** The provider has sent this list both as CSV and as JSON that contains CSV. */
function csvOf(text: string): string {
  if (!text.trimStart().startsWith('{')) return text
  return wrapped.parse(JSON.parse(text))
}

/**
 * Reads the payments from the provider's list of transactions. Columns are found by name, because the provider has
 * added and moved some.
 * @throws Error when the text is not such a list
 */
export function readHistory(text: string): HistoryPage {
  const listed = rows.parse(
    parse(csvOf(text), {
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }),
  )
  const received = listed.flatMap((row) => {
    const attemptId = row['m payment id'] ?? ''
    const paymentId = row['pf payment id'] ?? ''
    const cameIn =
      /^funds[_ ]received$/i.test(row['type'] ?? '') && /^credit$/i.test(row['sign'] ?? '')
    if (!cameIn || attemptId === '' || paymentId === '') return []
    return [
      {
        attemptId,
        paymentId,
        gross: plain(row['gross']),
        fee: plain(row['fee']),
        net: plain(row['net']),
      },
    ]
  })
  return { records: listed.length, received }
}
