import { appliedPreferences } from '../parse/preferences.ts'
import { contentRange } from '../parse/range.ts'
import type { Answered, Reply, RestRequest } from '../rest-request.ts'
import type { Table } from '../schema/model.ts'
import type { Conflict } from '../sql/write.ts'
import { applied } from './form.ts'

const always = ['return', 'count', 'handling', 'timezone'] as const
const heeded: Record<string, Parameters<typeof appliedPreferences>[1]> = {
  POST: ['resolution', 'missing', ...always],
  PATCH: ['missing', ...always, 'max-affected'],
  PUT: always,
  DELETE: [...always, 'max-affected'],
}

/** Status and headers of a write; its body is added by those that show rows. */
export function replyTo(
  request: RestRequest,
  answered: Answered,
  conflict: Conflict | null,
): Reply {
  const { method, preferences } = request
  const isShown = preferences.return === 'representation'
  const counts = preferences.count === 'exact' || preferences.count === 'estimated'
  const affected = answered.total ?? 0
  const count = counts ? affected : null
  const given = { ...preferences }
  if (conflict === null) delete given.resolution
  const headers = applied(appliedPreferences(given, heeded[method] ?? []))
  const ok = isShown ? 200 : 204
  switch (method) {
    case 'POST': {
      const isMerged = conflict?.resolution === 'merge-duplicates' && answered.inserted <= 0
      const status = isMerged ? 200 : 201
      return {
        status,
        headers: { ...headers, 'content-range': contentRange(1, 0, count) },
        body: null,
      }
    }
    case 'PUT':
      return { status: answered.inserted > 0 ? 201 : ok, headers, body: null }
    case 'PATCH': {
      const range = contentRange(0, affected - 1, count)
      return { status: ok, headers: { ...headers, 'content-range': range }, body: null }
    }
    default:
      return {
        status: ok,
        headers: { ...headers, 'content-range': contentRange(1, 0, count) },
        body: null,
      }
  }
}

/** `Location`: the key of the first new row, as the filters that find it. */
export function addressHeader(table: Table, { location }: Answered): Record<string, string> {
  if (location === null || location.length === 0) return {}
  const filters = location.map((text) => {
    const at = text.indexOf('=')
    return `${encodeURIComponent(text.slice(0, at))}=${encodeURIComponent(text.slice(at + 1))}`
  })
  return { location: `/${encodeURIComponent(table.name)}?${filters.join('&')}` }
}
