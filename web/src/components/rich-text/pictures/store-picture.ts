import { toAppError } from '@/lib/errors.ts'
import { storeFile } from '@/lib/stored-files.ts'
import { picturesBucket } from '../view/signed-picture.ts'
import { removeUnusedPictures } from './sweep-pictures.ts'

/**
 * Stores a picture of a paper. When the writer's folder is full, pictures that no paper uses any more make room.
 * @throws AppError picture_quota_reached when all that it holds are in use
 */
export async function storePicture(key: string, picture: Blob): Promise<void> {
  try {
    await storeFile(picturesBucket, key, picture)
  } catch (error) {
    const full = toAppError(error).code === 'picture_quota_reached'
    if (!full || (await removeUnusedPictures()) === 0) throw error
    await storeFile(picturesBucket, key, picture)
  }
}
