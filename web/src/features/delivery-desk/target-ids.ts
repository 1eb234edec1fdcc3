import type { BulkTarget } from '@/components/list/selection.ts'
import { readNow, type WritingClient } from '@/graphql/write.ts'
import { AppError } from '@/lib/errors.ts'
import { DeliveryIdsDocument, DeliveryIdsSearchDocument } from './deliveries.generated.ts'

/** As many as one call of the database takes, and one bundle of paper. */
export const atATime = 100

/**
 * The deliveries that are picked, at most a hundred.
 * @throws AppError too_many_rows, or row_changed when others match since they were picked
 */
export async function idsOf(client: WritingClient, target: BulkTarget): Promise<string[]> {
  const count = target.kind === 'rows' ? target.ids.length : target.count
  if (count > atATime) throw new AppError('too_many_rows')
  if (target.kind === 'rows') return target.ids
  const { filter, words } = target
  const data =
    words.trim() === ''
      ? await readNow(client, DeliveryIdsDocument, { filter, first: atATime })
      : await readNow(client, DeliveryIdsSearchDocument, { filter, words, first: atATime })
  const ids = data?.list?.edges.map(({ node }) => node.id) ?? []
  if (ids.length !== count) throw new AppError('row_changed')
  return ids
}
