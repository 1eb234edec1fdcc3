import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveFile } from '@/lib/save-file.ts'
import { type currentSession } from '@/lib/session.ts'
import { fakeServer, someOrders } from './testing/fake-server.ts'
import { openList } from './testing/open-list.tsx'

vi.mock('@/lib/save-file.ts', () => ({ saveFile: vi.fn() }))
const who = vi.hoisted((): { id: string | null } => ({ id: 'thandi' }))
vi.mock('@/lib/session.ts', async (load) => ({
  ...(await load<{ currentSession: typeof currentSession }>()),
  useSession: () =>
    who.id === null
      ? { status: 'signed-out', codeDue: false }
      : { status: 'signed-in', user: { id: who.id, email: null }, restoring: false },
}))

// Choices are also held for as long as the window is open, so each test has somebody else.
beforeEach(() => {
  who.id = crypto.randomUUID()
})

async function open(address = '/orders', rows = someOrders(3)) {
  const server = fakeServer(rows)
  const opened = openList(server, address)
  await screen.findByRole('link', { name: 'N-0001' })
  const menu = async () => opened.user.click(screen.getByRole('button', { name: 'List options' }))
  return { server, menu, ...opened }
}
const column = (name: string) => screen.queryByRole('columnheader', { name })
const entry = (name: string) => screen.getByRole('menuitemcheckbox', { name })

test('columns are chosen, all but the one that names the row', async () => {
  const { user, menu } = await open()
  expect(column('Total')).toBeVisible()
  expect(column('Payment method')).toBeNull()
  await menu()
  expect(entry('Order number')).toHaveAttribute('aria-disabled', 'true')
  expect(entry('Total')).toBeChecked()
  await user.click(entry('Total'))
  await user.click(entry('Payment method'))
  await user.keyboard('{Escape}')
  expect(column('Total')).toBeNull()
  expect(column('Payment method')).toBeVisible()
})

test('the choice is the person’s: it is there on the next visit, and not for somebody else', async () => {
  const { user, menu, unmount } = await open()
  await menu()
  await user.click(entry('Total'))
  unmount()
  const again = await open()
  expect(column('Total')).toBeNull()
  again.unmount()
  const kept = localStorage.getItem(`kryt.list.fixture.${String(who.id)}`)
  expect(kept).toBe('column.orderTotal=no')
  localStorage.setItem('kryt.list.fixture.on-another-day', String(kept))
  who.id = 'on-another-day'
  const later = await open()
  expect(column('Total')).toBeNull()
  later.unmount()
  who.id = 'annelie'
  const hers = await open()
  expect(column('Total')).toBeVisible()
  hers.unmount()
  who.id = null
  await open()
  expect(column('Total')).toBeVisible()
})

test('rows stand closer or wider, and all is reset at once', async () => {
  const { user, menu } = await open()
  const frame = () => screen.getByRole('table').parentElement
  expect(frame()).toHaveClass('[--list-row:40px]')
  await menu()
  expect(screen.queryByRole('menuitem', { name: 'Reset columns and row height' })).toBeNull()
  expect(screen.getByRole('menuitemradio', { name: 'Compact' })).toBeChecked()
  await user.click(screen.getByRole('menuitemradio', { name: 'Comfortable' }))
  expect(document.querySelector('table')?.parentElement).toHaveClass('[--list-row:56px]')
  await user.click(entry('Total'))
  await user.click(screen.getByRole('menuitem', { name: 'Reset columns and row height' }))
  expect(frame()).toHaveClass('[--list-row:40px]')
  expect(column('Total')).toBeVisible()
  expect(localStorage.length).toBe(0)
})

test('what is kept and makes no sense is as if it were not there', async () => {
  localStorage.setItem('kryt.list.fixture.kept', 'column.orderTotal=7&density=tiny')
  who.id = 'kept'
  const { unmount } = await open()
  expect(column('Total')).toBeVisible()
  unmount()
  who.id = 'broken'
  localStorage.setItem('kryt.list.fixture.broken', '{"columns":7}')
  await open()
  expect(column('Total')).toBeVisible()
})

test('a browser that keeps nothing keeps the choice for this window', async () => {
  who.id = 'private'
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  const { user, menu } = await open()
  await menu()
  await user.click(entry('Total'))
  await user.keyboard('{Escape}')
  expect(column('Total')).toBeNull()
  refuse.mockRestore()
})

