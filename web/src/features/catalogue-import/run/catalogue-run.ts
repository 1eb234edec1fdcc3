import { z } from 'zod/mini'
import { fileRowShape, fileRunShape, type FileRow, type NamedFile } from '@/domain/runs/file-run.ts'
import type { RunKind } from '@/domain/runs/run-kind.ts'
import { useFileRun } from '@/domain/runs/use-file-run.ts'
import { askAgain } from '@/graphql/ask-again.ts'
import { keptFiles } from '../bring/kept-files.ts'

const state = z.extend(fileRunShape, {
  options: z.object({ rows: z.optional(z.number()), createTags: z.optional(z.boolean()) }),
})

export type ImportState = z.infer<typeof state>

/** What is chosen for a catalogue file besides its columns. */
export interface CatalogueOptions {
  createTags: boolean
}

/** A catalogue file whose columns are named. */
export type NamedCatalogue = NamedFile<CatalogueOptions>

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
