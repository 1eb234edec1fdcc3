import { z } from 'zod/mini'
import { isDerived } from './column-names.ts'

const valuesSchema = z.record(z.string(), z.unknown())

/** What one write did to one column; a side is left out where there was nothing to replace, or nothing is left. */
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
 * The columns of an entry of the audit, in the order of their names. Of a row that was created or deleted, what was empty
 * is left out.
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
