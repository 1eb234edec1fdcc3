import type { Change } from './change.ts'
import type { RenderedRow } from './render.ts'
import type { Subscription } from './subscriptions.ts'
import type { Column, TableFacts } from './table-facts.ts'

/** A change with its values as JSON text. */
export interface RenderedChange {
  change: Change
  record: RenderedRow | null
  old: RenderedRow | null
  /** Over the size limit: long values are omitted, and the event says so. */
  tooLarge: boolean
}

/** The reasons for which Supabase sends an event without a row. */
export const refusals = {
  noKey: 'Error 400: Bad Request, no primary key',
  unauthorized: 'Error 401: Unauthorized',
  tooLarge: 'Error 413: Payload Too Large',
  policyFailed: 'Error 500: Internal Server Error, RLS policy evaluation failed',
}

const keptValueBytes = 64

function object(row: RenderedRow, include: (name: string, json: string) => boolean): string {
  const members = [...row]
    .filter(([name, json]) => include(name, json))
    .map(([name, json]) => `${JSON.stringify(name)}:${json}`)
  return `{${members.join(',')}}`
}

/** An event with the table and the reason, but without the row. */
export function refusalJson({ relation, type }: Change, reason: string): string {
  return JSON.stringify({ schema: relation.schema, table: relation.table, type, errors: [reason] })
}

/** Whether the role may read the whole primary key; without it Supabase answers 401. */
export function readsKey(facts: TableFacts, role: string): boolean {
  return facts.columns.every((column) => !column.isKey || column.readers.has(role))
}

/** The `data` of one event, the same for all subscribers of one role and one column list. */
export function changeJson(
  facts: TableFacts,
  rendered: RenderedChange,
  { role, binding }: Pick<Subscription, 'role' | 'binding'>,
): string {
  const { change, tooLarge } = rendered
  const select = binding.select === null ? null : new Set(binding.select)
  const shown = ({ name, isKey, readers }: Column) =>
    readers.has(role) && (select === null || select.has(name) || isKey)
  const columns = facts.columns.filter(shown)
  const names = new Set(columns.map(({ name }) => name))
  const keys = new Set(columns.filter(({ isKey }) => isKey).map(({ name }) => name))
  const fits = (json: string) => !tooLarge || Buffer.byteLength(json) <= keptValueBytes
  // A deleted row cannot be checked, so under row-level security only its key is sent.
  const oldNames = change.type === 'DELETE' && facts.rowSecurity ? keys : names
  const parts = [
    `"schema":${JSON.stringify(change.relation.schema)}`,
    `"table":${JSON.stringify(change.relation.table)}`,
    `"commit_timestamp":"${change.commitTimestamp}"`,
    `"type":"${change.type}"`,
    `"columns":${JSON.stringify(columns.map(({ name, typeName }) => ({ name, type: typeName })))}`,
  ]
  if (rendered.record) {
    parts.push(`"record":${object(rendered.record, (name, json) => names.has(name) && fits(json))}`)
  }
  if (rendered.old) {
    parts.push(
      `"old_record":${object(rendered.old, (name, json) => oldNames.has(name) && fits(json))}`,
    )
  }
  parts.push(`"errors":${tooLarge ? JSON.stringify([refusals.tooLarge]) : 'null'}`)
  return `{${parts.join(',')}}`
}
