import { z } from 'zod/mini'
import type { BulkTarget } from '@/components/list/selection.ts'
import { runIn } from '@/domain/runs/read-run.ts'
import { rowShape, runShape, type RunKind, type RunState } from '@/domain/runs/run-kind.ts'
import { writeRow, type WritingClient } from '@/graphql/write.ts'
import { askForProducts } from '../save-product.ts'
import { PlanProductChangeDocument } from './product-change.generated.ts'

const columnsShape = z.record(z.string(), z.unknown())
const changeRowShape = z.extend(rowShape, {
  /** The columns of the table that change, as they are and as they are to be. */
  before: columnsShape,
  after: columnsShape,
})

export type ChangeRow = z.infer<typeof changeRowShape>

/** Changes of many products. */
export const productChanges: RunKind<RunState, ChangeRow> = {
  name: 'product_change',
  state: runShape,
  row: changeRowShape,
  // What the database writes within its time.
  atOnce: 500,
  // There is no way back to one that was left half-way.
  stopsWhenLeft: false,
  refresh: askForProducts,
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
): Promise<RunState> {
  const { target, expectedCount } = targetOf(chosen)
  const variables = {
    target: JSON.stringify(target),
    change: JSON.stringify(change),
    expectedCount,
  }
  const { planProductChange } = await writeRow(client, PlanProductChangeDocument, variables)
  return runIn(productChanges, planProductChange)
}
