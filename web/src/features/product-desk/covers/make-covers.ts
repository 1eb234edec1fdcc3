import { wasRefused } from '@/lib/was-refused.ts'
import { z } from 'zod/mini'
import type { BulkTarget } from '@/components/list/selection.ts'
import { readNow, writeRow, type WritingClient } from '@/graphql/write.ts'
import { AppError, toAppError } from '@/lib/errors.ts'
import { removeFiles } from '@/lib/stored-files.ts'
import { readPdf } from '../files/read-pdf.ts'
import { storePictures } from '../files/store-pictures.ts'
import { GivePicturesDocument, ProductsWithoutPicturesDocument } from './covers.generated.ts'

const shape = z.object({
  /** How many have none, those of this page among them. */
  left: z.number(),
  rows: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      version: z.string(),
      fileKey: z.string(),
      pages: z.nullable(z.number()),
      language: z.nullable(z.string()),
    }),
  ),
})

/** A resource that has a PDF and no picture. */
export type Bare = z.infer<typeof shape>['rows'][number]

/** @param after the id of the last one that was tried. @throws AppError */
export async function withoutPictures(
  client: WritingClient,
  target: BulkTarget,
  after: string | null,
) {
  const asked =
    target.kind === 'rows' ? { ids: target.ids } : { filter: target.filter, words: target.words }
  const data = await readNow(client, ProductsWithoutPicturesDocument, {
    target: JSON.stringify(asked),
    after,
  })
  const answer = data?.productsWithoutPictures
  if (typeof answer !== 'string') throw new AppError('unexpected')
  return shape.parse(JSON.parse(answer))
}

/**
 * Draws the first pages of its PDF and gives it these pictures; pages and language where it has none.
 * @throws AppError pdf_not_readable; row_changed when somebody wrote it since, and then nothing is left behind
 */
export async function givePictures(client: WritingClient, bare: Bare): Promise<void> {
  const { pages, language, pictures } = await readPdf(bare.fileKey, true)
  if (pictures.length === 0) throw new AppError('pdf_not_readable')
  const stored: string[] = []
  try {
    await storePictures(bare.id, pictures, (key) => void stored.push(key))
    await writeRow(client, GivePicturesDocument, {
      id: bare.id,
      version: bare.version,
      set: {
        thumbnails: stored,
        ...(bare.pages === null ? { pages } : {}),
        ...(bare.language === null && language !== '' ? { language } : {}),
      },
    })
  } catch (error) {
    if (wasRefused(error)) await removeFiles('images', stored).catch(() => undefined)
    const problem = toAppError(error)
    throw problem.code === 'not_found_or_forbidden'
      ? new AppError('row_changed', { cause: error })
      : problem
  }
}
