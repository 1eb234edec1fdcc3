import type { Context } from 'hono'
import { refuse } from '../refusals.ts'

export interface Page {
  number: number
  size: number
  offset: number
}

function read(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback
  if (!/^\d+$/.test(text)) {
    throw refuse.validation(
      `Bad Pagination Parameters: strconv.ParseUint: parsing ${JSON.stringify(text)}: invalid syntax`,
    )
  }
  // There are no rows beyond the largest offset of Postgres.
  return Math.min(Number(text), name === 'page' ? 1_000_000 : 10_000)
}

/** `page` from 1 and `per_page`, 50 unless told. @throws AuthError validation_failed */
export function readPage(context: Context): Page {
  const number = Math.max(1, read('page', context.req.query('page'), 1))
  const size = read('per_page', context.req.query('per_page'), 50)
  return { number, size, offset: (number - 1) * size }
}

/** The total, and links to the next and the last page as the client reads them. */
export function paginationHeaders(
  context: Context,
  page: Page,
  total: number,
): Record<string, string> {
  const last = page.size === 0 ? 0 : Math.ceil(total / page.size)
  const link = (number: number, rel: string) => {
    const query = new URLSearchParams(context.req.query())
    query.set('page', String(number))
    return `<${new URL(context.req.url).pathname}?${query.toString()}>; rel="${rel}"`
  }
  const links = [...(last > page.number ? [link(page.number + 1, 'next')] : []), link(last, 'last')]
  return { 'x-total-count': String(total), link: links.join(', ') }
}
