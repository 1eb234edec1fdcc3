import { z } from 'zod/mini'
import type { WritingClient } from '@/graphql/write.ts'

/** What run_state() answers of every kind of run; a kind adds what was asked. */
export const runShape = z.object({
  id: z.string(),
  status: z.enum(['checking', 'running', 'stopped', 'undoing']),
  createdAt: z.string(),
  /** How many rows have which outcome. */
  counts: z.record(z.string(), z.number()),
  /** How many rows that are still to be carried out have which warning. */
  warnings: z.record(z.string(), z.number()),
})

export type RunState = z.infer<typeof runShape>

/** A row as run_rows() answers it; a kind says what its values are. */
export const rowShape = z.object({
  n: z.number(),
  title: z.string(),
  targetId: z.nullable(z.string()),
  /** Why it is not done, or was not taken back. */
  errors: z.array(z.object({ column: z.string(), word: z.string() })),
  warning: z.nullable(z.string()),
})

export type RunRow = z.infer<typeof rowShape>

/** What the engine of runs asks of a kind in the browser; in the database that is run_adapters. */
export interface RunKind<State extends RunState, Row extends RunRow> {
  /** Its name in run_adapters. */
  name: string
  state: z.ZodMiniType<State>
  row: z.ZodMiniType<Row>
  /** Rows that one request carries out or takes back; the database allows so many or fewer. */
  atOnce: number
  /** Whether it stops when its dialog is left. Only for kinds that can be opened again. */
  stopsWhenLeft: boolean
  /** Asks again for what shows the targets. */
  refresh: (client: WritingClient) => Promise<unknown>
}
