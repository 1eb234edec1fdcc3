import { expect, test, vi } from 'vitest'
import type { List } from './define-list.ts'
import { readAllRows } from './export-rows.ts'
import { readListState } from './list-state.ts'
import { fakeServer, someOrders } from './testing/fake-server.ts'
import { orders, type OrderRow } from './testing/orders-fixture.ts'

const list = orders as unknown as List<OrderRow>
const at = (query: string) => readListState(list, new URLSearchParams(query))

async function readAll(server: ReturnType<typeof fakeServer>, query = '') {
  const progress: number[] = []
  const rows = await readAllRows(server.client, list, at(query), {
    onProgress: (read) => progress.push(read),
    signal: new AbortController().signal,
  })
  return { rows, progress }
}

test('all pages, a hundred rows at a time, whatever page is open', async () => {
  const server = fakeServer(someOrders(230))
  const { rows, progress } = await readAll(server, 'page=3&size=25')
  expect(rows.map(({ orderNumber }) => orderNumber)).toEqual(
    server.rows.map(({ orderNumber }) => orderNumber),
  )
  expect(progress).toEqual([100, 200, 230])
  expect(server.asked.map(({ variables }) => [variables['first'], variables['offset']])).toEqual(
    Array.from({ length: 3 }, () => [100, undefined]),
  )
})

test('the rows that are searched and filtered for, in their order', async () => {
  const server = fakeServer(someOrders(30))
  const { rows } = await readAll(server, 'status=PAID&q=eft&sort=orderNumber')
  expect(rows).toHaveLength(10)
  expect(rows.every(({ orderStatus }) => orderStatus === 'PAID')).toBe(true)
  expect(server.asked[0]?.operation).toBe('FixtureSearch')
})

test('a database that gives less at a time is asked until it has no more', async () => {
  const server = fakeServer(someOrders(75))
  server.most = 30
  const { rows, progress } = await readAll(server)
  expect(rows).toHaveLength(75)
  expect(progress).toEqual([30, 60, 75])
})

test('a whole number of pages ends with the last one', async () => {
  const server = fakeServer(someOrders(200))
  expect((await readAll(server)).rows).toHaveLength(200)
  expect(server.asked).toHaveLength(2)
})

/** Some rows go and some come wherever, after each page: those that were there all the time are exported once each. */
test.each([
  ['from the newest', ''],
  ['from the cheapest', 'sort=orderTotal'],
  ['by a column in which most rows are equal', 'sort=orderStatus'],
  ['in groups', 'group=orderStatus&sort=-orderNumber'],
  ['that were searched', 'q=eft'],
])('rows that come and go between pages move no other row: %s', async (_, query) => {
  const server = fakeServer(someOrders(420))
  const before = server.rows.map(({ id }) => id)
  const gone = new Set<string>()
  let more = 0
  const read = await readAllRows(server.client, list, at(query), {
    onProgress: () => {
      // Every seventh of those that are left, among them rows that were just read, and the last that was read.
      const going = server.rows.filter((row, place) => place % 7 === 3 || row.id === 'id-0100')
      for (const { id } of going) gone.add(id)
      const left = server.rows.filter(({ id }) => !gone.has(id))
      const come = someOrders(30).map((row) => ({ ...row, id: `${row.id}-new-${String(++more)}` }))
      server.rows = [...come, ...left]
    },
    signal: new AbortController().signal,
  })
  const ids = read.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const stayed = before.filter((id) => !gone.has(id))
  expect(stayed.length).toBeGreaterThan(100)
  expect(stayed.filter((id) => !ids.includes(id))).toEqual([])
})

test('a list without rows is asked for once', async () => {
  const server = fakeServer([])
  expect(await readAll(server)).toEqual({ rows: [], progress: [0] })
  expect(server.asked).toHaveLength(1)
})

test('nothing that may be read is a list without rows', async () => {
  const query = vi.fn().mockResolvedValue({ data: { list: null } })
  const { signal } = new AbortController()
  const onProgress = vi.fn()
  expect(await readAllRows({ query }, list, at(''), { onProgress, signal })).toEqual([])
  // The request itself ends when it is called off, not only what follows it.
  expect(query).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ fetchPolicy: 'no-cache', context: { fetchOptions: { signal } } }),
  )
})

test('a row that moves down while it is read is there once', async () => {
  const server = fakeServer(someOrders(150))
  const [newest] = someOrders(1, {
    id: 'new',
    nodeId: 'new',
    orderDateTime: '2026-12-01T00:00:00Z',
  })
  const reading = readAllRows(server.client, list, at(''), {
    onProgress: (read) => {
      if (read === 100 && newest !== undefined) server.rows = [newest, ...server.rows]
    },
    signal: new AbortController().signal,
  })
  const rows = await reading
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(rows).toHaveLength(150)
})

test('nothing more is asked for when it is called off', async () => {
  const server = fakeServer(someOrders(500))
  const control = new AbortController()
  const reading = readAllRows(server.client, list, at(''), {
    onProgress: (read) => read === 200 && control.abort(),
    signal: control.signal,
  })
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
  expect(server.asked).toHaveLength(2)
})

test('what goes wrong is thrown, and the cache keeps none of the rows', async () => {
  const server = fakeServer(someOrders(20))
  await readAll(server)
  expect(JSON.stringify(server.client.cache.extract())).not.toContain('N-0001')
  server.failure = new Error('no answer')
  await expect(readAll(server)).rejects.toThrow('no answer')
})
