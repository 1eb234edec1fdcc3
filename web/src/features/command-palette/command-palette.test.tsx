import { ApolloClient, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { MockLink } from '@apollo/client/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { HouseIcon, TicketPercentIcon } from 'lucide-react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetGroups, rememberGroups } from '@/lib/groups.ts'
import { renderScreen } from '@/testing/render.tsx'
import { CommandPalette } from './command-palette.tsx'
import { SearchBackOfficeDocument } from './search-back-office.generated.ts'

const places = [
  { to: '/admin', label: 'Overview', note: undefined, icon: HouseIcon },
  { to: '/admin/coupons', label: 'Coupons', note: 'Sales', icon: TicketPercentIcon },
]

const thandi = {
  kind: 'customer',
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Ms Thandi Nkosi',
  username: 'thandi@kryt.example',
  email: 'thandi@kryt.example',
  school: 'Marula Ridge Primary School',
}

const everyKind = ['customer', 'order', 'quote', 'product']

const answer = (words: string, hits: unknown, kinds = everyKind) => ({
  request: { query: SearchBackOfficeDocument, variables: { words, kinds } },
  result: { data: { searchBackOffice: JSON.stringify(hits) } },
})

function open(...answers: MockLink.MockedResponse[]) {
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new MockLink(answers, { defaultOptions: { delay: 0 } }),
  })
  const onClose = vi.fn()
  const router = createMemoryRouter(
    [{ path: '*', element: <CommandPalette places={places} onClose={onClose} /> }],
    { initialEntries: ['/admin/elsewhere'] },
  )
  const shown = renderScreen(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  )
  return { ...shown, router, onClose, field: screen.getByRole('combobox') }
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

/** The entry that a screen reader names while the focus stays in the field. */
const active = (field: HTMLElement) => {
  const id = field.getAttribute('aria-activedescendant')
  return id === null ? null : document.getElementById(id)
}

/** A request without a prepared answer would fail, and the palette would show its error. */
async function expectNoQuestion(words: string) {
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(screen.getByText(`Nothing found for “${words}”.`)).toBeVisible()
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  rememberGroups('somebody', ['admin'])
})
afterEach(() => {
  forgetGroups()
})

test('the field is a combobox over a list, and names its active entry at every moment', async () => {
  const { field, user } = open()
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleName('Search the back-office')
  expect(field).toHaveAttribute('aria-expanded', 'true')
  const list = screen.getByRole('listbox')
  expect(field).toHaveAttribute('aria-controls', list.id)
  expect(within(list).getByRole('group', { name: 'Go to' })).toBeVisible()
  await waitFor(() => expect(active(field)).toHaveTextContent('Overview'))
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(active(field)).toHaveTextContent('Coupons'))
  await user.type(field, 'ov')
  await waitFor(() => expect(options()).toEqual(['Overview']))
  expect(active(field)).toHaveTextContent('Overview')
})

test('a few letters and Enter go to a screen, by its name or its section', async () => {
  const { field, user, router, onClose } = open()
  await user.type(field, 'SA')
  await waitFor(() => expect(options()).toEqual(['CouponsSales']))
  await user.keyboard('{Enter}')
  expect(router.state.location.pathname).toBe('/admin/coupons')
  expect(onClose).toHaveBeenCalledOnce()
})

test('a customer is found, leads to the page about them, and is remembered', async () => {
  const first = open(answer('thandi', [thandi]))
  await first.user.type(first.field, 'thandi')
  const hit = await screen.findByRole('option', { name: /Ms Thandi Nkosi/ })
  expect(hit).toHaveTextContent('thandi@kryt.example · Marula Ridge Primary School')
  expect(screen.getByRole('group', { name: 'Customers' })).toContainElement(hit)
  await first.user.click(hit)
  const { pathname, search } = first.router.state.location
  expect(`${pathname}${search}`).toBe(`/admin/teacherprofiles/${thandi.id}`)
  first.unmount()

  open()
  const recent = screen.getByRole('group', { name: 'Recent' })
  expect(within(recent).getByRole('option')).toHaveTextContent('Ms Thandi Nkosi')
})

