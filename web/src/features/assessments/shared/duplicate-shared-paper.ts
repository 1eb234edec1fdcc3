import type { AskedCopy } from '@/domain/templates/waiting-copies.ts'
import type { WritingClient } from '@/graphql/write.ts'
import { toAppError } from '@/lib/errors.ts'
import { titledPaper } from '../editor/paper-row.ts'
import { sharedPapers } from './save-shared-paper.ts'

/**
 * Saves a copy of a shared paper as it is now under another title.
 * @returns whether the template was still there
 * @throws AppError
 */
export async function duplicateSharedPaper(
  client: WritingClient,
  { of, id, title }: AskedCopy,
): Promise<boolean> {
  const stored = await sharedPapers.read(client, of)
  if (stored === null) return false
  try {
    await sharedPapers.save(client, titledPaper(stored.paper, title), { id })
  } catch (error) {
    // The answer to an earlier try was lost.
    if (toAppError(error).code !== sharedPapers.storedAlready) throw error
  }
  return true
}
