import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createIntl } from 'react-intl'
import { cellText } from './cell-text.ts'
import type { Column } from './columns.ts'
import { ListCell } from './list-cell.tsx'
import { draw, pressText } from './testing/draw.tsx'
import { fakeServer, someOrders } from './testing/fake-server.ts'
import { openList } from './testing/open-list.tsx'

// React tells of each error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

const cellsOf = (name: string) => {
  const row = screen.getByRole('link', { name }).closest<HTMLElement>('[data-list-row]')
  if (row === null) throw new Error(`no row ${name}`)
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
}

test('a row with a broken amount and a broken day is drawn as such, and the others as always', async () => {
  const broken = { orderTotal: 'NaN', orderDateTime: 'infinity', orderNumber: 'N-broken' }
  openList(
    fakeServer([
      ...someOrders(1, { orderTotal: '1234.50' }),
      ...someOrders(1, { id: 'broken', nodeId: 'broken', ...broken }),
    ]),
    '/orders?sort=orderNumber',
  )
  await screen.findByRole('link', { name: 'N-0001' })
  expect(cellsOf('N-broken')).toEqual([
    'N-broken',
    'Cannot be shown',
    'Status',
    'Cannot be shown',
    '1',
  ])
  expect(cellsOf('N-0001')).toContain('R1,234.50')
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
})

interface Row {
  id: string
  value: string
}
type Kind = 'money' | 'date' | 'moment' | 'datetime' | 'number' | 'custom'
const header = { defaultMessage: 'Date', id: 'P7PLVj' }
const broken = new RangeError('not an amount in rand')

const columnOf = (kind: Kind): Column<Row, never> => {
  const base = { key: 'x', header }
  if (kind === 'number') return { ...base, kind, value: (row) => Number(row.value) }
  if (kind === 'custom') {
    const fail = () => {
      throw broken
    }
    return { ...base, kind, value: fail, cell: fail }
  }
  return { ...base, kind, value: (row) => row.value }
}

const cases: [Kind, string][] = [
  ['money', 'NaN'],
  ['money', 'Infinity'],
  ['money', '1e130'],
  ['money', ''],
  ['date', 'infinity'],
  ['date', '-infinity'],
  ['moment', 'infinity'],
  ['datetime', '294276-12-31T23:59:59.999999+00:00'],
  ['number', 'NaN'],
  ['number', 'Infinity'],
  ['custom', 'anything'],
]

test.each(cases)('a cell of the kind %s with %j says that it cannot be shown', (kind, value) => {
  const { container } = draw(<ListCell column={columnOf(kind)} row={{ id: 'a', value }} />)
  expect(container).toHaveTextContent('Cannot be shown')
})

const again = 'Again'

function Mended() {
  const [value, setValue] = useState('NaN')
  return (
    <>
      <ListCell column={columnOf('money')} row={{ id: 'a', value }} />
      <button type="button" onClick={() => setValue('12.00')}>
        {again}
      </button>
    </>
  )
}

test('a row that is mended is drawn when it is read again', () => {
  const { container } = draw(<Mended />)
  expect(container).toHaveTextContent('Cannot be shown')
  pressText(again)
  expect(container).toHaveTextContent('R12.00')
})

test.each([
  ['moment', 'infinity'],
  ['datetime', '-infinity'],
  ['custom', 'anything'],
] as [Kind, string][])('a file and a name have a question mark for a %s of %j', (kind, value) => {
  const intl = createIntl({ locale: 'en' })
  expect(cellText(columnOf(kind), { id: 'a', value }, intl)).toBe('?')
})

test('actions that cannot be made of a row are told there', async () => {
  openList(
    fakeServer([
      ...someOrders(1),
      ...someOrders(1, { id: 'broken', nodeId: 'broken', orderNumber: 'N-broken' }),
    ]),
    '/orders?sort=orderNumber',
    {
      rowActions: ({ orderNumber }) => {
        if (orderNumber === 'N-broken') throw broken
        return []
      },
    },
  )
  expect(await screen.findByRole('link', { name: 'N-0001' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'N-broken' })).toBeVisible()
  expect(screen.getAllByText('Cannot be shown')).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
})
