import { ApolloClient, ApolloLink, gql, Observable } from '@apollo/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { offlineStore } from '@/lib/offline-store.ts'
import type { currentSession } from '@/lib/session.ts'
import { createCache } from './cache.ts'
import { createOfflineLink } from './offline-link.ts'
import { mergeSnapshots, restoreSnapshot, saveSnapshot } from './offline-snapshot.ts'

const who = vi.hoisted((): { id: string | null } => ({ id: 'thandi' }))
vi.mock('@/lib/session.ts', async (load) => ({
  ...(await load<{ currentSession: typeof currentSession }>()),
  currentSession: () =>
    who.id === null
      ? { status: 'signed-out', user: { id: 'thandi' } }
      : { status: 'signed-in', user: { id: who.id } },
}))

test('what was kept stays below what is newer, field by field', () => {
  const older = {
    ROOT_QUERY: { calendar: 'old', profile: 'old' },
    'Profile:1': { name: 'Thandi', school: 'Marula' },
  }
  const newer = { ROOT_QUERY: { profile: 'new' }, 'Profile:1': { name: 'Thandeka' } }
  expect(mergeSnapshots(older, newer)).toEqual({
    ROOT_QUERY: { calendar: 'old', profile: 'new' },
    'Profile:1': { name: 'Thandeka', school: 'Marula' },
  })
})

test('what is not newer stays as it was', () => {
  expect(mergeSnapshots({ 'Term:1': { name: 'One' } }, {})).toEqual({ 'Term:1': { name: 'One' } })
})

/** What a window knows, as text of the store. */
const knowing = (rows: Record<string, unknown>) => {
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty() })
  client.cache.restore({ ROOT_QUERY: { __typename: 'Query', ...rows } })
  return client
}
const most = 4_000_000

beforeEach(() => {
  who.id = 'thandi'
  vi.restoreAllMocks()
})

const kept = (text: string | null) => vi.spyOn(offlineStore, 'read').mockResolvedValue(text)
const written = () => vi.spyOn(offlineStore, 'write').mockResolvedValue()

test('what a window knows is kept over what was kept before', async () => {
  kept('{"ROOT_QUERY":{"calendar":"old","profile":"old"}}')
  const write = written()
  await saveSnapshot(knowing({ profile: 'new' }), 'thandi')
  expect(write.mock.calls.map(([id, text]) => [id, JSON.parse(text) as unknown])).toEqual([
    ['thandi', { ROOT_QUERY: { __typename: 'Query', calendar: 'old', profile: 'new' } }],
  ])
})

test('who signed out or changed meanwhile leaves nothing behind', async () => {
  kept(null)
  const write = written()
  who.id = 'annelie'
  await saveSnapshot(knowing({}), 'thandi')
  who.id = null
  await saveSnapshot(knowing({}), 'thandi')
  expect(write).not.toHaveBeenCalled()
})

test('more than there is room for begins anew, and too much is not kept', async () => {
  const size = (rows: Record<string, unknown>) =>
    JSON.stringify(knowing(rows).cache.extract()).length
  const filling = (length: number) => ({ a: 'x'.repeat(length - size({ a: '' })) })
  const write = written()
  const old = (calendar: string) => kept(JSON.stringify({ ROOT_QUERY: { calendar } }))

  old('old')
  await saveSnapshot(knowing(filling(most)), 'thandi')
  expect(write.mock.lastCall?.[1]).toHaveLength(most)
  expect(write.mock.lastCall?.[1]).not.toContain('calendar')

  old('')
  const rest = ',"calendar":""'.length
  await saveSnapshot(knowing(filling(most - rest)), 'thandi')
  expect(write.mock.lastCall?.[1]).toContain('calendar')

  write.mockClear()
  kept(null)
  await saveSnapshot(knowing(filling(most + 1)), 'thandi')
  expect(write).not.toHaveBeenCalled()
})

