import { removeFiles } from '@/lib/stored-files.ts'
import { wasRefused } from '@/lib/was-refused.ts'
import type { NewPictures } from './use-new-pictures.ts'

/** What is left behind in the store is found by the content check, so it is no reason to bother anybody. */
export const quietly = (work: Promise<unknown>) => void work.catch(() => undefined)

/** The row was saved with these pictures: those that it no longer names are deleted. @param before those it had */
export function settlePictures(
  fresh: NewPictures,
  before: readonly string[],
  saved: readonly string[],
) {
  quietly(fresh.keep(saved))
  const removed = before.filter((key) => !saved.includes(key))
  if (removed.length > 0) quietly(removeFiles('images', removed))
}

/** Saves a row with these pictures. When the answer is lost, the row may name them: they stay, whatever is done next. */
export async function savePictured<T>(
  fresh: NewPictures,
  keys: readonly string[],
  save: Promise<T>,
): Promise<T> {
  try {
    return await save
  } catch (error) {
    if (!wasRefused(error)) fresh.letBe(keys)
    throw error
  }
}
