import { randomUUID } from 'node:crypto'
import { afterAll } from 'vitest'
import { service } from '../gateway/people.ts'

/**
 * Creates a tree for one test file: a root with children `1 <tag>`, `2 <tag>`, ... It is removed afterwards. The tests
 * use a table of the product, because tables cannot be created over HTTP.
 */
export async function newTree(size: number): Promise<{ tag: string; root: string }> {
  const tag = randomUUID()
  const { data, error } = await service()
    .from('product_category')
    .insert({ name: tag })
    .select('id')
    .single<{ id: string }>()
  if (error !== null) throw error
  const { id } = data
  const children = Array.from({ length: size }, (_, index) => ({
    name: `${String(index + 1)} ${tag}`,
    parent_id: id,
    grade: String(index + 1),
  }))
  const made = await service().from('product_category').insert(children)
  if (made.error !== null) throw made.error
  afterAll(async () => {
    await service().from('product_category').delete().like('name', `%${tag}`).neq('id', id)
    await service().from('product_category').delete().eq('id', id)
  })
  return { tag, root: id }
}
