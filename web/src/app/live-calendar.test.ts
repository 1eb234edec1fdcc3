import { ApolloClient, ApolloLink, gql } from '@apollo/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCache } from '@/graphql/cache.ts'
import { nodeIdOf } from '@/graphql/node-id.ts'
import { calendarTables, followCalendar } from './live-calendar.ts'

const id = '6f0e7f0a-3f0e-4f3e-8f0e-7f0a3f0e4f3e'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function openPage() {
  const cache = createCache()
  const client = new ApolloClient({ cache, link: ApolloLink.empty() })
  const refetch = vi.spyOn(client, 'refetchQueries').mockReturnValue(
    // Nothing awaits the result.
    Promise.resolve([]) as unknown as ReturnType<typeof client.refetchQueries>,
  )
  cache.writeFragment({
    fragment: gql`
      fragment Held on TeacherActivity {
        nodeId
        label
      }
    `,
    data: {
      __typename: 'TeacherActivity',
      nodeId: nodeIdOf('teacher_activity', id),
      label: 'Fractions',
    },
  })
  return { client, refetch }
}

test.each(calendarTables)('a new row of %s asks again', (table) => {
  const { client, refetch } = openPage()
  followCalendar(client, { table, kind: 'INSERT', id })
  vi.runAllTimers()
  expect(refetch).toHaveBeenCalledOnce()
})

test('thirteen weeks of a lesson ask once', () => {
  const { client, refetch } = openPage()
  for (let week = 0; week < 13; week += 1) {
    followCalendar(client, {
      table: 'teacher_activity',
      kind: 'INSERT',
      id: `${id}${String(week)}`,
    })
  }
  vi.runAllTimers()
  expect(refetch).toHaveBeenCalledOnce()
})

test('the deletion of what is on the page counts, that of a stranger’s does not', () => {
  const { client, refetch } = openPage()
  const deletion = { table: 'teacher_activity', kind: 'DELETE' } as const
  followCalendar(client, { ...deletion, id: '7a0e7f0a-3f0e-4f3e-8f0e-7f0a3f0e4f3e' })
  vi.runAllTimers()
  expect(refetch).not.toHaveBeenCalled()
  followCalendar(client, { ...deletion, id })
  vi.runAllTimers()
  expect(refetch).toHaveBeenCalledOnce()
})
