import { writeRow, type WritingClient } from '@/graphql/write.ts'
import { termLists as lists } from '../term-lists.ts'
import { AddTermSetDocument } from '../terms.generated.ts'
import { isCopy } from './term-set.ts'
import type { TermSetValues } from './term-set-schema.ts'

/**
 * Adds the terms of a year that the list has not. @returns how many
 * @throws AppError term_set_not_known, biweek_colors_used_up
 */
export async function addTermSet(client: WritingClient, values: TermSetValues): Promise<number> {
  const { source, withCycles } = values
  const provinces = isCopy(source) ? null : values.provinces
  const answer = await writeRow(
    client,
    AddTermSetDocument,
    { source, provinces, withCycles },
    lists,
  )
  return answer.addTermSet ?? 0
}
