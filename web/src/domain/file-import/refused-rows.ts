import type { FileRow } from '@/domain/runs/file-run.ts'
import { rowsOfRun } from '@/domain/runs/run-calls.ts'
import type { RunKind, RunState } from '@/domain/runs/run-kind.ts'
import { countOf } from '@/domain/runs/run-stage.ts'
import type { WritingClient } from '@/graphql/write.ts'

/** As run_rows() allows. */
const atOnce = 1000

/** All rows that were not taken, for the file that is downloaded. @throws AppError */
export async function refusedRows(
  client: WritingClient,
  runs: Pick<RunKind<RunState, FileRow>, 'row'>,
  now: RunState,
): Promise<FileRow[]> {
  const rows: FileRow[] = []
  for (const outcome of ['error', 'failed'] as const)
    for (let rowsBefore = 0; rowsBefore < countOf(now, outcome); rowsBefore += atOnce) {
      const page = { runId: now.id, outcome, atMost: atOnce, rowsBefore }
      rows.push(...(await rowsOfRun(client, runs, page)))
    }
  return rows.sort((a, b) => a.n - b.n)
}
