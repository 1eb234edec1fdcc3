import { z } from 'zod/mini'
import { writeRow, type WritingClient } from '@/graphql/write.ts'
import { runIn } from './read-run.ts'
import { rowShape, runShape, type RunKind, type RunRow } from './run-kind.ts'
import { rowsIn } from './run-stage.ts'
import {
  AddImportRowsDocument,
  CheckImportDocument,
  PlanRemovalsDocument,
  StartImportDocument,
} from './runs.generated.ts'

/** A run whose rows come from a file. */
export const fileRunShape = z.extend(runShape, {
  fileName: z.string(),
  /** SHA-256 of the file. */
  fileHash: z.string(),
  /** The heads of the file, each with the key of its column. */
  mapping: z.record(z.string(), z.string()),
  /** How many rows the file has: with fewer of them the import cannot go on. A kind adds options of its own. */
  options: z.object({ rows: z.optional(z.number()) }),
  /** How many targets the file does not have, each of them a row of the run; told once it is checked. */
  gone: z.optional(z.number()),
  /** How many of those that stay are used by somebody. */
  goneInUse: z.optional(z.number()),
  /** When somebody imported the same file; only told at the start. */
  sameFileAt: z.optional(z.nullable(z.string())),
})

export type FileRun = z.infer<typeof fileRunShape>

const texts = z.record(z.string(), z.string())

/** A row of a file: its cells, and the columns that change, as they are and as they are to be. Null until it is checked. */
export const fileRowShape = z.extend(rowShape, {
  raw: texts,
  before: z.nullable(texts),
  after: z.nullable(texts),
})

export type FileRow = z.infer<typeof fileRowShape>

/** A file whose columns are named. */
export interface NamedFile<Options extends object = object> {
  name: string
  hash: string
  mapping: Record<string, string>
  options: Options
  rows: Record<string, string>[]
}

/** How many rows of the file have arrived. */
export const arrivedIn = (now: FileRun): number => rowsIn(now) - (now.gone ?? 0)

/** Whether all rows of the file have arrived. */
export const isWhole = (now: FileRun): boolean => arrivedIn(now) === now.options.rows

/** Rows of a file that are sent in one request. */
const sentAtOnce = 500

type Kind<State extends FileRun> = Pick<RunKind<State, RunRow>, 'name' | 'state'>

/** @throws AppError import_malformed */
export async function startImport<State extends FileRun>(
  client: WritingClient,
  kind: Kind<State>,
  { name, hash, mapping, options, rows }: NamedFile,
): Promise<State> {
  const file = { name, hash, mapping, options: { ...options, rows: rows.length } }
  const { startImport: answer } = await writeRow(client, StartImportDocument, {
    kind: kind.name,
    file: JSON.stringify(file),
  })
  return runIn(kind, answer)
}

/** Sends the rows of a file. @param onSent how many have arrived. @throws AppError */
export async function sendRows(
  client: WritingClient,
  runId: string,
  rows: readonly Record<string, string>[],
  onSent: (count: number) => void,
) {
  for (let at = 0; at < rows.length; at += sentAtOnce) {
    const cells = JSON.stringify(rows.slice(at, at + sentAtOnce))
    await writeRow(client, AddImportRowsDocument, { runId, firstN: at + 1, cells })
    onSent(Math.min(at + sentAtOnce, rows.length))
  }
}

/** Works out what the next rows would do. @throws AppError */
export const checkNext = async <State extends FileRun>(
  client: WritingClient,
  kind: Kind<State>,
  runId: string,
): Promise<State> =>
  runIn(kind, (await writeRow(client, CheckImportDocument, { runId })).checkImport)

/** What the file does not have and nobody uses is to be removed, too. @throws AppError run_not_checked, run_stopped */
export const planRemovals = async <State extends FileRun>(
  client: WritingClient,
  kind: Kind<State>,
  runId: string,
): Promise<State> =>
  runIn(kind, (await writeRow(client, PlanRemovalsDocument, { runId })).planRemovals)
