import { askAgain } from '@/graphql/ask-again.ts'
import { readNow, writeRow, type WritingClient } from '@/graphql/write.ts'
import { AppError } from '@/lib/errors.ts'
import {
  AddImportRowsDocument,
  CheckImportDocument,
  ImportRowsDocument,
  RunImportDocument,
  StartImportDocument,
  StopImportDocument,
  UndoImportDocument,
} from '../catalogue-import.generated.ts'
import { countOf, readRows, readState, type ImportRow, type ImportState } from './import-state.ts'

/** Rows of a file that are sent in one request. */
const sentAtOnce = 500
/** As import_rows() allows. */
const atOnce = 1000

function stateIn(json: string | null): ImportState {
  const now = readState(json)
  if (now === null) throw new AppError('unexpected')
  return now
}

/** @throws AppError import_malformed */
export async function startImport(
  client: WritingClient,
  file: {
    name: string
    hash: string
    mapping: Record<string, string>
    options: { createTags: boolean; rows: number }
  },
): Promise<ImportState> {
  const { startImport: answer } = await writeRow(client, StartImportDocument, {
    file: JSON.stringify(file),
  })
  return stateIn(answer)
}

/** Sends the rows of a file. @param onSent how many have arrived. @throws AppError */
export async function sendRows(
  client: WritingClient,
  importId: string,
  rows: readonly Record<string, string>[],
  onSent: (count: number) => void,
) {
  for (let at = 0; at < rows.length; at += sentAtOnce) {
    const cells = JSON.stringify(rows.slice(at, at + sentAtOnce))
    await writeRow(client, AddImportRowsDocument, { importId, firstN: at + 1, cells })
    onSent(Math.min(at + sentAtOnce, rows.length))
  }
}

/** Works out what the next rows would do. @throws AppError */
export const checkNext = async (client: WritingClient, importId: string) =>
  stateIn((await writeRow(client, CheckImportDocument, { importId })).checkImport)

/** Carries out the next rows. @throws AppError import_stopped */
export const runNext = async (client: WritingClient, importId: string) =>
  stateIn((await writeRow(client, RunImportDocument, { importId })).runImport)

/** Takes back the next rows. @throws AppError import_too_old */
export const undoNext = async (client: WritingClient, importId: string) =>
  stateIn((await writeRow(client, UndoImportDocument, { importId })).undoImport)

/** No more rows are carried out, in any window; or again they are. @throws AppError */
export const stopImport = async (client: WritingClient, importId: string, stopped: boolean) =>
  stateIn((await writeRow(client, StopImportDocument, { importId, stopped })).stopImport)

/** All rows that were not taken, for the file that is downloaded. @throws AppError */
export async function refusedRows(client: WritingClient, now: ImportState): Promise<ImportRow[]> {
  const rows: ImportRow[] = []
  for (const outcome of ['error', 'failed'] as const)
    for (let rowsBefore = 0; rowsBefore < countOf(now, outcome); rowsBefore += atOnce) {
      const page = { importId: now.id, outcome, atMost: atOnce, rowsBefore }
      rows.push(...readRows((await readNow(client, ImportRowsDocument, page))?.importRows))
    }
  return rows.sort((a, b) => a.n - b.n)
}

/** Asks again for what shows resources. */
export const askForResources = async (client: WritingClient) =>
  askAgain(client, ['productCollection', 'searchProducts', 'productTagCollection'])
