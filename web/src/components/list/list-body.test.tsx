import { fireEvent, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { AppError } from '@/lib/errors.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import type { List } from './define-list.ts'
import { ListBody } from './list-body.tsx'
import { useListLook } from './list-look.ts'
import { useListSelection } from './selection.ts'
import { controlAt, draw, list, openMenu, order, press } from './testing/draw.tsx'
import type { OrderRow } from './testing/orders-fixture.ts'

// The rows of a list as its server gave them, without the server: table, cards, skeleton, and why there are none.

vi.mock('@/lib/use-media-query.ts', () => ({ useMediaQuery: vi.fn(() => false) }))
const onPhone = () => vi.mocked(useMediaQuery).mockReturnValue(true)

type Props = ComponentProps<typeof ListBody<OrderRow>>
interface Setting {
  query?: string
  rows?: readonly OrderRow[] | undefined
  asked?: Partial<Props['asked']>
  picks?: boolean
  of?: Partial<List<OrderRow>>
  body?: Partial<Pick<Props, 'rowActions' | 'details' | 'noneYet'>>
}

/** A button beside the list, which the selection bar has elsewhere. */
const pickAll = { 'aria-label': 'pick all' }

const three = [
  order(),
  order({ id: 'b', orderNumber: 'N-002', orderStatus: 'PAID' }),
  order({ id: 'c', orderNumber: 'N-003', orderStatus: 'CANCELLED', orderDateTime: null }),
]

function Body({ setting, control }: { setting: Setting; control: Props['control'] }) {
  const { rows = three, asked, picks = false, of, body } = setting
  const shown = { ...list, ...of } as List<OrderRow>
  const total = asked && 'total' in asked ? asked.total : 48
  const selection = useListSelection(shown, control.state, total)
  const picked = JSON.stringify(selection.target)
  return (
    <>
      <ListBody
        list={shown}
        control={control}
        look={useListLook(shown)}
        asked={{ rows, total, busy: false, error: undefined, refresh: vi.fn(), ...asked }}
        selection={picks ? selection : undefined}
        rowActions={undefined}
        details={undefined}
        noneYet={undefined}
        {...body}
      />
      <output>{picked}</output>
      <button type="button" {...pickAll} onClick={selection.pickAll} />
    </>
  )
}

function open(setting: Setting = {}) {
  vi.mocked(useMediaQuery).mockReturnValue(false)
  return openAsIs(setting)
}
function openAsIs(setting: Setting) {
  const { control, changes } = controlAt(setting.query)
  return { changes, ...draw(<Body setting={setting} control={control} />) }
}

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent.replaceAll(/\s/g, ' '))
const picked = () => screen.getByRole('status', { name: '' }).textContent
const shop = 'Shop'
const actions: Props['rowActions'] = (row) => [{ id: 'edit', label: `Edit ${row.id}` }]
const details: Props['details'] = ({ id }) => {
  const inside = `Inside ${id}`
  return <p>{inside}</p>
}

test('a table has the columns that are shown, and a row for each', () => {
  open()
  expect(screen.getByRole('table', { name: 'My orders' })).toHaveAttribute('aria-rowcount', '4')
  expect(texts('th')).toEqual(['Order number', 'Date', 'Status', 'Total', 'Resources'])
  expect(texts('tbody tr:first-child td')).toEqual([
    'N-001',
    '3 Feb 2026',
    'Status',
    'R1,234.50',
    '2',
  ])
  expect(document.querySelectorAll('tbody')).toHaveLength(1)
  expect(document.querySelectorAll('tbody tr')).toHaveLength(3)
  expect(document.querySelector('tr[aria-selected]')).toBeNull()
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false')
})

test('the name of a row leads to it, and takes the list’s address along', () => {
  open()
  expect(screen.getByText('N-002').closest('a')).toHaveAttribute('href', '/orders/b?many=yes')
})

test('a row that leads nowhere has no link', () => {
  open({ of: { open: undefined } as unknown as Partial<List<OrderRow>> })
  expect(document.querySelector('tbody a')).toBeNull()
  expect(screen.getByText('N-001')).toBeVisible()
})

test('while other rows load these stay and say so', () => {
  open({ asked: { busy: true } })
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
})

