import type { Pgoutput } from 'pg-logical-replication'
import type { Change, ChangeType, Relation, Tuple } from './change.ts'

type RowMessage = Pgoutput.MessageInsert | Pgoutput.MessageUpdate | Pgoutput.MessageDelete

const types: Record<RowMessage['tag'], ChangeType> = {
  insert: 'INSERT',
  update: 'UPDATE',
  delete: 'DELETE',
}

/** Converts pgoutput's commit time (microseconds since 1970) to the precision that Realtime sends. */
export function commitTimestamp(microseconds: bigint): string {
  return new Date(Number(microseconds / 1000n)).toISOString()
}

function relationOf({ relation }: RowMessage): Relation {
  return {
    oid: relation.relationOid,
    schema: relation.schema,
    table: relation.name,
    columns: relation.columns.map(({ name, typeOid }) => ({ name, typeOid })),
  }
}

/** Values are text or null; the library sets `undefined` for columns that the log did not contain. */
function tupleOf(row: Record<string, unknown>, only?: string[]): Tuple {
  const tuple = new Map<string, string | null>()
  for (const name of only ?? Object.keys(row)) {
    const value = row[name]
    if (typeof value === 'string' || value === null) tuple.set(name, value)
  }
  return tuple
}

/** An update that does not change the key has no old key; it is then the same as in the new row. */
function identityOf(message: Exclude<RowMessage, Pgoutput.MessageInsert>): Tuple {
  if (message.old) return tupleOf(message.old)
  if (message.key) return tupleOf(message.key)
  return message.tag === 'update' ? tupleOf(message.new, message.relation.keyColumns) : new Map()
}

/** One row message of the stream as a change. */
export function readChange(message: RowMessage, xid: number, committedAt: string): Change {
  return {
    relation: relationOf(message),
    type: types[message.tag],
    xid,
    commitTimestamp: committedAt,
    record: message.tag === 'delete' ? null : tupleOf(message.new),
    old: message.tag === 'insert' ? null : identityOf(message),
  }
}
