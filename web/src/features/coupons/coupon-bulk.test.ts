import { expect, test, vi } from 'vitest'
import type { WritingClient } from '@/graphql/write.ts'
import { enableTarget } from './coupon-bulk.ts'

/** A server that gives thirty rows at a time, whatever is asked for. */
function serverWith(ids: readonly string[]) {
  const mutate = vi.fn(({ variables }: { variables: { ids: string[] } }) =>
    Promise.resolve({ data: { updateCouponCollection: { affectedCount: variables.ids.length } } }),
  )
  const query = ({ variables: { offset } }: { variables: { offset: number } }) =>
    Promise.resolve({
      data: { list: { edges: ids.slice(offset, offset + 30).map((id) => ({ node: { id } })) } },
    })
  const client = { mutate, query, refetchQueries: () => Promise.resolve([]) }
  return { client: client as unknown as WritingClient, mutate }
}

const many = Array.from({ length: 130 }, (_, index) => `id-${String(index)}`)
const all = (count: number) => ({ kind: 'all', filter: {}, words: '', count }) as const

test('all that match are switched, in turns of a hundred', async () => {
  const { client, mutate } = serverWith(many)
  expect(await enableTarget(client, all(130), false)).toBe(130)
  expect(mutate.mock.calls.map(([{ variables }]) => variables.ids.length)).toEqual([100, 30])
})

test('nothing is switched when others match by now', async () => {
  const { client, mutate } = serverWith(many)
  expect(await enableTarget(client, all(129), false)).toBeNull()
  expect(mutate).not.toHaveBeenCalled()
})
