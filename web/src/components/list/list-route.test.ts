import { expect, test, vi } from 'vitest'
import { listRoute } from './list-route.ts'
import { count, orders, page, search } from './testing/orders-fixture.ts'

function route() {
  const query = vi.fn<(request: { query: unknown; fetchPolicy: string }) => Promise<never>>(
    async () => Promise.reject(new Error('no network')),
  )
  const { loader, shouldRevalidate } = listRoute(orders, { query } as never)
  const url = (address: string) => new URL(`https://own.invalid/orders${address}`)
  return {
    query,
    open: (address: string) => {
      query.mockClear()
      loader({ request: new Request(url(address)) })
      return query.mock.calls.map(([request]) => request.query)
    },
    move: (from: string, to: string, defaultShouldRevalidate = true) =>
      shouldRevalidate({ currentUrl: url(from), nextUrl: url(to), defaultShouldRevalidate }),
  }
}

test('a visit asks the server for rows and total; what fails is left to the page', () => {
  const { open, query } = route()
  expect(open('?page=2')).toEqual([page, count])
  expect(query.mock.calls.every(([request]) => request.fetchPolicy === 'network-only')).toBe(true)
  expect(query.mock.calls[0]?.[0]).toMatchObject({ variables: { offset: 10 } })
})

test('another page or order asks for rows only, another filter counts again', () => {
  const { open, move } = route()
  expect(move('', '?page=2')).toBe(true)
  expect(open('?page=2')).toEqual([page])
  expect(move('?page=2', '?sort=orderTotal')).toBe(true)
  expect(open('?sort=orderTotal')).toEqual([page])
  expect(move('?sort=orderTotal', '?many=yes')).toBe(true)
  expect(open('?many=yes')).toEqual([page, count])
  expect(move('?many=yes', '?many=yes&q=x')).toBe(true)
  expect(open('?many=yes&q=x')).toEqual([search])
})

test('a later visit counts again', () => {
  const { open, move } = route()
  move('', '?page=2')
  open('?page=2')
  expect(open('?page=2')).toEqual([page, count])
})

test('a dialog over the list asks for nothing, and asking again asks for everything', () => {
  const { open, move } = route()
  expect(move('?page=2', '?page=2&edit=1')).toBe(false)
  expect(move('?many=yes', '?many=yes')).toBe(true)
  expect(open('?many=yes')).toEqual([page, count])
})

test('what the router will not ask for is not asked for', () => {
  const { open, move } = route()
  expect(move('', '?page=2', false)).toBe(false)
  expect(open('')).toEqual([page, count])
})
