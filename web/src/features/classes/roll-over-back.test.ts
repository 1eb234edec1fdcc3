import { expect, test, vi } from 'vitest'
import { rollOver } from './roll-over.ts'

vi.mock('@/graphql/ask-again.ts', () => ({ askAgain: vi.fn() }))

test('the way back says how many classes stay because they were changed or used', async () => {
  const made = ['a', 'b', 'c'].map((id) => ({ node: { nodeId: id, id, updatedAt: 'v1' } }))
  const mutate = vi
    .fn()
    .mockResolvedValueOnce({ data: { rollOverClasses: { edges: made } } })
    .mockResolvedValueOnce({ data: { takeBackClasses: { edges: [{}, {}] } } })
  const asked = { fromYear: 2026, toYear: 2027, classIds: ['x', 'y', 'z'] }
  const { count, back } = await rollOver({ mutate } as never, asked)
  expect(count).toBe(3)
  expect(await back()).toBe(1)
  expect(mutate.mock.lastCall).toMatchObject([{ variables: { ids: ['a', 'b', 'c'], made: 'v1' } }])
})
