import { pictureKey } from '@/components/pictures/picture-key.ts'
import { shrinkPicture } from '@/components/pictures/shrink-picture.ts'
import { AppError } from '@/lib/errors.ts'
import { serverNow } from '@/lib/server-clock.ts'
import { removeFiles, storeFile } from '@/lib/stored-files.ts'

const bucket = 'images'

/**
 * Makes a chosen logo smaller and stores it.
 * @param folder the id of the school, or any id of a new one: only the key is kept
 * @returns its key
 * @throws AppError file_type_not_allowed for a file that is no picture, whatever its name says
 */
export async function storeLogo(folder: string, file: File): Promise<string> {
  const picture = await shrinkPicture(file)
  if (picture === null) throw new AppError('file_type_not_allowed')
  const key = pictureKey(`Schools/${folder}`, file.name, serverNow())
  await storeFile(bucket, key, picture)
  return key
}

/** What no school names any more. What is left behind is found by the content check, so it bothers nobody. */
export function dropLogo(key: string | null | undefined): void {
  if (key !== null && key !== undefined) void removeFiles(bucket, [key]).catch(() => undefined)
}
