import { z } from 'zod/mini'
import { isDerived } from './column-names.ts'

const valuesSchema = z.record(z.string(), z.unknown())

/** The change of one column. A created row has no "before", a deleted one no "after". */
export interface AuditChange {
  column: string
  before?: unknown
  after?: unknown
}

const valuesOf = (json: unknown): Record<string, unknown> =>
  valuesSchema.parse(typeof json === 'string' ? JSON.parse(json) : json)

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * The changed columns of an audit entry, by name. For a row that was created or deleted, empty columns are left out.
 */
export function auditChanges(table: string, oldValues: unknown, newValues: unknown): AuditChange[] {
  const [before, after] = [valuesOf(oldValues), valuesOf(newValues)]
  const changes = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((column) => !isDerived(table, column))
    .sort()
    .map((column) => ({
      column,
      ...(column in before ? { before: before[column] } : {}),
      ...(column in after ? { after: after[column] } : {}),
    }))
  return changes.filter(
    (change) =>
      ('before' in change && 'after' in change) || !isEmpty(change.before ?? change.after ?? null),
  )
}