test('the sorted column says how, and is turned round; the others begin as they prefer', () => {
  const { changes } = open({ query: 'sort=orderTotal' })
  expect(texts('th[aria-sort]')).toEqual(['Total'])
  expect(screen.getByText('Total').closest('th')).toHaveAttribute('aria-sort', 'ascending')
  for (const name of ['Total', 'Date', 'Status'])
    fireEvent.click(within(screen.getByRole('table')).getByRole('button', { name }))
  expect(changes).toEqual([
    { sort: { column: 'orderTotal', descending: true } },
    { sort: { column: 'date', descending: true } },
    { sort: { column: 'orderStatus', descending: false } },
  ])
})

test('downwards is said as downwards, and a column without order is no button', () => {
  open({
    of: { columns: [{ ...list.columns[0], sort: undefined }, ...list.columns.slice(1)] } as never,
  })
  expect(screen.getByText('Date').closest('th')).toHaveAttribute('aria-sort', 'descending')
  expect(screen.getByText('Order number').closest('button')).toBeNull()
})

test('actions, details and boxes have columns of their own', () => {
  open({ picks: true, body: { rowActions: actions, details } })
  expect(texts('th')).toEqual([
    '',
    'Details',
    'Order number',
    'Date',
    'Status',
    'Total',
    'Resources',
    'Actions',
  ])
  openMenu('Actions for N-002')
  expect(screen.getByText('Edit b')).toBeInTheDocument()
})

test.each([false, true])('a row unfolds and folds again (as a card: %s)', (asCard) => {
  if (asCard) onPhone()
  const show = asCard ? openAsIs : open
  show({ picks: true, body: { rowActions: actions, details } })
  const unfold = screen.getByLabelText('Details of N-002')
  expect(unfold).toHaveAttribute('aria-expanded', 'false')
  expect(unfold).not.toHaveAttribute('aria-controls')
  fireEvent.click(unfold)
  expect(unfold).toHaveAttribute('aria-expanded', 'true')
  const inside = screen.getByText('Inside b').parentElement
  expect(unfold).toHaveAttribute('aria-controls', inside?.id)
  if (!asCard) expect(inside).toHaveAttribute('colspan', '8')
  expect(screen.queryByText('Inside a')).toBeNull()
  fireEvent.click(unfold)
  expect(screen.queryByText('Inside b')).toBeNull()
})

test('details alone are as wide as the table', () => {
  open({ body: { details } })
  press('Details of N-001')
  expect(screen.getByText('Inside a').parentElement).toHaveAttribute('colspan', '6')
})

test('rows are picked one by one, all of the page, and none', () => {
  open({ picks: true })
  const page = screen.getByLabelText<HTMLInputElement>('Select all on this page')
  press('Select N-002')
  expect(picked()).toBe('{"kind":"rows","ids":["b"]}')
  expect(screen.getByLabelText('Select N-002')).toBeChecked()
  expect([page.checked, page.indeterminate]).toEqual([false, true])
  expect(
    [...document.querySelectorAll('tbody tr')].map((row) => row.getAttribute('aria-selected')),
  ).toEqual(['false', 'true', 'false'])
  fireEvent.click(page)
  expect(picked()).toBe('{"kind":"rows","ids":["b","a","c"]}')
  expect([page.checked, page.indeterminate]).toEqual([true, false])
  fireEvent.click(page)
  expect(picked()).toBe('{"kind":"rows","ids":[]}')
  expect([page.checked, page.indeterminate]).toEqual([false, false])
})

test('when all that match are picked every box is on', () => {
  open({ picks: true })
  press('pick all')
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]
  expect(boxes.map((one) => [one.checked, one.indeterminate])).toEqual(
    Array.from({ length: 4 }, () => [true, false]),
  )
  expect(document.querySelectorAll('tr[aria-selected="true"]')).toHaveLength(3)
})

test('groups have their name and their number of rows on the page', () => {
  open({ query: 'group=orderStatus', of: withStatusAsText(), picks: true, body: { details } })
  expect(texts('th[scope="rowgroup"]')).toEqual(['PAID2 on this page', 'Without1 on this page'])
  expect(document.querySelector('th[scope="rowgroup"]')).toHaveAttribute('colspan', '7')
  expect(document.querySelectorAll('tbody')).toHaveLength(2)
})

