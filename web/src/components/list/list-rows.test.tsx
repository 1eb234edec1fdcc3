import { screen, waitFor, within } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { snack } from '@/lib/snackbar.ts'
import { fakeServer, someOrders } from './testing/fake-server.ts'
import { openList } from './testing/open-list.tsx'

type Props = Parameters<typeof openList>[2]

const inside = ({ id }: { id: string }) => createElement('p', null, `inside ${id}`)

async function open(props: Props = {}, address = '/orders', rows = someOrders(4)) {
  const server = fakeServer(rows)
  const opened = openList(server, address, props)
  await screen.findByRole('link', { name: 'N-0001' })
  return { server, ...opened }
}

const row = (name: string) => {
  const found = screen.getByRole('link', { name }).closest<HTMLElement>('[data-list-row]')
  if (found === null) throw new Error(`no row ${name}`)
  return found
}
const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is)

afterEach(() => vi.restoreAllMocks())

test('each kind of cell in its way, what a row lacks as a dash', async () => {
  await open({}, '/orders?sort=orderNumber', [
    ...someOrders(1, { orderTotal: '1234.50', orderPaymentMethod: null }),
    ...someOrders(1, {
      id: 'bare',
      nodeId: 'bare',
      orderNumber: null,
      orderDateTime: null,
      orderTotal: '0.00',
      productCount: 0,
    }),
  ])
  const cells = within(row('N-0001')).getAllByRole('cell')
  expect(cells.map((cell) => cell.textContent)).toEqual([
    'N-0001',
    '20 Nov 2026',
    'Status',
    'R1,234.50',
    '1',
  ])
  expect(
    within(row('–'))
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['–', '–', 'Status', 'R0.00', '0'])
  expect(screen.getByTitle(/20 November 2026 at 02:00/)).toBeVisible()
  expect(cells[3]).toHaveClass('text-right')
  expect(cells[1]).toHaveClass('text-left')
})

test('the first cell is a real link to the row, and keeps the address of the list', async () => {
  await open({}, '/orders?many=yes&q=n', someOrders(3, { productCount: 2 }))
  expect(screen.getByRole('link', { name: 'N-0002' })).toHaveAttribute(
    'href',
    '/orders/id-0002?many=yes&q=n',
  )
})

test('what is done often is a button in the row, the rest a menu named after the row', async () => {
  const done = vi.fn()
  const { user } = await open({
    rowActions: (order) => [
      { id: 'view', label: 'View', name: `View ${order.id}`, inRow: true, to: `/v/${order.id}` },
      { id: 'copy', label: 'Copy', onSelect: () => void done(order.id) },
      { id: 'edit', label: 'Edit', to: `/orders/${order.id}` },
    ],
  })
  expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeVisible()
  expect(within(row('N-0002')).getByRole('link', { name: 'View id-0002' })).toHaveAttribute(
    'href',
    '/v/id-0002',
  )
  expect(within(row('N-0002')).queryByText('Copy')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Actions for N-0002' }))
  await user.click(screen.getByRole('menuitem', { name: 'Copy' }))
  expect(done).toHaveBeenCalledExactlyOnceWith('id-0002')
})

test('an entry of the menu may be a link', async () => {
  const { user, at } = await open({
    rowActions: (order) => [{ id: 'edit', label: 'Edit', to: `/orders/${order.id}` }],
  })
  await user.click(screen.getByRole('button', { name: 'Actions for N-0003' }))
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }))
  await at('/orders/id-0003')
})

