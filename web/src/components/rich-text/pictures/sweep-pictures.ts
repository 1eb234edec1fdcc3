import { apolloClient } from '@/graphql/client.ts'
import { removeFiles } from '@/lib/stored-files.ts'
import { picturesBucket } from '../view/signed-picture.ts'
import { UnusedPicturesDocument } from './unused-pictures.generated.ts'

let swept = false

/**
 * Removes the writer's pictures that no paper of theirs has held for a week (my_unused_pictures), once for each visit.
 * Nothing is said when it fails: the next visit tries again.
 */
export async function sweepPictures(): Promise<void> {
  if (swept) return
  swept = true
  try {
    const { data } = await apolloClient.query({
      query: UnusedPicturesDocument,
      fetchPolicy: 'no-cache',
    })
    const keys = (data?.myUnusedPictures ?? []).filter((key) => key !== null)
    if (keys.length > 0) await removeFiles(picturesBucket, keys)
  } catch {
    swept = false
  }
}
