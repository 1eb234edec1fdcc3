import { askAgain } from '@/graphql/ask-again.ts'
import type { WritingClient } from '@/graphql/write.ts'
import { toAppError } from '@/lib/errors.ts'
import { AddOrderNoteDocument, DeleteOrderNoteDocument } from './aftercare.generated.ts'

/** Reads the order again that is open, with its notes. */
export const readNotes = async (client: WritingClient) => askAgain(client, ['orderForAdmin'])

/** @throws AppError */
export async function addNote(client: WritingClient, orderId: string, body: string): Promise<void> {
  try {
    await client.mutate({ mutation: AddOrderNoteDocument, variables: { orderId, body } })
  } catch (error) {
    throw toAppError(error)
  }
}

/** @throws AppError note_not_found when it is gone, or somebody else's */
export async function deleteNote(client: WritingClient, noteId: string): Promise<void> {
  try {
    await client.mutate({ mutation: DeleteOrderNoteDocument, variables: { noteId } })
  } catch (error) {
    throw toAppError(error)
  } finally {
    await readNotes(client)
  }
}
