import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { COMMUNICATION_PICTURES, communicationPictureKeys } from '../communication-pictures.ts'
import { chalkWebp } from './chalk-picture.ts'

/** Writes the pictures of one communication. Returns the size of each file. */
export async function writePictures(name: string, outDir: string): Promise<Record<string, number>> {
  const keys = communicationPictureKeys(name)
  const sizes: Record<string, number> = {}
  for (const [index, picture] of (COMMUNICATION_PICTURES[name] ?? []).entries()) {
    const key = keys[index]
    if (key === undefined) throw new Error(`${name}: more pictures than keys`)
    const bytes = await chalkWebp(picture)
    const path = join(outDir, key)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, bytes)
    sizes[key] = bytes.length
  }
  return sizes
}
