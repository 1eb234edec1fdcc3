import type { TypedDocumentNode } from '@apollo/client'
import { skipToken, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { isUuid } from '@/lib/uuid.ts'
import { missingBecause, useTellMissing } from '../use-tell-missing.ts'
import type { ListRow } from './columns.ts'

/**
 * The row that a dialog over a list is about. It is read by its id, because a link or a reload may open the dialog while
 * the list shows other rows. A row that is deleted while its dialog is open stays in it, with what was typed.
 * @param id null while no dialog about a row is open
 * @param onMissing closes the dialog; a notice says that there is no such row, or why it could not be read
 * @param options.fresh the cache does not follow changes of such rows, so the server is asked each time
 * @param options.apart the dialog has fields that the list has not: the cache would lend an old text the version that the
 *   list has read since, and saving it would undo what somebody else wrote
 */
export function useDialogRow<Data, Row extends ListRow>(
  document: TypedDocumentNode<Data, { id: string }>,
  id: string | null,
  rowOf: (data: Data) => Row | undefined,
  onMissing: () => void,
  { fresh = false, apart = false }: { fresh?: boolean; apart?: boolean } = {},
): Row | null {
  const asked = id !== null && isUuid(id)
  const fetchPolicy = apart ? 'no-cache' : fresh ? 'cache-and-network' : 'cache-first'
  const { data, error } = useQuery(document, asked ? { variables: { id }, fetchPolicy } : skipToken)
  const read = asked && data !== undefined ? (rowOf(data) ?? null) : null
  const [last, setLast] = useState<Row | null>(null)
  if (read !== null && read !== last) setLast(read)
  const row = read ?? (last?.id === id ? last : null)

  const isMissing =
    id !== null && row === null && (!asked || data !== undefined || error !== undefined)
  useTellMissing(isMissing ? missingBecause(error) : null, id, onMissing)
  return row
}
