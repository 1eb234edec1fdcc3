import { toAppError } from '@/lib/errors.ts'
import { storeFile } from '@/lib/stored-files.ts'
import { pictureUrl } from '@/lib/picture-url.ts'
import { picturesBucket, rememberPicture } from '../view/signed-picture.ts'
import { removeUnusedPictures, sweepPictures } from './sweep-pictures.ts'

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

/** Where the new pictures of a page's text are kept: in a folder of the bucket that anybody may read. */
export interface PicturePlace {
  folder: string
  /** A new file is there, and no saved text names it yet. */
  onStored: (key: string) => void
}

const nameOf = (picture: Blob) =>
  `${crypto.randomUUID()}.${picture.type === 'image/jpeg' ? 'jpg' : 'png'}`

/** Stores a picture of a page's text. @returns what the text names it by. @throws AppError */
export async function keepOnPage(place: PicturePlace, picture: Blob): Promise<string> {
  const key = `${place.folder}/${nameOf(picture)}`
  await storeFile('images', key, picture)
  place.onStored(key)
  return pictureUrl(key)
}

/**
 * Stores a picture of a paper, which shows it from the address that it has here already.
 * @returns what the text names it by. @throws AppError
 */
export async function keepInPaper(folder: string, picture: Blob, shown: string): Promise<string> {
  const key = `Assessments/${folder}/${nameOf(picture)}`
  await storePicture(key, picture)
  rememberPicture(key, shown)
  void sweepPictures()
  return `${picturesBucket}/${key}`
}
