import { RestFault } from '../rest-fault.ts'

export interface Page {
  offset: number
  limit: number | null
}

const notSatisfiable = (details: string, headers: Record<string, string> = {}) =>
  new RestFault(416, {
    code: 'PGRST103',
    message: 'Requested range not satisfiable',
    details,
    headers,
  })

/** The whole numbers of `limit` and `offset`; anything else counts as absent. @throws RestFault PGRST103 */
export function parsePage(limit: string | null, offset: string | null): Page {
  const whole = (text: string | null) => (text !== null && /^-?\d+$/.test(text) ? Number(text) : null)
  const most = whole(limit)
  if (most !== null && most < 0) {
    throw notSatisfiable('Limit should be greater than or equal to zero.')
  }
  const first = whole(offset) ?? 0
  if (first < 0) throw notSatisfiable('Offset should be greater than or equal to zero.')
  return { offset: first, limit: most }
}

/** `Range: 0-9`. @throws RestFault PGRST103 */
export function parseRangeHeader(header: string | undefined): Page {
  const found = /^(?:items=)?(\d+)-(\d*)$/.exec(header ?? '')
  if (found === null) return { offset: 0, limit: null }
  const offset = Number(found[1])
  if (found[2] === '') return { offset, limit: null }
  const last = Number(found[2])
  if (last < offset) {
    throw notSatisfiable(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    )
  }
  return { offset, limit: last - offset + 1 }
}

/** `Content-Range`: the rows' numbers, or a star, and the number of all rows if it is known. */
export function contentRange(first: number, last: number, total: number | null): string {
  const rows = total !== 0 && first <= last ? `${String(first)}-${String(last)}` : '*'
  return `${rows}/${total === null ? '*' : String(total)}`
}

/** The status of a page. @throws RestFault PGRST103 for a page after the last row */
export function pageStatus(first: number, last: number, total: number | null): number {
  if (total === null) return 200
  if (first > total) {
    throw notSatisfiable(
      `An offset of ${String(first)} was requested, but there are only ${String(total)} rows.`,
      { 'content-range': `*/${String(total)}` },
    )
  }
  return 1 + last - first < total ? 206 : 200
}
