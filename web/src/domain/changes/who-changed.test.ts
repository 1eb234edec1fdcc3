import { expect, test, vi } from 'vitest'
import { whoChanged } from './who-changed.ts'

const answering = (actors: string[]) => {
  const edges = actors.map((actor) => ({ node: { nodeId: 'a', actor } }))
  return {
    query: vi.fn(async () => Promise.resolve({ data: { adminAuditCollection: { edges } } })),
  }
}

test('asks for the entry of that version, and names who wrote it', async () => {
  const client = answering(['0b6f::priya.naidoo@kryt.example'])
  const version = '2026-11-23T03:41:32.312474+00:00'
  expect(await whoChanged(client as never, 'holiday', 'row', version)).toEqual({
    name: 'priya.naidoo@kryt.example',
  })
  expect(client.query).toHaveBeenCalledWith(
    expect.objectContaining({
      fetchPolicy: 'network-only',
      variables: { table: 'holiday', row: 'row', since: version },
    }),
  )
})

test('a change that no administrator made has no name', async () => {
  expect(await whoChanged(answering([]) as never, 'coupon', 'row', '2026-11-23')).toBeNull()
})
