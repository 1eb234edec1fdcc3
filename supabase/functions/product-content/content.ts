import { z } from 'zod'
import type { Client } from '../_shared/project/clients.ts'
import { throwDatabaseError } from '../_shared/project/database-error.ts'
import type { StoredFile } from './handler.ts'

const storedFiles = z.array(
  z
    .object({
      file_key: z.string(),
      file_name: z.string(),
      file_size: z.number(),
      corrected_at: z.string().nullable(),
      correction: z.string().nullable(),
      unseen: z.boolean().nullable(),
    })
    .transform((file): StoredFile => ({
      key: file.file_key,
      name: file.file_name,
      size: file.file_size,
      ...(file.corrected_at === null
        ? {}
        : {
            correction: {
              at: file.corrected_at,
              sentence: file.correction,
              unseen: file.unseen === true,
            },
          }),
    })),
)

export async function listContent(
  asCaller: Client,
  productId: string,
): Promise<{ files: StoredFile[]; urls: string[] }> {
  const [files, urls] = await Promise.all([
    asCaller.rpc('product_files', { product_id: productId }),
    asCaller.rpc('product_urls', { product_id: productId }),
  ])
  if (files.error !== null) throwDatabaseError(files.error)
  if (urls.error !== null) throwDatabaseError(urls.error)
  return { files: storedFiles.parse(files.data), urls: z.array(z.string()).parse(urls.data) }
}

export async function recordDownload(
  asCaller: Client,
  productId: string,
  fileKey: string,
): Promise<void> {
  const { error } = await asCaller.rpc('record_download', {
    product_id: productId,
    file_key: fileKey,
  })
  if (error !== null) throwDatabaseError(error)
}