test('what was kept comes below what this window knows', async () => {
  kept('{"ROOT_QUERY":{"calendar":"old","profile":"old"}}')
  const client = knowing({ profile: 'new' })
  await restoreSnapshot(client, 'thandi')
  expect(client.cache.extract()).toMatchObject({
    ROOT_QUERY: { calendar: 'old', profile: 'new' },
  })
})

test.each([null, 'null', '7', 'nonsense', ''])('%j in the store is nothing', async (text) => {
  kept(text)
  const client = knowing({ profile: 'new' })
  const before = client.cache.extract()
  await restoreSnapshot(client, 'thandi')
  expect(client.cache.extract()).toEqual(before)
})

const list = gql`
  query List($after: Cursor) {
    communicationCollection(after: $after) {
      edges {
        cursor
        node {
          nodeId
        }
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`

let offline: boolean
let asked: number
let lose: () => void
/** In place of an answer. */
let server: ((fail: (error: unknown) => void) => void) | null
beforeEach(() => {
  offline = false
  asked = 0
  server = null
})

function newClient() {
  let answers = 0
  const answering = new ApolloLink(() => {
    asked += 1
    return new Observable((observer) => {
      if (server !== null) {
        server((error) => observer.error(error))
        return
      }
      observer.next({
        data: {
          communicationCollection: {
            __typename: 'CommunicationConnection',
            edges: [
              {
                __typename: 'CommunicationEdge',
                cursor: 'a',
                node: { __typename: 'Communication', nodeId: 'n1' },
              },
            ],
            pageInfo: { __typename: 'PageInfo', hasNextPage: true },
          },
        },
      })
      observer.complete()
    })
  })
  const link = createOfflineLink({
    isOffline: () => offline,
    onceOffline: (then) => {
      lose = () => {
        offline = true
        then()
      }
      return () => undefined
    },
    prepareKept: async () => Promise.resolve(),
    onAnswer: () => {
      answers += 1
    },
  })
  const client = new ApolloClient({ cache: createCache(), link: link.concat(answering) })
  return { client, answers: () => answers }
}

test('without a network even what must be fresh is answered with what is known', async () => {
  const { client, answers } = newClient()
  const query = { query: list, fetchPolicy: 'network-only' } as const
  const before = await client.query(query)
  expect(answers()).toBe(1)
  offline = true
  expect((await client.query(query)).data).toEqual(before.data)
  expect([asked, answers()]).toEqual([1, 1])
})

test.each(['waits', 'fails'])(
  'a query that %s when the network goes is answered with what is known',
  async (how) => {
    const { client } = newClient()
    const query = { query: list, fetchPolicy: 'network-only' } as const
    const before = await client.query(query)
    server =
      how === 'waits'
        ? () => undefined
        : (fail) => {
            offline = true
            fail(new TypeError('Failed to fetch'))
          }
    const asking = client.query(query)
    if (how === 'waits') lose()
    expect((await asking).data).toEqual(before.data)
  },
)

test('a failure of the server passes as it is', async () => {
  const failing = new ApolloLink(
    () => new Observable((observer) => observer.error(new TypeError('Failed to fetch'))),
  )
  const link = createOfflineLink({
    isOffline: () => false,
    onceOffline: () => () => undefined,
    prepareKept: async () => Promise.resolve(),
    onAnswer: () => undefined,
  })
  const client = new ApolloClient({ cache: createCache(), link: link.concat(failing) })
  await expect(client.query({ query: list })).rejects.toThrow('Failed to fetch')
})

test('what was never read, a further page and changes fail at once', async () => {
  const { client } = newClient()
  offline = true
  await expect(client.query({ query: list })).rejects.toMatchObject({ code: 'offline' })
  offline = false
  await client.query({ query: list })
  offline = true
  await expect(
    client.query({ query: list, variables: { after: 'a' }, fetchPolicy: 'network-only' }),
  ).rejects.toMatchObject({ code: 'offline' })
  const change = gql`
    mutation Change {
      signOut
    }
  `
  await expect(client.mutate({ mutation: change })).rejects.toMatchObject({ code: 'offline' })
  expect(asked).toBe(1)
})
