import { expect, test, vi } from 'vitest'
import type { WritingClient } from '@/graphql/write.ts'
import { enableTarget } from './coupon-bulk.ts'

/** A server that gives thirty rows at a time, whatever is asked for. */
function serverWith(ids: readonly string[]) {
  const mutate = vi.fn(({ variables }: { variables: { ids: string[] } }) =>
    Promise.resolve({ data: { updateCouponCollection: { affectedCount: variables.ids.length } } }),
  )
  const query = vi.fn(({ variables }: { variables: { after: string | null; words?: string } }) => {
    const from = variables.after === null ? 0 : Number(variables.after)
    const page = ids.slice(from, from + 30)
    const pageInfo = {
      hasNextPage: from + page.length < ids.length,
      endCursor: String(from + page.length),
    }
    return Promise.resolve({
      data: { list: { pageInfo, edges: page.map((id) => ({ node: { id } })) } },
    })
  })
  const client = { mutate, query, refetchQueries: () => Promise.resolve([]) }
  return { client: client as unknown as WritingClient, mutate, query }
}

const many = Array.from({ length: 130 }, (_, index) => `id-${String(index)}`)
const all = (count: number) => ({ kind: 'all', filter: {}, words: '', count }) as const

test('all that match are switched, in turns of a hundred', async () => {
  const { client, mutate } = serverWith(many)
  const progress = vi.fn()
  expect(await enableTarget(client, all(130), false, progress)).toBe(130)
  expect(progress.mock.calls).toEqual([[100], [130]])
  expect(mutate.mock.calls.map(([{ variables }]) => variables.ids.length)).toEqual([100, 30])
})

test('nothing is switched when others match by now', async () => {
  const { client, mutate } = serverWith(many)
  expect(await enableTarget(client, all(129), false, () => undefined)).toBeNull()
  expect(mutate).not.toHaveBeenCalled()
})

test('the search is asked only when words are searched for', async () => {
  const { client, query } = serverWith(['id-0'])
  await enableTarget(client, all(1), true, () => undefined)
  await enableTarget(client, { ...all(1), words: 'july' }, true, () => undefined)
  expect(query.mock.calls.map(([{ variables }]) => variables.words)).toEqual([undefined, 'july'])
})
