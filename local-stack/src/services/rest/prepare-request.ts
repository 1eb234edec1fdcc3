import { z } from 'zod'
import { refuseTooMuch } from './refuse-too-much.ts'
import { Unsupported } from './unsupported.ts'

type Row = Record<string, unknown>

const rowSchema = z.record(z.string(), z.unknown())
const rowsSchema = z.array(rowSchema)

/**
 * Evens out differences between lite and PostgREST. `Prefer: tx=` has no effect, because Supabase does not allow it. In
 * rows with different columns (supabase-js then lists all of them in `columns`), missing values are null and not the
 * column's default.
 * @throws Unsupported for requests that lite would answer wrongly: two kinds of insert, and CSV; TooMuchAsked
 */
export async function prepareRequest(request: Request): Promise<Request> {
  refuseTooMuch(request.url)
  withoutTransactionPreference(request.headers)
  refuseCsv(request.headers)
  const isInsert = request.method === 'POST' && !new URL(request.url).pathname.includes('/rpc/')
  const isJson = (request.headers.get('content-type') ?? 'application/json').includes('json')
  if (!isInsert || !isJson || request.body === null) return request

  const text = await request.text()
  const columns = new URL(request.url).searchParams.get('columns')
  const rows = columns === null ? null : parseRows(text)
  const { url, headers, signal } = request
  if (columns === null || rows === null) {
    if (/^\s*\{\s*\}\s*$/.test(text) || parseRows(text)?.some(isEmpty)) {
      throw new Unsupported('A row without any value cannot be inserted; send at least one column')
    }
    return new Request(url, { method: 'POST', headers, body: text, signal })
  }
  const names = columns.split(',').map((name) => name.trim().replace(/^"(.*)"$/, '$1'))
  const isUneven = rows.some((row) => names.some((name) => !(name in row)))
  if (isUneven && /\bmissing=default\b/.test(headers.get('prefer') ?? '')) {
    throw new Unsupported('missing=default works only when all rows have the same columns')
  }
  headers.delete('content-length')
  const filled = rows.map((row) => fill(row, names))
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(filled), signal })
}

/**
 * PostgREST writes CSV values like Postgres (`12.50`, `t`), lite writes JSON values; both also read "nothing"
 * differently.
 */
function refuseCsv(headers: Headers): void {
  const named = (name: string) =>
    (headers.get(name) ?? '').split(',').map((type) => type.split(';')[0]?.trim().toLowerCase())
  if (named('accept').includes('text/csv')) {
    throw new Unsupported('Rows cannot be answered as CSV; ask for JSON')
  }
  if (named('content-type').includes('text/csv')) {
    throw new Unsupported('Rows cannot be read from CSV; send JSON')
  }
}

function withoutTransactionPreference(headers: Headers): void {
  const prefer = headers.get('prefer')
  if (prefer === null) return
  const kept = prefer.split(',').filter((preference) => !preference.trim().startsWith('tx='))
  if (kept.length === 0) headers.delete('prefer')
  else headers.set('prefer', kept.join(','))
}

/** @returns null for anything but a list of rows: lite answers it */
function parseRows(text: string): Row[] | null {
  try {
    return rowsSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

const isEmpty = (row: Row) => Object.keys(row).length === 0

const fill = (row: Row, names: string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]))