test('groups are chosen, and given up', async () => {
  const { user, menu, at } = await open('/orders', someOrders(2, { orderStatus: 'PAID' }))
  await menu()
  expect(screen.getByRole('menuitemradio', { name: 'No groups' })).toBeChecked()
  expect(screen.queryByRole('menuitemradio', { name: 'Total' })).toBeNull()
  await user.click(screen.getByRole('menuitemradio', { name: 'Status' }))
  await at('/orders?group=orderStatus')
  expect(await screen.findByRole('rowheader')).toHaveTextContent('2 on this page')
  await menu()
  await user.click(screen.getByRole('menuitemradio', { name: 'No groups' }))
  await at('/orders')
})

const exporting = async (
  user: { click: (element: Element) => Promise<void> },
  menu: () => Promise<void>,
) => {
  await menu()
  await user.click(screen.getByRole('menuitem', { name: 'Export as CSV…' }))
}
const saved = async () => {
  await waitFor(() => expect(saveFile).toHaveBeenCalled())
  const [file, name] = vi.mocked(saveFile).mock.lastCall ?? []
  const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())
  return {
    name,
    bytes,
    lines: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n'),
  }
}

test('every row and column of the filtered list as a file, for Excel here', async () => {
  const { user, menu } = await open('/orders?status=PAID', someOrders(150, { orderStatus: 'PAID' }))
  await screen.findByText('150 orders')
  await exporting(user, menu)
  expect(await screen.findByRole('dialog', { name: 'Export 150 rows' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Export' }))
  const { name, bytes, lines } = await saved()
  expect(name).toMatch(/^fixture-\d{4}-\d\d-\d\d\.csv$/)
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(lines).toHaveLength(152)
  expect(lines[0]).toBe('\uFEFFOrder number;Date;Status;Payment method;Total;Resources')
  expect(lines[1]).toBe('N-0001;2026-11-20 02:00;Status;EFT;1,50;1')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('for other programs with commas and points', async () => {
  const { user, menu } = await open()
  await exporting(user, menu)
  await user.click(await screen.findByRole('radio', { name: /Other programs/ }))
  await user.click(screen.getByRole('button', { name: 'Export' }))
  expect((await saved()).lines[1]).toBe('N-0001,2026-11-20 02:00,Status,EFT,1.50,1')
})

test('how far it has come is shown, and it can be called off', async () => {
  const { user, menu, server } = await open('/orders', someOrders(150))
  await screen.findByText('150 orders')
  await exporting(user, menu)
  await screen.findByRole('dialog')
  vi.mocked(saveFile).mockClear()
  server.held = true
  await user.click(screen.getByRole('button', { name: 'Export' }))
  expect(await screen.findByRole('progressbar', { name: 'Rows read' })).toHaveAttribute(
    'aria-valuenow',
    '0',
  )
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled()
  expect(screen.getByRole('radio', { name: /Other programs/ })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  // The list itself may still prefetch its next page, which is shorter.
  const exported = () => server.asked.filter(({ variables }) => variables['first'] === 100)
  expect(exported()).toHaveLength(1)
  server.release()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(exported()).toHaveLength(1)
  expect(saveFile).not.toHaveBeenCalled()
})

test('what goes wrong is said in the dialog, which can try again', async () => {
  const { user, menu, server } = await open()
  await exporting(user, menu)
  server.failure = new TypeError('fetch failed')
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  expect(await screen.findByText(/We could not reach the server/)).toBeVisible()
  server.failure = null
  vi.mocked(saveFile).mockClear()
  await user.click(screen.getByRole('button', { name: 'Export' }))
  expect((await saved()).lines).toHaveLength(5)
})

test('one kind of file is chosen at a time, and Escape exports nothing', async () => {
  const { user, menu } = await open()
  await exporting(user, menu)
  const excel = await screen.findByRole('radio', { name: /Excel set to South Africa/ })
  const others = screen.getByRole('radio', { name: /Other programs/ })
  expect(excel).toBeChecked()
  await user.click(others)
  expect(excel).not.toBeChecked()
  await user.click(excel)
  expect(others).not.toBeChecked()
  expect(screen.queryByRole('progressbar')).toBeNull()
  vi.mocked(saveFile).mockClear()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(saveFile).not.toHaveBeenCalled()
})