/** Groups by what the column says in words; without a status it says nothing. */
function withStatusAsText(): Partial<List<OrderRow>> {
  const columns = list.columns.map((column) =>
    column.key === 'orderStatus'
      ? {
          key: column.key,
          header: column.header,
          kind: 'text' as const,
          value: (row: OrderRow) => (row.orderStatus === 'PAID' ? 'PAID' : null),
        }
      : column,
  )
  return { columns: columns as unknown as List<OrderRow>['columns'] }
}

test('the arrow keys go from row to row', () => {
  open()
  screen.getByText('N-001').closest('a')?.focus()
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' })
  expect(document.activeElement).toHaveTextContent('N-002')
})

test('on a phone rows are cards, made of their columns', () => {
  onPhone()
  openAsIs({})
  const cards = screen.getByRole('list', { name: 'My orders' })
  expect(cards).toHaveAttribute('aria-busy', 'false')
  const [first, , third] = within(cards).getAllByRole('listitem')
  expect(first?.textContent.replaceAll(/\s/g, ' ')).toBe('N-0013 Feb 2026StatusResources2R1,234.50')
  // What is empty takes no space.
  expect(third?.textContent.replaceAll(/\s/g, ' ')).toBe('N-003StatusResources2R1,234.50')
  expect(within(cards).getByText('N-001').closest('a')).toHaveAttribute(
    'href',
    '/orders/a?many=yes',
  )
  expect(within(cards).queryByRole('checkbox')).toBeNull()
  expect(document.querySelector('table')).toBeNull()
})

test('a card has the boxes, the actions and the keys of a row', () => {
  onPhone()
  openAsIs({ picks: true, body: { rowActions: actions } })
  press('Select N-002')
  expect(picked()).toBe('{"kind":"rows","ids":["b"]}')
  press('pick all')
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked()
  screen.getByText('N-001').closest('a')?.focus()
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'End' })
  expect(document.activeElement).toHaveTextContent('N-003')
  openMenu('Actions for N-003')
  expect(screen.getByText('Edit c')).toBeInTheDocument()
})

test('a card says ticks that are on, and a phrase instead of a name and a value', () => {
  onPhone()
  const header = { defaultMessage: 'Total', id: 'MJ2jZQ' }
  const phrase = {
    defaultMessage: '{value, plural, one {# resource} other {# resources}}',
    id: '47SfS0',
  }
  const key = { orderNumber: 'orderNumber', on: 'date', phrase: 'orderStatus', off: 'method' }
  const columns = [
    list.columns[0],
    { key: key.on, header, kind: 'check', value: (row: OrderRow) => row.id === 'b' },
    { key: key.phrase, header, kind: 'number', card: 'subtitle', phrase, value: () => 3 },
    { key: key.off, header, kind: 'text', show: 'optional', value: () => 'not shown' },
  ] as unknown as List<OrderRow>['columns']
  openAsIs({ of: { columns } })
  expect(texts('li')).toEqual(['N-0013 resources', 'N-0023 resourcesTotal', 'N-0033 resources'])
})

test('cards are sorted by a choice', () => {
  onPhone()
  const { changes } = openAsIs({})
  const choice = screen.getByLabelText<HTMLSelectElement>('Sort by')
  expect(choice).toHaveValue('-date')
  expect([...choice.options].map((one) => `${one.value}: ${one.text}`)).toEqual(
    [
      ['orderNumber', 'Order number'],
      ['date', 'Date'],
      ['orderStatus', 'Status'],
      ['orderTotal', 'Total'],
      ['productCount', 'Resources'],
    ].flatMap(([key, name]) => [`${key}: ${name}, ascending`, `-${key}: ${name}, descending`]),
  )
  fireEvent.change(choice, { target: { value: 'orderTotal' } })
  fireEvent.change(choice, { target: { value: '-orderTotal' } })
  expect(changes).toEqual([
    { sort: { column: 'orderTotal', descending: false } },
    { sort: { column: 'orderTotal', descending: true } },
  ])
})

