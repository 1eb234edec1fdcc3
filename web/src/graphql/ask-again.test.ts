import { ApolloClient, ApolloLink, gql, Observable } from '@apollo/client'
import { expect, test, vi } from 'vitest'
import { askAgain } from './ask-again.ts'
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
