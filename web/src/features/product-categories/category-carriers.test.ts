import { expect, test } from 'vitest'
import { oneRow, writingClient } from '@/testing/writing-client.ts'
import { readCategory, saveCategory } from './save-category.ts'

test('a category that is read is saved as it was, of each column', async () => {
  const row = { name: 'Fractions', grade: '4', parentId: 'parent' }
  const { client, sent } = writingClient(
    oneRow('productCategoryCollection', { nodeId: 'n', id: 'c', updatedAt: 'now', ...row }),
    { updateProductCategoryCollection: { affectedCount: 1 } },
  )
  const now = await readCategory(client, 'c')
  if (now === null) throw new Error('it is there')
  await saveCategory(client, now.values, { id: 'c', version: now.version })
  expect(sent()).toEqual({ id: 'c', version: 'now', row })
})
