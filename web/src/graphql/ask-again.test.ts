import { ApolloClient, ApolloLink, gql, Observable } from '@apollo/client'
import { expect, test, vi } from 'vitest'
import { askAgain, refetch } from './ask-again.ts'
import { createCache } from './cache.ts'

const query = gql`
  query Unread {
    myUnreadAnnouncements
  }
`

test('what is asked after a change is not answered from before it', async () => {
  const answers: ((value: string) => void)[] = []
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        answers.push((value) => {
          observer.next({ data: { myUnreadAnnouncements: value } })
          observer.complete()
        })
      }),
  )
  const client = new ApolloClient({ cache: createCache(), link })
  const watched = client.watchQuery({ query })
  const shown = vi.fn<(data: unknown) => void>()
  watched.subscribe(({ data }) => {
    shown(data)
  })
  answers[0]?.('first')
  await vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith({ myUnreadAnnouncements: 'first' }))

  const early = askAgain(client, ['myUnreadAnnouncements'])
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  const late = askAgain(client, ['myUnreadAnnouncements'])
  answers[1]?.('before the change')
  await vi.waitFor(() => expect(answers).toHaveLength(3))
  answers[2]?.('after the change')
  await Promise.all([early, late])
  await vi.waitFor(() =>
    expect(shown).toHaveBeenLastCalledWith({ myUnreadAnnouncements: 'after the change' }),
  )
})

test('a question that fails leaves what is shown', async () => {
  let asked = 0
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        asked += 1
        if (asked > 1) {
          observer.error(new TypeError('Failed to fetch'))
          return
        }
        observer.next({ data: { myUnreadAnnouncements: 'first' } })
        observer.complete()
      }),
  )
  const client = new ApolloClient({ cache: createCache(), link })
  const watched = client.watchQuery({ query })
  const shown = vi.fn<(error: unknown) => void>()
  watched.subscribe(({ error }) => {
    shown(error)
  })
  await askAgain(client, ['myUnreadAnnouncements'])
  expect(asked).toBe(2)
  expect(shown).toHaveBeenLastCalledWith(undefined)
  expect(watched.getCurrentResult().data).toEqual({ myUnreadAnnouncements: 'first' })
})

test('what shows only what is known is not asked for', async () => {
  let asked = 0
  const link = new ApolloLink(() => {
    asked += 1
    return new Observable(() => undefined)
  })
  const client = new ApolloClient({ cache: createCache(), link })
  client.writeQuery({ query, data: { myUnreadAnnouncements: 'first' } })
  client.watchQuery({ query, fetchPolicy: 'cache-only' }).subscribe(() => undefined)
  await askAgain(client, ['myUnreadAnnouncements'])
  expect(asked).toBe(0)
})

test('however many changes come while it is asked, one more question follows', async () => {
  const answers: (() => void)[] = []
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        answers.push(() => {
          observer.next({ data: { myUnreadAnnouncements: String(answers.length) } })
          observer.complete()
        })
      }),
  )
  const client = new ApolloClient({ cache: createCache(), link })
  const watched = client.watchQuery({ query })
  watched.subscribe(() => undefined)
  answers[0]?.()
  const changes = [askAgain(client, ['myUnreadAnnouncements'])]
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  for (let change = 0; change < 3; change += 1) {
    changes.push(askAgain(client, ['myUnreadAnnouncements']))
  }
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(answers).toHaveLength(2)
  answers[1]?.()
  await vi.waitFor(() => expect(answers).toHaveLength(3))
  answers[2]?.()
  await Promise.all(changes)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(answers).toHaveLength(3)
})

test('a question of the page that is under way does not answer for the change', async () => {
  const answers: (() => void)[] = []
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        answers.push(() => {
          observer.next({ data: { myUnreadAnnouncements: 'x' } })
          observer.complete()
        })
      }),
  )
  const client = new ApolloClient({ cache: createCache(), link })
  client.watchQuery({ query }).subscribe(() => undefined)
  answers[0]?.()
  void client.query({ query, fetchPolicy: 'network-only' })
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  const change = askAgain(client, ['myUnreadAnnouncements'])
  await vi.waitFor(() => expect(answers).toHaveLength(3))
  answers.slice(1).forEach((answer) => answer())
  await change
})

test('what many places show is asked once, and all of them follow', async () => {
  let asked = 0
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        asked += 1
        observer.next({ data: { myUnreadAnnouncements: `answer ${String(asked)}` } })
        observer.complete()
      }),
  )
  const client = new ApolloClient({ cache: createCache(), link })
  const places = Array.from({ length: 20 }, () => client.watchQuery({ query }))
  for (const place of places) place.subscribe(() => undefined)
  await vi.waitFor(() => expect(places[19]?.getCurrentResult().loading).toBe(false))
  const before = asked
  await refetch(client, { include: [query] })
  expect(asked - before).toBe(1)
  await askAgain(client, ['myUnreadAnnouncements'])
  expect(asked - before).toBe(2)
  const answers = () => places.map((place) => place.getCurrentResult().data)
  await vi.waitFor(() =>
    expect(new Set(answers())).toEqual(
      new Set([{ myUnreadAnnouncements: `answer ${String(asked)}` }]),
    ),
  )
})