test('what may not be done is there with its reason, and does nothing', async () => {
  const done = vi.fn()
  const { user } = await open({
    primary: { id: 'new', label: 'New', reason: 'Only for superadmins.', onSelect: done },
    rowActions: () => [
      { id: 'a', label: 'In row', inRow: true, reason: 'Paid already.', to: '/elsewhere' },
      { id: 'b', label: 'In menu', reason: 'Not yours.', onSelect: done },
    ],
  })
  const inRow = within(row('N-0001')).getByRole('button', { name: 'In row' })
  expect(inRow).toHaveAttribute('aria-disabled', 'true')
  await user.click(inRow)
  expect(snack.get()).toMatchObject({ kind: 'error', text: 'Paid already.' })
  await user.click(screen.getByRole('button', { name: 'New' }))
  expect(snack.get()?.text).toBe('Only for superadmins.')
  await user.click(screen.getByRole('button', { name: 'Actions for N-0001' }))
  const entry = screen.getByRole('menuitem', { name: /In menu/ })
  expect(entry).toHaveTextContent('Not yours.')
  expect(entry).toHaveAttribute('aria-disabled', 'true')
  await user.click(entry)
  expect(done).not.toHaveBeenCalled()
})

test('offline only what writes is off', async () => {
  online(false)
  const done = vi.fn()
  const { user } = await open({
    primary: { id: 'new', label: 'New', writes: true, onSelect: done },
    headerActions: [{ id: 'print', label: 'Print', onSelect: done }],
  })
  await user.click(screen.getByRole('button', { name: 'New' }))
  expect(done).not.toHaveBeenCalled()
  expect(snack.get()?.text).toBe('You’re offline. This needs a connection.')
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(done).toHaveBeenCalledTimes(1)
})

test('a row unfolds, and folds again', async () => {
  const { user } = await open({ details: inside })
  const unfold = within(row('N-0002')).getByRole('button', { name: 'Details of N-0002' })
  expect(unfold).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByText('inside id-0002')).toBeNull()
  await user.click(unfold)
  const shown = screen.getByText('inside id-0002')
  expect(unfold).toHaveAttribute('aria-expanded', 'true')
  expect(shown.closest('td')).toHaveAttribute('id', unfold.getAttribute('aria-controls'))
  expect(shown.closest('td')).toHaveAttribute('colspan', '6')
  expect(screen.queryByText('inside id-0001')).toBeNull()
  await user.click(unfold)
  expect(screen.queryByText('inside id-0002')).toBeNull()
})

test('rows stand in groups, each with what they share', async () => {
  const named = (names: string[]) =>
    names
      .map((orderStatus, place) => someOrders(place + 1, { orderStatus })[place])
      .flatMap((o) => o ?? [])
  await open({}, '/orders?group=orderStatus', named(['PAID', 'PAID', 'PAID']))
  const heads = screen.getAllByRole('rowheader')
  expect(heads.map((head) => head.textContent)).toEqual(['Status3 on this page'])
  expect(heads[0]).toHaveAttribute('colspan', '5')
  expect(screen.getAllByRole('rowgroup')).toHaveLength(2)
})

const keys = async (user: { keyboard: (text: string) => Promise<void> }, text: string) =>
  user.keyboard(text)
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

test('arrow keys go from row to row in one column of controls, Home and End to the ends', async () => {
  const { user } = await open({
    rowActions: (order) => [{ id: 'a', label: 'Act', name: `Act ${order.id}`, inRow: true }],
  })
  screen.getByRole('link', { name: 'N-0001' }).focus()
  await keys(user, '{ArrowDown}')
  expect(focused()).toBe('N-0002')
  await keys(user, '{ArrowUp}{ArrowUp}')
  expect(focused()).toBe('N-0001')
  await keys(user, '{End}')
  expect(focused()).toBe('N-0004')
  await keys(user, '{ArrowDown}')
  expect(focused()).toBe('N-0004')
  await keys(user, '{Home}')
  expect(focused()).toBe('N-0001')
  screen.getByRole('button', { name: 'Act id-0002' }).focus()
  await keys(user, '{ArrowDown}')
  expect(focused()).toBe('Act id-0003')
  await keys(user, '{Shift>}{ArrowDown}{/Shift}x')
  expect(focused()).toBe('Act id-0003')
})

test('arrow keys in the head of the table are the page’s own', async () => {
  const { user } = await open()
  const head = screen.getByRole('button', { name: 'Total' })
  head.focus()
  await keys(user, '{ArrowDown}')
  expect(head).toHaveFocus()
})

