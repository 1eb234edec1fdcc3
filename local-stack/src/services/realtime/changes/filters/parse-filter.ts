export const operators = [
  'eq', 'neq', 'lt', 'lte', 'gt', 'gte', 'in', 'like', 'ilike', 'is', 'match', 'imatch', 'isdistinct',
] as const // prettier-ignore

export type Operator = (typeof operators)[number]

/** One condition of a filter string. For `in` the value is a Postgres array literal, as on Supabase. */
export interface Filter {
  column: string
  operator: Operator
  value: string
  negate: boolean
}

export type ParsedFilters = { ok: true; filters: Filter[] } | { ok: false; message: string }

/** Commas separate conditions, except within parentheses and within a quoted value. */
function splitConditions(text: string): string[] {
  const parts: string[] = []
  let part = ''
  let depth = 0
  let quoted = false
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index)
    if (quoted && char === '\\') {
      part += char + text.charAt(index + 1)
      index += 1
      continue
    }
    if (char === '"' && (quoted || ['.', '(', ','].includes(part.at(-1) ?? ''))) quoted = !quoted
    else if (!quoted && char === '(') depth += 1
    else if (!quoted && char === ')') depth = Math.max(0, depth - 1)
    else if (!quoted && char === ',' && depth === 0) {
      parts.push(part)
      part = ''
      continue
    }
    part += char
  }
  return [...parts, part]
}

/** `"a\"b"` means `a"b`; a value that is not completely quoted is taken as it is. */
function unquote(value: string): string {
  const quoted = /^"((?:[^"\\]|\\[^])*)"$/.exec(value)
  return quoted ? (quoted[1] ?? '').replace(/\\([^])/g, '$1') : value
}

const isOperator = (name: string): name is Operator => operators.some((known) => known === name)

function parseCondition(text: string): Filter | string {
  const equals = text.indexOf('=')
  if (equals < 0) return JSON.stringify([text])
  const column = text.slice(0, equals)
  const rest = text.slice(equals + 1)
  const negate = rest.startsWith('not.')
  const condition = negate ? rest.slice('not.'.length) : rest
  const dot = condition.indexOf('.')
  if (dot < 0) return JSON.stringify([condition])
  const operator = condition.slice(0, dot)
  const value = condition.slice(dot + 1)
  if (!isOperator(operator)) return JSON.stringify([operator, value])
  if (operator !== 'in') return { column, operator, value: unquote(value), negate }
  if (!/^\([^]*\)$/.test(value)) return '`in` filter value must be wrapped by parentheses'
  return { column, operator, value: `{${value.slice(1, -1)}}`, negate }
}

/** A filter string of `postgres_changes`: conditions that must all hold. */
export function parseFilters(text: string): ParsedFilters {
  const filters: Filter[] = []
  if (text.trim() === '') return { ok: true, filters }
  for (const part of splitConditions(text.trim())) {
    const condition = part.trim()
    const filter =
      condition === ''
        ? 'filter must not contain empty segments (check for extra commas)'
        : parseCondition(condition)
    if (typeof filter === 'string') return { ok: false, message: filter }
    filters.push(filter)
  }
  return { ok: true, filters }
}
