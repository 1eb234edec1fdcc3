import { apolloClient } from '@/graphql/client.ts'
import { removeFiles } from '@/lib/stored-files.ts'
import { picturesBucket } from '../view/signed-picture.ts'
import { UnusedPicturesDocument } from './unused-pictures.generated.ts'

/**
 * Removes the writer's pictures that no paper of theirs has held for a week (my_unused_pictures), up to a hundred.
 * @returns how many
 * @throws AppError
 */
export async function removeUnusedPictures(): Promise<number> {
  const { data } = await apolloClient.query({
    query: UnusedPicturesDocument,
    fetchPolicy: 'no-cache',
  })
  const keys = (data?.myUnusedPictures ?? []).filter((key) => key !== null)
  if (keys.length > 0) await removeFiles(picturesBucket, keys)
  return keys.length
}

let swept = false

/** Removes them once for each visit. Nothing is said when it fails: the next upload tries again. */
export async function sweepPictures(): Promise<void> {
  if (swept) return
  swept = true
  try {
    await removeUnusedPictures()
  } catch {
    swept = false
  }
}
