import { readNow, type WritingClient } from '@/graphql/write.ts'
import { actorName } from './actor-name.ts'
import { LastChangeDocument } from './last-change.generated.ts'

/**
 * Which administrator wrote this version of a row, from the audit.
 * @param version the row's `updated_at`: the audit entry of the same transaction has the same time
 * @returns null when no administrator did
 * @throws AppError
 */
export async function whoChanged(
  client: Pick<WritingClient, 'query'>,
  table: string,
  row: string,
  version: string,
): Promise<{ name: string } | null> {
  const found = await readNow(client, LastChangeDocument, { table, row, since: version })
  const actor = found?.adminAuditCollection.edges[0]?.node.actor
  return actor === undefined ? null : { name: actorName(actor) }
}
