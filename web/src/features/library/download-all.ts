import { AppError, toAppError } from '@/lib/errors.ts'
import { downloadFile, type TransferOptions } from './download-file.ts'
import type { OwnedResource } from './library-item.ts'
import { fetchProductContent, type ContentFile } from './product-content.ts'

/** A file and the folder of the archive that it goes to; null for none. */
export interface ArchivedFile {
  folder: string | null
  file: ContentFile
}

/** What an archive is to hold. */
export interface Findings {
  files: readonly ArchivedFile[]
  /** What could not even be looked up: titles of resources. */
  missing: readonly string[]
}

export interface Archive {
  /** A zip of everything that came. */
  blob: Blob
  /** The names of what did not come; the archive is without it. */
  missing: string[]
}

/**
 * Downloads the files one after another into one zip; each counts as a download of its own.
 * @throws AppError when no file came
 */
export async function downloadAll(
  { files, missing: notFound }: Findings,
  { cancel, onProgress }: TransferOptions,
): Promise<Archive> {
  const { makeZip } = await import('client-zip')
  const missing = [...notFound]
  const taken = new Set<string>()
  let before = 0
  let lastError: unknown = new AppError('file_not_found')

  async function* fetched() {
    for (const { folder, file } of files) {
      const blob = await downloadFile(file.fileUrl, {
        cancel,
        onProgress: (received) => onProgress(before + Math.min(received, file.size)),
      }).catch((error: unknown) => {
        if (cancel.aborted) throw error
        lastError = error
        missing.push(file.fileName)
      })
      before += file.size
      onProgress(before)
      if (blob !== undefined) {
        yield { name: freeName(pathOf(folder, file.fileName), taken), input: blob }
      }
    }
  }
  const headers = { 'content-type': 'application/zip' }
  const blob = await new Response(makeZip(fetched()), { headers }).blob()
  if (taken.size === 0) throw toAppError(lastError)
  return { blob, missing }
}

/** The files of the resources of a bundle, a folder for each. */
export async function findFilesOf(resources: readonly OwnedResource[]): Promise<Findings> {
  const contents = await Promise.allSettled(
    resources.map(async ({ id, title }) => {
      const { files } = await fetchProductContent(id)
      return files.map((file) => ({ folder: title, file }))
    }),
  )
  return {
    files: contents.flatMap((content) => (content.status === 'fulfilled' ? content.value : [])),
    missing: contents.flatMap((content, index) =>
      content.status === 'fulfilled' ? [] : (resources[index]?.title ?? []),
    ),
  }
}

/** A name that every system allows for a file or folder. */
export const safeName = (name: string) => name.replace(/[\\/:*?"<>|\u0000-\u001f\s]+/g, ' ').trim()

const pathOf = (folder: string | null, name: string) =>
  folder === null ? safeName(name) : `${safeName(folder)}/${safeName(name)}`

/** Two files of the same name: "Memo.pdf" and "Memo (2).pdf". */
function freeName(path: string, taken: Set<string>): string {
  const [, stem = path, ending = ''] = /^(.*?)(\.[^./]+)?$/.exec(path) ?? []
  let name = path
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) {
    name = `${stem} (${String(number)})${ending}`
  }
  taken.add(name.toLowerCase())
  return name
}
