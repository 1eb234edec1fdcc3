import { expect, test, vi } from 'vitest'
import type { WritingClient } from '@/graphql/write.ts'
import { planChange, runChange, type ChangeSummary } from './product-change.ts'

const summary = { id: 'c', planned: 0, same: 0, refused: 0, done: 0, skipped: 0 }

function serverThatAnswers(...answers: Record<string, object>[]) {
  const mutate = vi.fn<(asked: { variables: Record<string, unknown> }) => Promise<unknown>>(() => {
    const [field, answer] = Object.entries(answers.shift() ?? {})[0] ?? ['', {}]
    return Promise.resolve({ data: { [field]: JSON.stringify(answer) } })
  })
  const client = { mutate, refetchQueries: () => Promise.resolve([]) }
  return { client: client as unknown as WritingClient, mutate }
}

test('a change is carried out until nothing is left, and says how far it is', async () => {
  const { client, mutate } = serverThatAnswers(
    { runProductChange: { ...summary, planned: 3, done: 2 } },
    { runProductChange: { ...summary, done: 4, skipped: 1 } },
  )
  const progress = vi.fn<(now: ChangeSummary) => void>()
  const end = await runChange(client, { ...summary, planned: 5 }, progress, 2)
  expect(end).toMatchObject({ done: 4, skipped: 1 })
  expect(progress.mock.calls.map(([{ planned }]) => planned)).toEqual([3, 0])
  expect(mutate.mock.calls[0]?.[0].variables).toEqual({ changeId: 'c', atMost: 2 })
})

test('nothing is sent when there is nothing to do', async () => {
  const { client, mutate } = serverThatAnswers()
  await runChange(client, summary, () => undefined)
  expect(mutate).not.toHaveBeenCalled()
})

test('all that match are named by their filter and words, with the number that was counted', async () => {
  const { client, mutate } = serverThatAnswers({ planProductChange: summary })
  const filter = { featured: { eq: true } }
  await planChange(client, { kind: 'all', filter, words: 'july', count: 3412 }, { kind: 'publish' })
  expect(mutate.mock.calls[0]?.[0].variables).toEqual({
    target: JSON.stringify({ filter, words: 'july' }),
    change: '{"kind":"publish"}',
    expectedCount: 3412,
  })
})
