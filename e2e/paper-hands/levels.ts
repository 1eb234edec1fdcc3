import { randomUUID } from 'node:crypto'
import { service } from '../support/api.ts'
import type { WrittenPaper } from '../gallery/papers/writing.ts'

/**
 * The taxonomy of a paper by its name. One that no official document prescribes is made as the back-office makes it, for as
 * long as it is needed.
 */
export async function levelsFor(
  paper: WrittenPaper,
): Promise<{ name: string | null; remove: () => Promise<void> }> {
  const levels = new Map(
    paper.questions
      .flatMap(({ fields }) => fields)
      .flatMap(({ cognitiveLevel }) =>
        cognitiveLevel ? [[cognitiveLevel.label, cognitiveLevel.percentage] as const] : [],
      ),
  )
  const keep = () => Promise.resolve()
  if (paper.taxonomy !== undefined) return { name: paper.taxonomy, remove: keep }
  if (levels.size === 0) return { name: null, remove: keep }
  const name = `${paper.subject} ${randomUUID().slice(0, 8)}`
  const { data } = await service
    .from('taxonomy')
    .insert({ name })
    .select('id')
    .single<{ id: string }>()
    .throwOnError()
  await service
    .from('cognitive_level')
    .insert(
      [...levels].map(([label, percentage], index) => ({
        taxonomy_id: data.id,
        label,
        percentage,
        position: index + 1,
      })),
    )
    .throwOnError()
  return {
    name,
    remove: async () => {
      await service.from('taxonomy').delete().eq('id', data.id).throwOnError()
    },
  }
}
