import { z } from 'zod/mini'
import { fileRowShape, fileRunShape, type FileRow, type NamedFile } from '@/domain/runs/file-run.ts'
import { rowsOfRun } from '@/domain/runs/run-calls.ts'
import type { RunKind } from '@/domain/runs/run-kind.ts'
import { countOf } from '@/domain/runs/run-stage.ts'
import { useFileRun } from '@/domain/runs/use-file-run.ts'
import { askAgain } from '@/graphql/ask-again.ts'
import type { WritingClient } from '@/graphql/write.ts'
import { keptFiles } from '../bring/kept-files.ts'

/** What becomes of the rows of a file, in the order in which it is shown. */
export const outcomes = [
  'error',
  'failed',
  'create',
  'update',
  'created',
  'updated',
  'kept',
  'undone',
  'unchanged',
] as const

export type Outcome = (typeof outcomes)[number]

const state = z.extend(fileRunShape, {
  options: z.object({ rows: z.optional(z.number()), createTags: z.optional(z.boolean()) }),
})

export type ImportState = z.infer<typeof state>

/** A catalogue file whose columns are named. */
export type NamedCatalogue = NamedFile<{ createTags: boolean }>

/** Resources from a file. */
export const catalogueRuns: RunKind<ImportState, FileRow> = {
  name: 'catalogue',
  state,
  row: fileRowShape,
  atOnce: 200,
  stopsWhenLeft: true,
  refresh: async (client) =>
    askAgain(client, ['productCollection', 'searchProducts', 'productTagCollection']),
}

/** One import from the file to its end. */
export const useImport = () => useFileRun(catalogueRuns, ({ hash }) => keptFiles.forget(hash))

/** As run_rows() allows. */
const atOnce = 1000

/** All rows that were not taken, for the file that is downloaded. @throws AppError */
export async function refusedRows(client: WritingClient, now: ImportState): Promise<FileRow[]> {
  const rows: FileRow[] = []
  for (const outcome of ['error', 'failed'] as const)
    for (let rowsBefore = 0; rowsBefore < countOf(now, outcome); rowsBefore += atOnce) {
      const page = { runId: now.id, outcome, atMost: atOnce, rowsBefore }
      rows.push(...(await rowsOfRun(client, catalogueRuns, page)))
    }
  return rows.sort((a, b) => a.n - b.n)
}
