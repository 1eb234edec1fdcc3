import { z } from 'zod/mini'
import { AppError } from '@/lib/errors.ts'
import type { RunKind, RunRow, RunState } from './run-kind.ts'

/** A run as the database answers it; null where there is none. JSON arrives as text. */
export const readRun = <State extends RunState>(
  { state }: Pick<RunKind<State, RunRow>, 'state'>,
  json: string | null | undefined,
): State | null =>
  json === null || json === undefined ? null : z.nullable(state).parse(JSON.parse(json))

/** The run in an answer. @throws AppError unexpected when there is none */
export function runIn<State extends RunState>(
  kind: Pick<RunKind<State, RunRow>, 'state'>,
  json: string | null | undefined,
): State {
  const now = readRun(kind, json)
  if (now === null) throw new AppError('unexpected')
  return now
}

/** The rows of a run in an answer. */
export const readRows = <Row extends RunRow>(
  { row }: Pick<RunKind<RunState, Row>, 'row'>,
  json: string | null | undefined,
): Row[] => (json === null || json === undefined ? [] : z.array(row).parse(JSON.parse(json)))
