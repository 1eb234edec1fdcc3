import { pictureKey } from '@/components/pictures/picture-key.ts'
import { storeFile } from '@/lib/stored-files.ts'
import { serverNow } from '@/lib/server-clock.ts'

/**
 * Stores pictures of the pages of a PDF, the cover first.
 * @param onStored told of each, so that it can be taken back
 * @returns their keys
 * @throws AppError; what was stored until then stays
 */
export async function storePictures(
  productId: string,
  pictures: readonly Blob[],
  onStored: (key: string) => void,
): Promise<string[]> {
  const keys: string[] = []
  const now = serverNow()
  for (const [place, picture] of pictures.entries()) {
    const name = place === 0 ? 'cover' : `page-${String(place + 1)}`
    const key = pictureKey(`Products/${productId}`, name, now + place)
    await storeFile('images', key, picture)
    onStored(key)
    keys.push(key)
  }
  return keys
}
