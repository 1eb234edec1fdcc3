import { z } from 'zod'
import { invalidBody } from '../rest-fault.ts'
import { parseCsv } from './csv.ts'

/** The rows that a body holds: their text as JSON, always a list, and the names in them. */
export interface BodyRows {
  json: string
  names: string[]
  isEmptyList: boolean
}

const rowSchema = z.record(z.string(), z.unknown())
const rowsSchema = z.array(rowSchema)

/** @param columns names given beside the body: only they are read, and rows may differ. @throws RestFault PGRST102 */
export function parseRows(text: string, contentType: string, columns: string[] | null): BodyRows {
  const json = toJson(text, contentType)
  const value = parseJson(json)
  const rows = Array.isArray(value) ? rowsSchema.safeParse(value) : rowsSchema.safeParse([value])
  if (!rows.success) throw invalidBody('Empty or invalid json')
  const [first] = rows.data
  const names = columns ?? Object.keys(first ?? {})
  if (columns === null && !rows.data.every((row) => hasExactly(row, names))) {
    throw invalidBody('All object keys must match')
  }
  return {
    json: Array.isArray(value) ? json : `[${json}]`,
    names,
    isEmptyList: first === undefined,
  }
}

function toJson(text: string, contentType: string): string {
  switch (contentType) {
    case 'application/json':
      return text
    case 'text/csv':
      return JSON.stringify(parseCsv(text))
    case 'application/x-www-form-urlencoded':
      return JSON.stringify(Object.fromEntries(new URLSearchParams(text)))
    default:
      throw invalidBody(`Content-Type not acceptable: ${contentType}`)
  }
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidBody('Empty or invalid json')
  }
}

export function hasExactly(row: Record<string, unknown>, names: string[]): boolean {
  return Object.keys(row).length === names.length && names.every((name) => Object.hasOwn(row, name))
}

/** The type of a body without its parameters; JSON when nothing is said. */
export const bodyType = (header: string | undefined) =>
  (header ?? 'application/json')
    .split(';')[0]
    ?.trim()
    .toLowerCase()
    .replace(/^application\/vnd\.pgrst\.(object|array)\+json$/, 'application/json') ?? ''
