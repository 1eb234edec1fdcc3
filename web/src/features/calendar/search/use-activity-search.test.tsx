import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useActivitySearch } from './use-activity-search.ts'

interface Asked {
  words: string
  after: string | null
  answer: () => void
  fail: () => void
}

const hit = (id: string) => ({
  __typename: 'TeacherActivity',
  nodeId: id,
  id,
  label: id,
  startDateTime: '2027-02-03T06:00:00Z',
  endDateTime: '2027-02-03T06:45:00Z',
  color: 'blue',
  type: 'Lesson',
  notes: '',
  teacherClassSubject: null,
})

function search() {
  const asked: Asked[] = []
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(
      ({ variables }) =>
        new Observable((observer) => {
          const { words, after } = variables as Pick<Asked, 'words' | 'after'>
          const id = `${words} ${after ?? 'first'}`
          asked.push({
            words,
            after,
            fail: () => observer.error(new TypeError('Failed to fetch')),
            answer: () => {
              observer.next({
                data: {
                  searchActivities: {
                    __typename: 'TeacherActivityConnection',
                    pageInfo: {
                      __typename: 'PageInfo',
                      hasNextPage: after === null,
                      endCursor: `end of ${id}`,
                    },
                    edges: [{ __typename: 'TeacherActivityEdge', node: hit(id) }],
                  },
                },
              })
              observer.complete()
            },
          })
        }),
    ),
  })
  const hook = renderHook(({ typed }) => useActivitySearch(typed), {
    initialProps: { typed: 'fractions' },
    wrapper: ({ children }: { children: ReactNode }) => (
      <ApolloProvider client={client}>{children}</ApolloProvider>
    ),
  })
  const next = async (end: 'answer' | 'fail') => {
    await waitFor(() => expect(asked).not.toEqual([]))
    const one = asked.shift()
    act(() => one?.[end]())
    return one
  }
  const found = () => hook.result.current.hits?.map(({ id }) => id)
  return { ...hook, asked, next, found }
}

test('the next page is of the words that were found, not of others that are typed meanwhile', async () => {
  const { result, rerender, next, found } = search()
  await next('answer')
  await waitFor(() => expect(found()).toEqual(['fractions first']))
  rerender({ typed: 'decimals' })
  expect(result.current.more).toBeNull()
  await waitFor(() => expect(result.current.searching).toBe(true))
  await next('answer')
  await waitFor(() => expect(found()).toEqual(['decimals first']))
  act(() => void result.current.more?.())
  expect(await next('answer')).toMatchObject({
    words: 'decimals',
    after: 'end of decimals first',
  })
  await waitFor(() => expect(found()).toHaveLength(2))
})

test('a page that arrives after other words were typed is not theirs', async () => {
  const { result, rerender, asked, next, found } = search()
  await next('answer')
  await waitFor(() => expect(result.current.more).not.toBeNull())
  act(() => void result.current.more?.())
  await waitFor(() => expect(asked).toHaveLength(1))
  rerender({ typed: 'decimals' })
  await waitFor(() => expect(asked).toHaveLength(2))
  const late = asked.shift()
  await next('answer')
  await waitFor(() => expect(found()).toEqual(['decimals first']))
  await act(async () => {
    late?.answer()
    await Promise.resolve()
  })
  await waitFor(() => expect(result.current.fetching).toBe(false))
  expect(found()).toEqual(['decimals first'])
})

test('a page that does not arrive says so, and can be asked for again', async () => {
  const { result, next, found } = search()
  await next('answer')
  await waitFor(() => expect(result.current.more).not.toBeNull())
  act(() => void result.current.more?.())
  await next('fail')
  await waitFor(() => expect(result.current.error).toBeDefined())
  expect(found()).toEqual(['fractions first'])
  act(() => void result.current.more?.())
  await next('answer')
  await waitFor(() => expect(found()).toHaveLength(2))
  expect(result.current.error).toBeUndefined()
})
