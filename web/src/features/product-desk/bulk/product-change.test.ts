import { expect, test, vi } from 'vitest'
import type { RunState } from '@/domain/runs/run-kind.ts'
import type { WritingClient } from '@/graphql/write.ts'
import { planChange } from './product-change.ts'
import { changeStage } from './use-change-run.ts'

const summary: RunState = {
  id: 'c',
  status: 'checking',
  createdAt: '2026-01-01T00:00:00Z',
  counts: {},
  warnings: {},
}

function serverThatAnswers(...answers: Record<string, object>[]) {
  const mutate = vi.fn<(asked: { variables: Record<string, unknown> }) => Promise<unknown>>(() => {
    const [field, answer] = Object.entries(answers.shift() ?? {})[0] ?? ['', {}]
    return Promise.resolve({ data: { [field]: JSON.stringify(answer) } })
  })
  const client = { mutate, refetchQueries: () => Promise.resolve([]) }
  return { client: client as unknown as WritingClient, mutate }
}

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

test.each<[ReturnType<typeof changeStage>, Partial<RunState>, Parameters<typeof changeStage>[1]]>([
  ['preview', { counts: { update: 2 } }, null],
  // Nothing to do is looked at, too.
  ['preview', { counts: { unchanged: 2 } }, null],
  ['running', { counts: { update: 2 } }, 'running'],
  // The line broke in the middle.
  ['preview', { status: 'running', counts: { update: 1, updated: 1 } }, null],
  ['done', { status: 'running', counts: { updated: 1, failed: 1 } }, null],
  ['undoing', { status: 'running', counts: { updated: 2 } }, 'undoing'],
  ['done', { status: 'undoing', counts: { updated: 1, undone: 1 } }, null],
  ['undone', { status: 'undoing', counts: { undone: 1, kept: 1 } }, null],
])('%s', (stage, now, busy) => expect(changeStage({ ...summary, ...now }, busy)).toBe(stage))
