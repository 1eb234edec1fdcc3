import { ApolloClient, ApolloLink, gql } from '@apollo/client'
import { expect, test, vi } from 'vitest'
import { createCache } from '@/graphql/cache.ts'
import { nodeIdOf } from '@/graphql/node-id.ts'
import { followWorkspace, workspaceTables } from './live-workspace.ts'

const id = '6f0e7f0a-3f0e-4f3e-8f0e-7f0a3f0e4f3e'

function openPage() {
  const cache = createCache()
  const client = new ApolloClient({ cache, link: ApolloLink.empty() })
  const refetch = vi.spyOn(client, 'refetchQueries').mockReturnValue(
    // Nothing awaits the result.
    Promise.resolve([]) as unknown as ReturnType<typeof client.refetchQueries>,
  )
  cache.writeFragment({
    fragment: gql`
      fragment Held on TeacherSchedule {
        nodeId
        day
      }
    `,
    data: {
      __typename: 'TeacherSchedule',
      nodeId: nodeIdOf('teacher_schedule', id),
      day: 'Monday',
    },
  })
  return { client, refetch }
}

test.each(workspaceTables)('a new row of $table asks again for its list', ({ table }) => {
  const { client, refetch } = openPage()
  followWorkspace(client, { table, kind: 'INSERT', row: { id } })
  expect(refetch).toHaveBeenCalledOnce()
})

test('the deletion of what is on the page counts, that of a stranger’s row does not', () => {
  const { client, refetch } = openPage()
  const deletion = { table: 'teacher_schedule', kind: 'DELETE' } as const
  followWorkspace(client, { ...deletion, row: { id: '7a0e7f0a-3f0e-4f3e-8f0e-7f0a3f0e4f3e' } })
  expect(refetch).not.toHaveBeenCalled()
  followWorkspace(client, { ...deletion, row: { id } })
  expect(refetch).toHaveBeenCalledOnce()
})

test('a table that it does not follow is left alone', () => {
  const { client, refetch } = openPage()
  followWorkspace(client, { table: 'product', kind: 'INSERT', row: { id } })
  expect(refetch).not.toHaveBeenCalled()
})
