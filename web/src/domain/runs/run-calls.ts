import { readNow, writeRow, type WritingClient } from '@/graphql/write.ts'
import { readRows, runIn } from './read-run.ts'
import type { RunKind, RunRow, RunState } from './run-kind.ts'
import {
  CarryOutRunDocument,
  RunRowsDocument,
  StopRunDocument,
  UndoRunDocument,
} from './runs.generated.ts'

/** Carries out the next rows. @throws AppError run_stopped, run_not_found, run_not_checked */
export const carryOutNext = async <State extends RunState>(
  client: WritingClient,
  kind: Pick<RunKind<State, RunRow>, 'state' | 'atOnce'>,
  runId: string,
): Promise<State> =>
  runIn(
    kind,
    (await writeRow(client, CarryOutRunDocument, { runId, atMost: kind.atOnce })).carryOutRun,
  )

/** Takes back the next rows. @throws AppError run_too_old, run_not_found */
export const undoNext = async <State extends RunState>(
  client: WritingClient,
  kind: Pick<RunKind<State, RunRow>, 'state' | 'atOnce'>,
  runId: string,
): Promise<State> =>
  runIn(kind, (await writeRow(client, UndoRunDocument, { runId, atMost: kind.atOnce })).undoRun)

/** No more rows are carried out, in any window; or again they are. @throws AppError run_stopped, run_not_found */
export const stopRun = async <State extends RunState>(
  client: WritingClient,
  kind: Pick<RunKind<State, RunRow>, 'state'>,
  runId: string,
  stopped: boolean,
): Promise<State> =>
  runIn(kind, (await writeRow(client, StopRunDocument, { runId, stopped })).stopRun)

/** Rows of a run with an outcome, in their order. @throws AppError run_not_found */
export async function rowsOfRun<Row extends RunRow>(
  client: WritingClient,
  kind: Pick<RunKind<RunState, Row>, 'row'>,
  page: { runId: string; outcome: string; atMost: number; rowsBefore: number },
): Promise<Row[]> {
  return readRows(kind, (await readNow(client, RunRowsDocument, page))?.runRows)
}
