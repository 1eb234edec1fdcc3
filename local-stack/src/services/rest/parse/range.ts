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

const noLimit = () => notSatisfiable('Limit should be greater than or equal to zero.')

/** The whole numbers of `limit` and `offset`; anything else counts as absent. @throws RestFault PGRST103 */
export function parsePage(limit: string | null, offset: string | null): Page {
  const whole = (text: string | null) =>
    text !== null && /^-?\d+$/.test(text) ? Number(text) : null
  const most = whole(limit)
  if (most !== null && most < 0) throw noLimit()
  const first = whole(offset) ?? 0
  if (first >= 0) return { offset: first, limit: most }
  // The page begins before the first row; what of it lies behind remains.
  if (most !== null && first + most <= 0) throw noLimit()
  return { offset: 0, limit: most === null ? null : first + most }
}

/** The part of a page that the header `Range: 0-9` leaves. @throws RestFault PGRST103 when it leaves none */
export function withinRange(page: Page, header: string | undefined): Page {
  const found = /^(?:items=)?(\d+)-(\d*)$/.exec(header ?? '')
  if (found === null || page.limit === 0) return page
  const offset = Math.max(page.offset, Number(found[1]))
  const end = Math.min(
    page.limit === null ? Infinity : page.offset + page.limit,
    found[2] === '' ? Infinity : Number(found[2]) + 1,
  )
  if (end <= offset) {
    throw notSatisfiable(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    )
  }
  return { offset, limit: Number.isFinite(end) ? end - offset : null }
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
