import { z } from 'zod/mini'
import type { BulkTarget } from '@/components/list/selection.ts'
import { writeRow, type WritingClient } from '@/graphql/write.ts'
import { AppError } from '@/lib/errors.ts'
import {
  PlanProductChangeDocument,
  ProductChangeRowsDocument,
  RunProductChangeDocument,
  UndoProductChangeDocument,
} from './product-change.generated.ts'

const summaryShape = z.object({
  id: z.string(),
  planned: z.number(),
  same: z.number(),
  refused: z.number(),
  done: z.number(),
  skipped: z.number(),
})

/** How many products of a change have which outcome. */
export type ChangeSummary = z.infer<typeof summaryShape>
export type Outcome = Exclude<keyof ChangeSummary, 'id'>

const columnsShape = z.record(z.string(), z.unknown())
const rowsShape = z.array(
  z.object({
    productId: z.string(),
    title: z.string(),
    /** The columns of the table that change, as they are and as they are to be. */
    before: columnsShape,
    after: columnsShape,
    reason: z.nullable(z.enum(['not_there', 'price_too_high', 'changed_since'])),
  }),
)

export type ChangeRow = z.infer<typeof rowsShape>[number]

function read<T>(shape: z.ZodMiniType<T>, answer: string | null): T {
  if (answer === null) throw new AppError('unexpected')
  return shape.parse(JSON.parse(answer))
}

/** How the database is told which products are meant: what was counted is counted again. */
const targetOf = (target: BulkTarget) =>
  target.kind === 'rows'
    ? { target: { ids: target.ids }, expectedCount: target.ids.length }
    : { target: { filter: target.filter, words: target.words }, expectedCount: target.count }

/**
 * Works out what a change would do, and stores that.
 * @param change as plan_product_change() takes it
 * @throws AppError selection_changed when others match the filter by now
 */
export async function planChange(
  client: WritingClient,
  chosen: BulkTarget,
  change: object,
): Promise<ChangeSummary> {
  const { target, expectedCount } = targetOf(chosen)
  const variables = {
    target: JSON.stringify(target),
    change: JSON.stringify(change),
    expectedCount,
  }
  const { planProductChange } = await writeRow(client, PlanProductChangeDocument, variables)
  return read(summaryShape, planProductChange)
}

export const rowsAtATime = 20

/** The next rows of a change with an outcome, by title. @throws AppError */
export async function rowsOfChange(
  client: WritingClient,
  changeId: string,
  outcome: Outcome,
  rowsBefore: number,
): Promise<ChangeRow[]> {
  const { productChangeRows } = await writeRow(client, ProductChangeRowsDocument, {
    changeId,
    outcome,
    atMost: rowsAtATime,
    rowsBefore,
  })
  return read(rowsShape, productChangeRows)
}

/**
 * Carries out a planned change, in batches of the size that the database writes within its time.
 * @param progress told after each batch
 * @throws AppError; what was done until then stays done, and calling it again goes on from there
 */
export async function runChange(
  client: WritingClient,
  planned: ChangeSummary,
  progress: (summary: ChangeSummary) => void,
  atMost = 500,
): Promise<ChangeSummary> {
  let now = planned
  while (now.planned > 0) {
    const { runProductChange } = await writeRow(client, RunProductChangeDocument, {
      changeId: planned.id,
      atMost,
    })
    now = read(summaryShape, runProductChange)
    progress(now)
  }
  return now
}

/** Plans to take back what was done. @throws AppError product_change_undone */
export async function planUndo(client: WritingClient, changeId: string): Promise<ChangeSummary> {
  const { undoProductChange } = await writeRow(client, UndoProductChangeDocument, { changeId })
  return read(summaryShape, undoProductChange)
}