test('until the first rows have come there is a skeleton of the same shape', () => {
  open({ asked: { rows: undefined }, picks: true, body: { rowActions: actions, details } })
  expect(screen.getByText('Loading Orders…')).toBeInTheDocument()
  expect(texts('thead td').filter((text) => text !== '')).toEqual([
    'Order number',
    'Date',
    'Status',
    'Total',
    'Resources',
  ])
  expect(document.querySelectorAll('thead td')).toHaveLength(8)
  expect(document.querySelectorAll('tbody tr')).toHaveLength(10)
  expect(document.querySelectorAll('tbody tr:first-child td')).toHaveLength(8)
})

test('a skeleton has at most twelve rows, and no empty columns', () => {
  open({ query: 'size=100', asked: { rows: undefined } })
  expect(document.querySelectorAll('tbody tr')).toHaveLength(12)
  expect(document.querySelectorAll('thead td')).toHaveLength(5)
  expect(document.querySelectorAll('tbody tr:first-child td')).toHaveLength(5)
})

test('on a phone the skeleton has four cards', () => {
  onPhone()
  openAsIs({ asked: { rows: undefined } })
  expect(document.querySelector('table')).toBeNull()
  expect(document.querySelector('[aria-hidden="true"] > div')?.children).toHaveLength(4)
})

test('what cannot be read says why, and is read again', () => {
  const refresh = vi.fn()
  open({ asked: { error: new AppError('rate_limited'), refresh } })
  expect(screen.getByRole('alert')).toHaveTextContent(/^You tried too often/)
  fireEvent.click(screen.getByText('Try again'))
  expect(refresh).toHaveBeenCalledOnce()
})

test('a list without rows says what will be there', () => {
  const hint = { defaultMessage: 'Show all orders', id: '5n/AqJ' }
  open({
    rows: [],
    of: { words: { ...list.words, emptyHint: hint } },
    body: { noneYet: { drawing: <i data-testid="drawing" />, action: <b>{shop}</b> } },
  })
  expect(screen.getByText('No Orders found')).toBeVisible()
  expect(screen.getByText('Show all orders')).toBeVisible()
  expect(screen.getByTestId('drawing')).toBeInTheDocument()
  expect(screen.getByText('Shop')).toBeVisible()
})

test('it needs no words of its own for that', () => {
  open({ rows: [], asked: { total: 0 } })
  expect(screen.getByText('No Orders found')).toBeVisible()
  expect(screen.queryByText('Show all orders')).toBeNull()
  expect(screen.queryByRole('button', { name: /first page|all orders/ })).toBeNull()
})

test('while others are on their way an empty page says nothing yet', () => {
  open({ rows: [], asked: { busy: true } })
  expect(screen.queryByText('No Orders found')).toBeNull()
})

test.each(['q=maths', 'many=yes'])('when nothing matches %s all can be shown again', (query) => {
  const { changes } = open({ query, rows: [] })
  expect(screen.getByText('Nothing matches this search and these filters.')).toBeVisible()
  fireEvent.click(screen.getByText('Show all orders'))
  expect(changes).toEqual([{ search: '', filters: {} }])
})

test('what a search looks at is said when it finds nothing, and only then', () => {
  const noMatch = { defaultMessage: 'Search orders', id: '+VcRi3' }
  const of = { words: { ...list.words, showAll: undefined, noMatch } as never }
  const first = open({ query: 'q=maths', rows: [], of })
  expect(screen.getByText('Search orders')).toBeVisible()
  expect(screen.getByText('Clear search and filters')).toBeVisible()
  first.unmount()
  open({ query: 'many=yes', rows: [], of })
  expect(screen.queryByText('Search orders')).toBeNull()
})

test('a page behind the last one leads to the first', () => {
  const { changes } = open({ query: 'page=2', rows: [], asked: { total: undefined } })
  expect(screen.getByText('This page is empty')).toBeVisible()
  expect(screen.getByText('The list has become shorter.')).toBeVisible()
  fireEvent.click(screen.getByText('Go to the first page'))
  expect(changes).toEqual([{ pageIndex: 0 }])
})

test('a later page of a list that has no rows at all is no empty page', () => {
  open({ query: 'page=2', rows: [], asked: { total: 0 } })
  expect(screen.queryByText('This page is empty')).toBeNull()
  expect(screen.getByText('No Orders found')).toBeVisible()
})