test('Enter opens the row', async () => {
  const { user, at } = await open()
  screen.getByRole('link', { name: 'N-0002' }).focus()
  await keys(user, '{Enter}')
  await at('/orders/id-0002')
})

test('"/" goes to the search, "n" makes a new one', async () => {
  const made = vi.fn()
  const { user } = await open(
    { primary: { id: 'new', label: 'New', onSelect: made } },
    '/orders?q=n',
  )
  await keys(user, '/')
  const box = screen.getByRole('searchbox')
  expect(box).toHaveFocus()
  expect(box).toHaveValue('n')
  expect(made).not.toHaveBeenCalled()
  await keys(user, 'n')
  // Typed over what was selected.
  expect(box).toHaveValue('n')
  expect(made).not.toHaveBeenCalled()
  box.blur()
  await keys(user, '{Control>}n{/Control}')
  expect(made).not.toHaveBeenCalled()
  await keys(user, 'n')
  expect(made).toHaveBeenCalledTimes(1)
})

test('keys are left alone under a menu', async () => {
  const made = vi.fn()
  const { user } = await open({
    primary: { id: 'new', label: 'New', onSelect: made },
    rowActions: () => [{ id: 'a', label: 'Act' }],
  })
  await user.click(screen.getByRole('button', { name: 'Actions for N-0001' }))
  await screen.findByRole('menu')
  await keys(user, 'n/')
  expect(made).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Search orders')).not.toHaveFocus()
})

function onPhone() {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        matches: media === '(width < 740px)',
        media,
        onchange: null,
      }) as never,
  )
}

test('on a phone a row is a card, made of its columns', async () => {
  onPhone()
  const { user, at } = await open(
    {
      rowActions: (order) => [{ id: 'v', label: 'View', name: `View ${order.id}`, inRow: true }],
      bulkActions: [{ id: 'pay', label: 'Pay', onRun: () => undefined }],
      details: inside,
    },
    '/orders',
    someOrders(2),
  )
  expect(screen.queryByRole('table')).toBeNull()
  const cards = within(screen.getByRole('list', { name: 'My orders' })).getAllByRole('listitem')
  expect(cards).toHaveLength(2)
  const card = within(row('N-0001'))
  expect(card.getByText('20 Nov 2026')).toBeVisible()
  expect(card.getByText('R1.50')).toBeVisible()
  expect(card.getByText('Resources')).toHaveProperty('tagName', 'DT')
  expect(card.getByText('1')).toHaveProperty('tagName', 'DD')
  // Hidden by choice: no line for it.
  expect(card.queryByText('Payment method')).toBeNull()
  await user.click(card.getByRole('button', { name: 'Details of N-0001' }))
  expect(card.getByText('inside id-0001')).toBeVisible()
  await user.click(card.getByRole('checkbox', { name: 'Select N-0001' }))
  expect(screen.getByRole('region', { name: 'Selected rows' })).toBeVisible()
  const sort = screen.getByRole('combobox', { name: 'Sort by' })
  expect(sort).toHaveDisplayValue('Date, descending')
  await user.selectOptions(sort, 'Total, descending')
  await at('/orders?sort=-orderTotal')
  await waitFor(() => expect(sort).toHaveDisplayValue('Total, descending'))
  expect(within(sort).queryByText(/Payment method/)).toBeNull()
})

test('on a phone the first rows are awaited as cards', async () => {
  onPhone()
  const server = fakeServer(someOrders(1))
  server.held = true
  openList(server)
  await screen.findByText('Loading Orders…')
  expect(screen.queryByText('Order number')).toBeNull()
  server.release()
  await screen.findByRole('listitem')
})

test('on a phone the options stand beside the search, before the filters', async () => {
  onPhone()
  openList(fakeServer(someOrders(3)))
  const search = await screen.findByRole('search')
  expect(search.nextElementSibling).toBe(screen.getByRole('button', { name: 'List options' }))
})
