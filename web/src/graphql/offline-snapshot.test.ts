import { ApolloClient, ApolloLink, gql, Observable } from '@apollo/client'
import { beforeEach, expect, test } from 'vitest'
import { createCache } from './cache.ts'
import { createOfflineLink } from './offline-link.ts'
import { mergeSnapshots } from './offline-snapshot.ts'

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
beforeEach(() => {
  offline = false
  asked = 0
})

function newClient() {
  let answers = 0
  const server = new ApolloLink(() => {
    asked += 1
    return new Observable((observer) => {
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
  const link = createOfflineLink(
    () => offline,
    () => {
      answers += 1
    },
  )
  const client = new ApolloClient({ cache: createCache(), link: link.concat(server) })
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
