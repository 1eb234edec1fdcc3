import { pictureKey } from '@/components/pictures/picture-key.ts'
import { shrinkPicture } from '@/components/pictures/shrink-picture.ts'
import { uploadFile } from '@/domain/product/content-files/upload-file.ts'
import { fileOfFunction } from '@/lib/edge-function.ts'
import { AppError } from '@/lib/errors.ts'
import { storeFile } from '@/lib/stored-files.ts'
import { serverNow } from '@/lib/server-clock.ts'
import { findInFolder } from './find-in-folder.ts'
import { isAddress, type WantedFile } from './wanted-files.ts'

/** As the bucket "content" takes it. */
const mostBytes = 200 * 1024 * 1024

/** The last part of an address, which is what people call the file. */
const nameIn = (address: string) => {
  const { pathname } = new URL(address)
  return decodeURIComponent(pathname.split('/').at(-1) ?? '')
}

async function fileOf({ text, wanted }: WantedFile, folder: readonly File[]): Promise<File> {
  if (isAddress(text)) {
    const blob = await fileOfFunction('fetch-file', { address: text, wanted })
    return new File([blob], nameIn(text), { type: blob.type })
  }
  const found = findInFolder(text, folder)
  if (typeof found === 'string') throw new AppError(found)
  if (found.size > mostBytes) throw new AppError('file_too_large')
  return found
}

/**
 * Brings in one file that a cell names and stores it: a picture as the shop shows it, anything else as it is.
 * @param folder the files that were chosen
 * @param place the folder of this import in both buckets
 * @returns its key
 * @throws AppError; a word that begins with "file_" is about this file, any other about the line or the account
 */
export async function bringFile(
  file: WantedFile,
  folder: readonly File[],
  place: string,
): Promise<string> {
  const found = await fileOf(file, folder)
  if (file.wanted === 'content') {
    const upload = await uploadFile(`ProductsContent/${place}`, found, () => undefined)
    return upload.done
  }
  const picture = await shrinkPicture(found)
  if (picture === null) throw new AppError('file_type_not_allowed')
  const key = pictureKey(`Products/${place}`, found.name, serverNow())
  await storeFile('images', key, picture)
  return key
}
