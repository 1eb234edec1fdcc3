import { readNow, writeRow, type WritingClient } from '@/graphql/write.ts'
import { AppError } from '@/lib/errors.ts'
import { removeFiles } from '@/lib/stored-files.ts'
import { ownPictures } from './own-pictures.ts'
import {
  AddCommunicationDocument,
  ChangeCommunicationDocument,
  CommunicationNowDocument,
  DeleteCommunicationDocument,
  DeleteUnsentCommunicationDocument,
  WithdrawCommunicationDocument,
} from './communications.generated.ts'
import {
  valuesOfCommunication,
  type rowOfCommunication,
  type WholeCommunication,
} from './dialog/communication-values.ts'

const lists = ['communicationCollection', 'searchCommunications'] as const

/** What a new one is called in the table, whatever the language of whoever makes it (A4.7). */
const newSubject = 'New Communication'

/** Saves a new one, addressed to nobody, so that pictures can be stored with it. @returns its id. @throws AppError */
export async function addCommunication(client: WritingClient): Promise<string> {
  const row = { subject: newSubject }
  const { insertIntoCommunicationCollection: added } = await writeRow(
    client,
    AddCommunicationDocument,
    { row },
    lists,
  )
  const [made] = added?.records ?? []
  if (made === undefined) throw new AppError('unexpected')
  return made.id
}

/**
 * Writes what the form holds, and so sends it.
 * @throws AppError not_found_or_forbidden when somebody has changed it since
 */
export const sendCommunication = async (
  client: WritingClient,
  row: ReturnType<typeof rowOfCommunication>,
  stored: { id: string; version: string },
) => writeRow(client, ChangeCommunicationDocument, { ...stored, row }, lists)

/**
 * Addresses it to nobody, in whatever version: it disappears from the pages of teachers, and can be sent again.
 * @throws AppError not_found_or_forbidden when it is gone
 */
export async function withdrawCommunication(client: WritingClient, id: string) {
  await writeRow(client, WithdrawCommunicationDocument, { id }, lists)
}

/** The communication as it is now, for a form whose save met a newer version; null when it is gone. @throws AppError */
export async function readCommunication(client: WritingClient, id: string, opened: Date) {
  const now = await readNow(client, CommunicationNowDocument, { id })
  const row = now?.communicationCollection.edges[0]?.node
  return row ? { version: row.updatedAt, values: valuesOfCommunication(row, opened) } : null
}

/** Deletes one that nothing was written into, unless somebody has changed it since. @throws AppError not_found_or_forbidden */
export async function deleteUnsent(
  client: WritingClient,
  { id, updatedAt }: { id: string; updatedAt: string },
) {
  await writeRow(client, DeleteUnsentCommunicationDocument, { id, version: updatedAt }, lists)
}

/** Deletes it, and then its own pictures; what stays behind in the store is found by the content check. @throws AppError */
export async function deleteCommunication(client: WritingClient, row: WholeCommunication) {
  await writeRow(client, DeleteCommunicationDocument, { id: row.id }, lists)
  const own = ownPictures(row)
  if (own.length > 0) await removeFiles('images', own).catch(() => undefined)
}
