import { ApolloClient, ApolloLink, gql, Observable, type TypedDocumentNode } from '@apollo/client'
import { expect, test, vi } from 'vitest'
import { AppError } from '@/lib/errors.ts'
import { createCache } from './cache.ts'
import { expectAffected } from './expect-affected.ts'
import { readNow, writeRow } from './write.ts'

type Variables = { id: string }
const remove: TypedDocumentNode<Record<string, unknown>, Variables> = gql`
  mutation Remove($id: UUID!) {
    deleteFromCouponCollection(filter: { id: { eq: $id } }) {
      affectedCount
    }
    withdrawMe
  }
`
const unread: TypedDocumentNode<{ myUnreadAnnouncements: string }, Record<string, never>> = gql`
  query Unread {
    myUnreadAnnouncements
  }
`

/** A client whose server answers a mutation with this, and remembers what it was asked. */
function clientWith(answer: Record<string, unknown> | null | Error) {
  const asked: unknown[] = []
  let unreadNow = 0
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        asked.push([operationName, variables])
        if (operationName === 'Unread') {
          unreadNow += 1
          observer.next({ data: { myUnreadAnnouncements: String(unreadNow) } })
        } else if (answer instanceof Error) {
          observer.error(answer)
          return
        } else observer.next({ data: answer })
        observer.complete()
      }),
  )
  return { client: new ApolloClient({ cache: createCache(), link }), asked }
}

const counted = (affectedCount: number) => ({
  deleteFromCouponCollection: { __typename: 'CouponDeleteResponse', affectedCount },
  withdrawMe: null,
})

test('what was written is answered, with the variables that were given', async () => {
  const answer = { ...counted(1), withdrawMe: 'done' }
  const { client, asked } = clientWith(answer)
  expect(await writeRow(client, remove, { id: '7' })).toEqual(answer)
  expect(asked).toEqual([['Remove', { id: '7' }]])
})

test.each([0, 2])('%i rows are not the one that was meant', async (count) => {
  const { client } = clientWith({ ...counted(count), withdrawMe: true })
  await expect(writeRow(client, remove, { id: '7' })).rejects.toMatchObject({
    code: 'not_found_or_forbidden',
  })
})

test('a part without an answer was not written', async () => {
  const { client } = clientWith({ deleteFromCouponCollection: null, withdrawMe: 'done' })
  await expect(writeRow(client, remove, { id: '7' })).rejects.toMatchObject({
    code: 'not_found_or_forbidden',
  })
})

test('what a function says is no number of rows', async () => {
  const { client } = clientWith({ ...counted(1), withdrawMe: 0 })
  expect(await writeRow(client, remove, { id: '7' })).toMatchObject({ withdrawMe: 0 })
})

test('a function may answer with the row that it wrote', async () => {
  const keep: TypedDocumentNode<Record<string, unknown>, Variables> = gql`
    mutation Keep($id: UUID!) {
      confirmBankLine(lineId: $id) {
        nodeId
      }
    }
  `
  const answer = { confirmBankLine: { __typename: 'BankStatementLine', nodeId: 'n' } }
  const { client } = clientWith(answer)
  expect(await writeRow(client, keep, { id: '7' })).toEqual(answer)
})

test('no answer at all is a failure', async () => {
  const { client } = clientWith(null)
  vi.spyOn(client, 'mutate').mockResolvedValue({ data: undefined })
  await expect(writeRow(client, remove, { id: '7' })).rejects.toMatchObject({ code: 'unexpected' })
})

test('a failure is one of ours, and the lists are asked for all the same', async () => {
  const { client, asked } = clientWith(new TypeError('Failed to fetch'))
  client.watchQuery({ query: unread }).subscribe(() => undefined)
  await expect(
    writeRow(client, remove, { id: '7' }, ['myUnreadAnnouncements']),
  ).rejects.toBeInstanceOf(AppError)
  expect(asked).toEqual([
    ['Unread', {}],
    ['Remove', { id: '7' }],
    ['Unread', {}],
  ])
})

test('lists that nobody named are not asked for', async () => {
  const { client, asked } = clientWith({ ...counted(1), withdrawMe: true })
  client.watchQuery({ query: unread }).subscribe(() => undefined)
  await writeRow(client, remove, { id: '7' })
  expect(asked).toHaveLength(2)
})

test('what holds now is read past the cache', async () => {
  const { client, asked } = clientWith(null)
  expect(await readNow(client, unread, {})).toEqual({ myUnreadAnnouncements: '1' })
  expect(await readNow(client, unread, {})).toEqual({ myUnreadAnnouncements: '2' })
  expect(asked).toHaveLength(2)
})

test('what cannot be read now is one of our failures', async () => {
  const fails = { query: async () => Promise.reject(new TypeError('Failed to fetch')) }
  await expect(readNow(fails as unknown as ApolloClient, unread, {})).rejects.toMatchObject({
    code: 'server_unreachable',
  })
  const silent = { query: async () => Promise.resolve({ data: undefined }) }
  expect(await readNow(silent as unknown as ApolloClient, unread, {})).toBeNull()
})

test('a number of rows other than the one that was meant is a failure', () => {
  const failure = expect.objectContaining({ code: 'not_found_or_forbidden' }) as Error
  for (const response of [null, undefined, { affectedCount: 0 }, { affectedCount: 2 }]) {
    expect(() => expectAffected(response)).toThrow(failure)
  }
  expect(() => expectAffected({ affectedCount: 1 })).not.toThrow()
  expect(() => expectAffected({ affectedCount: 3 }, 3)).not.toThrow()
})