test.each([
  [
    'order',
    { number: '261102-07413022', username: 'thandi@kryt.example', date: '2026-11-02T05:41:30Z' },
    /^Orders$/,
    '261102-07413022thandi@kryt.example · 2 Nov 2026',
    '/admin/productorders/261102-07413022',
  ],
  [
    'quote',
    { number: null, username: 'thandi@kryt.example', date: null },
    /^Quotes$/,
    'thandi@kryt.examplethandi@kryt.example',
    '/admin/productorder-quotes/00000000-0000-4000-8000-000000000009',
  ],
  [
    'product',
    { title: 'Fractions', sku: 4711, published: true },
    /^Resources in the shop ?Opens the page in the shop$/,
    'FractionsSKU 4711',
    '/product/00000000-0000-4000-8000-000000000009?view=shop',
  ],
  [
    'product',
    { title: 'Fractions', sku: null, published: true },
    /^Resources in the shop ?Opens the page in the shop$/,
    'Fractions',
    '/product/00000000-0000-4000-8000-000000000009?view=shop',
  ],
])(
  'an entry of kind %s, %o, says where it leads, and leads there',
  async (kind, hit, group, words, to) => {
    const id = '00000000-0000-4000-8000-000000000009'
    const { field, user, router } = open(answer('zzz', [{ kind, id, ...hit }]))
    await user.type(field, 'zzz')
    const entry = await screen.findByRole('option')
    expect(screen.getByRole('group', { name: group })).toContainElement(entry)
    expect(entry).toHaveTextContent(words)
    await user.keyboard('{Enter}')
    const { pathname, search } = router.state.location
    expect(`${pathname}${search}`).toBe(to)
  },
)

test('a resource that the shop does not show is left out', async () => {
  const hit = { kind: 'product', id: 'x', title: 'Fractions', sku: 4711, published: false }
  const { field, user } = open(answer('zzz', [hit]))
  await user.type(field, 'zzz')
  expect(await screen.findByText('Nothing found for “zzz”.')).toBeVisible()
})

test('superadmins are offered customers alone', async () => {
  rememberGroups('somebody', ['superadmin'])
  const { field, user } = open(answer('thandi', [thandi], ['customer']))
  await user.type(field, 'thandi')
  expect(await screen.findByRole('option', { name: /Ms Thandi Nkosi/ })).toBeVisible()
})

test('less than three letters ask nobody', async () => {
  const { field, user } = open()
  await user.type(field, 'zz')
  await expectNoQuestion('zz')
})

test('nothing found, and what is not of a known shape, is said to be nothing', async () => {
  const { field, user } = open(answer('zzz', [{ kind: 'customer', id: 7 }, { kind: 'ship' }]))
  await user.type(field, 'zzz')
  expect(await screen.findByText('Searching…')).toBeVisible()
  expect(await screen.findByText('Nothing found for “zzz”.')).toBeVisible()
  expect(options()).toEqual([])
})

test('a search that fails says so', async () => {
  const failing = {
    ...answer('zzz', []),
    result: { errors: [{ message: 'rate_limited' }] },
  }
  const { field, user } = open(failing)
  await user.type(field, 'zzz')
  expect(await screen.findByText(/too many|wait/i)).toBeVisible()
})

test('whoever may not open a record is not asked for any', async () => {
  rememberGroups('somebody', ['reporting'])
  const { field, user } = open()
  await user.type(field, 'thandi')
  await expectNoQuestion('thandi')
})

test('Ctrl and Enter open the entry in a window of its own', async () => {
  const window = vi.spyOn(globalThis, 'open').mockReturnValue(null)
  const { user, router, onClose } = open()
  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('option', { name: /Coupons/ }))
  await user.keyboard('{/Control}')
  expect(window).toHaveBeenCalledExactlyOnceWith('/admin/coupons', '_blank', 'noopener')
  expect(router.state.location.pathname).toBe('/admin/elsewhere')
  expect(onClose).not.toHaveBeenCalled()
})
