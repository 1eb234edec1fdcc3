import { expect, test, vi } from 'vitest'
import type { WritingClient } from '@/graphql/write.ts'
import { groupsIn, saveGroups, ticksOf } from './save-groups.ts'

const clientThat = (mutate: () => Promise<unknown>) => {
  const spy = vi.fn(mutate)
  return {
    spy,
    client: { mutate: spy, refetchQueries: () => Promise.resolve([]) } as unknown as WritingClient,
  }
}

test('ticks and groups say the same', () => {
  expect(groupsIn(ticksOf(['superadmin', 'admin']))).toEqual(['admin', 'superadmin'])
  expect(groupsIn(ticksOf([]))).toEqual([])
})

test('what was seen is sent along, so that nobody’s change is overwritten', async () => {
  const { client, spy } = clientThat(() => Promise.resolve({ data: { setUserGroups: ['admin'] } }))
  await saveGroups(client, { userId: 'u', groups: ['admin'], version: '["teacher"]' })
  expect(spy.mock.calls[0]).toMatchObject([
    { variables: { userId: 'u', groups: ['admin'], known: ['teacher'] } },
  ])
})

test.each([
  ['groups_changed', 'row_changed'],
  ['own_superadmin_right', 'own_superadmin_right'],
])('%s of the database is %s of the form', async (word, code) => {
  const { client } = clientThat(() => Promise.reject(new Error(word)))
  await expect(
    saveGroups(client, { userId: 'u', groups: [], version: '[]' }),
  ).rejects.toMatchObject({ code })
})
