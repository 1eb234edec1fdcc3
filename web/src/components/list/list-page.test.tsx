import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { fakeServer, someOrders } from './testing/fake-server.ts'
import { openList } from './testing/open-list.tsx'

const toShop = createElement('a', { href: '/shop' }, 'Shop')
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)
const numbered = (...places: number[]) =>
  places.map((place) => `N-${String(place).padStart(4, '0')}`)
const tenFrom = (first: number) => numbered(...Array.from({ length: 10 }, (_, i) => first + i))
const button = (name: string) => screen.getByRole('button', { name })
const rowOf = (name: string) => screen.findByRole('link', { name })

test('the first page in its usual order, counted once', async () => {
  const server = fakeServer(someOrders(23))
  openList(server)
  await rowOf('N-0001')
  expect(screen.getByRole('table', { name: 'My orders' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible()
  expect(names()).toEqual(tenFrom(1))
  expect(await screen.findByText('23 orders')).toHaveTextContent('23 ordersPage 1 of 3')
  expect(screen.getByText('1–10 of 23')).toBeVisible()
  const asked = server.asked.map(({ operation }) => operation)
  expect(asked.filter((one) => one === 'FixtureCount')).toHaveLength(1)
})

test('before the first rows the table holds its place and says that it loads', async () => {
  const server = fakeServer(someOrders(3))
  server.held = true
  openList(server)
  const waiting = await screen.findByText('Loading Orders…')
  expect(waiting.closest('[role=status]')).toBeInTheDocument()
  expect(screen.getByText('Order number')).toBeInTheDocument()
  expect(screen.queryByRole('table')).toBeNull()
  server.release()
  await rowOf('N-0001')
  expect(screen.queryByText('Loading Orders…')).toBeNull()
})

test('first, previous, next and last page, each a step back', async () => {
  const server = fakeServer(someOrders(33))
  const { user, at, router } = openList(server, '/orders?cart=open')
  await rowOf('N-0001')
  await screen.findByText('1–10 of 33')
  expect(button('First page')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Previous page')).toHaveAttribute('aria-disabled', 'true')
  await user.click(button('Next page'))
  await rowOf('N-0011')
  expect(names()).toEqual(tenFrom(11))
  await at('/orders?cart=open&page=2')
  await user.click(button('Last page'))
  await rowOf('N-0031')
  expect(names()).toEqual(numbered(31, 32, 33))
  expect(screen.getByText('31–33 of 33')).toBeVisible()
  expect(button('Next page')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Last page')).toHaveAttribute('aria-disabled', 'true')
  await user.click(button('Previous page'))
  await rowOf('N-0021')
  await user.click(button('First page'))
  await rowOf('N-0001')
  await at('/orders?cart=open')
  await router.navigate(-1)
  await rowOf('N-0021')
  await at('/orders?cart=open&page=3')
})

test('turning pages counts nothing anew', async () => {
  const server = fakeServer(someOrders(33))
  const { user } = openList(server)
  await screen.findByText('1–10 of 33')
  await user.click(button('Next page'))
  await rowOf('N-0011')
  await user.click(screen.getByRole('button', { name: 'Total' }))
  await rowOf('N-0033')
  expect(server.asked.filter(({ operation }) => operation === 'FixtureCount')).toHaveLength(1)
})

test('another number of rows begins at the first page', async () => {
  const server = fakeServer(someOrders(33))
  const { user, at } = openList(server, '/orders?page=3')
  await rowOf('N-0021')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '25')
  await rowOf('N-0001')
  expect(names()).toHaveLength(25)
  await at('/orders?size=25')
})

test('a list that fits on the smallest page has no pager', async () => {
  openList(fakeServer(someOrders(10)))
  await rowOf('N-0001')
  await screen.findByText('10 orders')
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})

test('the next page is asked for before somebody turns to it', async () => {
  const server = fakeServer(someOrders(33))
  const { user } = openList(server)
  await screen.findByText('1–10 of 33')
  await waitFor(() =>
    expect(server.asked.map(({ variables }) => variables['offset'])).toContain(10),
  )
  server.held = true
  await user.click(button('Next page'))
  await rowOf('N-0011')
  expect(names()).toEqual(tenFrom(11))
})

test('the last page asks for none behind it', async () => {
  const server = fakeServer(someOrders(12))
  openList(server, '/orders?page=2')
  await screen.findByText('11–12 of 12')
  await new Promise((resolve) => setTimeout(resolve, 300))
  const offsets = server.asked.map(({ variables }) => variables['offset'])
  expect(offsets.filter((offset) => offset === 20)).toEqual([])
})

test('rows stay, dimmed, until the others are there', async () => {
  const server = fakeServer(someOrders(33))
  const { user } = openList(server)
  await rowOf('N-0001')
  server.held = true
  await user.click(screen.getByRole('button', { name: 'Total' }))
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
  expect(names()).toEqual(tenFrom(1))
  server.release()
  await rowOf('N-0033')
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false')
})

test('a column sorts one way, then the other; amounts from the largest on', async () => {
  const server = fakeServer(someOrders(12))
  const { user, at } = openList(server, '/orders?page=2')
  await rowOf('N-0011')
  const head = (name: string) => screen.getByRole('columnheader', { name })
  const press = async (name: string) => user.click(within(head(name)).getByRole('button'))
  expect(head('Date')).toHaveAttribute('aria-sort', 'descending')
  expect(head('Total')).not.toHaveAttribute('aria-sort')
  await press('Total')
  await at('/orders?sort=-orderTotal')
  await waitFor(() => expect(head('Total')).toHaveAttribute('aria-sort', 'descending'))
  await press('Total')
  await at('/orders?sort=orderTotal')
  await waitFor(() => expect(head('Total')).toHaveAttribute('aria-sort', 'ascending'))
  await press('Order number')
  await at('/orders?sort=orderNumber')
  await press('Date')
  await at('/orders')
})

test('a search waits for the end of the word, replaces its letters, and begins at page one', async () => {
  const server = fakeServer(someOrders(33))
  const { user, where, at, router } = openList(server, '/orders?page=2&many=yes')
  await rowOf('N-0022')
  const box = screen.getByRole('searchbox', { name: 'Search orders' })
  for (const typed of ['n', 'n-0', 'n-002']) fireEvent.change(box, { target: { value: typed } })
  expect(where()).toBe('/orders?page=2&many=yes')
  await at('/orders?q=n-002&many=yes')
  await waitFor(() => expect(names()).toEqual(numbered(20, 22, 24, 26, 28)))
  expect(screen.getByText('5 orders')).toBeVisible()
  const searches = server.asked.filter(({ operation }) => operation === 'FixtureSearch')
  expect(new Set(searches.map(({ variables }) => variables['words']))).toEqual(new Set(['n-002']))
  await user.clear(box)
  await at('/orders?many=yes')
  await router.navigate(-1)
  // One step back leaves the list: letters are no steps.
  await at('/orders?many=yes')
})

test('Enter searches at once, and once', async () => {
  const server = fakeServer(someOrders(5))
  const { user, at } = openList(server)
  await rowOf('N-0001')
  await user.type(screen.getByRole('searchbox'), 'n-0003{Enter}')
  await at('/orders?q=n-0003')
  await waitFor(() => expect(names()).toEqual(numbered(3)))
  const asked = server.asked.length
  await new Promise((resolve) => setTimeout(resolve, 350))
  expect(server.asked).toHaveLength(asked)
})

test('the field follows the address', async () => {
  const server = fakeServer(someOrders(5))
  const { router } = openList(server, '/orders?q=n-0002')
  await rowOf('N-0002')
  expect(screen.getByRole('searchbox')).toHaveValue('n-0002')
  await router.navigate('/orders?q=n-0004')
  await rowOf('N-0004')
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('n-0004'))
})

test('no rows yet: what belongs here, and what to do about it', async () => {
  openList(fakeServer([]), '/orders', { noneYet: { action: toShop } })
  expect(await screen.findByRole('heading', { name: 'No Orders found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Shop' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show all orders' })).toBeNull()
})

test('none that match: the same words, and a way out of search and filters', async () => {
  const server = fakeServer(someOrders(2))
  const { user, at } = openList(server, '/orders?q=nothing&status=CANCELLED', {
    noneYet: { action: toShop },
  })
  expect(await screen.findByRole('heading', { name: 'No Orders found' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Shop' })).toBeNull()
  await user.click(button('Show all orders'))
  await rowOf('N-0001')
  await at('/orders')
})

test('a page behind the last one leads to the last one, without a step back', async () => {
  const server = fakeServer(someOrders(23))
  const { at, router } = openList(server, '/orders?page=9')
  await rowOf('N-0021')
  await at('/orders?page=3')
  await router.navigate(-1)
  await at('/orders?page=3')
})

test('a page that lost its rows while they were counted says so', async () => {
  const server = fakeServer(someOrders(23))
  // The count still knows of them.
  server.most = 0
  const { user, at } = openList(server, '/orders?page=2')
  expect(await screen.findByRole('heading', { name: 'This page is empty' })).toBeVisible()
  server.most = 100
  await user.click(button('Go to the first page'))
  await at('/orders')
})

test('what cannot be read says why, and is read again', async () => {
  const server = fakeServer(someOrders(3))
  server.failure = new TypeError('fetch failed')
  const { user } = openList(server)
  expect(await screen.findByText(/We could not reach the server/)).toBeVisible()
  server.failure = null
  await user.click(button('Try again'))
  await rowOf('N-0001')
  expect(await screen.findByText('3 orders')).toBeVisible()
})

test('a row that changes in the cache changes on the page', async () => {
  const server = fakeServer(someOrders(3))
  openList(server)
  await rowOf('N-0002')
  server.client.cache.modify({ id: 'node-0002', fields: { orderNumber: () => 'N-changed' } })
  await rowOf('N-changed')
})

test('the window is named after what is open over the list', async () => {
  openList(fakeServer(someOrders(1)), '/orders/1', { windowTitle: 'N-0001' })
  await rowOf('N-0001')
  await waitFor(() => expect(document.title).toBe('N-0001 · My orders · Kryt'))
})

test('offline nothing is asked for beforehand', async () => {
  const server = fakeServer(someOrders(33))
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  openList(server)
  await screen.findByText('1–10 of 33')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(server.asked.map(({ variables }) => variables['offset'])).not.toContain(10)
  online.mockRestore()
})
