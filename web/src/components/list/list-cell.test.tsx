import { expect, test } from 'vitest'
import { createIntl } from 'react-intl'
import english from '@/i18n/en.json'
import { cellText } from './cell-text.ts'
import type { Column } from './columns.ts'
import { ListCell } from './list-cell.tsx'
import { draw } from './testing/draw.tsx'

interface Row {
  id: string
  value: string | null
  number: number | null
  on: boolean
}
type AnyColumn = Column<Row, never>

const header = { defaultMessage: 'Date', id: 'P7PLVj' }
const row: Row = { id: 'a', value: '2026-02-03T12:05:00+00:00', number: 12345, on: true }
const empty: Row = { id: 'b', value: null, number: null, on: false }
const value = (one: Row) => one.value
const base = { key: 'x', header }

const columns: Record<string, AnyColumn> = {
  text: { ...base, kind: 'text', value },
  number: { ...base, kind: 'number', value: (one) => one.number },
  money: { ...base, kind: 'money', value: (one) => one.value && '1234.50' },
  date: { ...base, kind: 'date', value: (one) => one.value && '2026-02-03' },
  moment: { ...base, kind: 'moment', value },
  datetime: { ...base, kind: 'datetime', value },
  check: { ...base, kind: 'check', value: (one) => one.on },
  status: {
    ...base,
    kind: 'status',
    value: (one) => one.value && 'PAID',
    badge: (status) => ({ tone: 'note', label: `${status} in full` }),
  },
  custom: {
    ...base,
    kind: 'custom',
    value: (one) => one.value ?? '',
    cell: (one) => <b>{one.id}</b>,
  },
}

const show = (kind: string, one: Row, oneLine = false) => {
  const column = columns[kind]
  if (column === undefined) throw new Error(kind)
  return draw(<ListCell column={column} row={one} oneLine={oneLine} />).container
}

test.each([
  ['text', '2026-02-03T12:05:00+00:00', '–'],
  ['number', '12 345', '–'],
  ['money', 'R1,234.50', '–'],
  ['date', '3 Feb 2026', '–'],
  ['moment', '3 Feb 2026', '–'],
  ['datetime', '3 Feb 2026, 14:05', '–'],
  ['check', '', 'No'],
  ['status', 'PAID in full', '–'],
  ['custom', 'a', 'b'],
])('a cell that holds %s shows "%s", and "%s" when it is empty', (kind, full, none) => {
  const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ')
  expect(plain(show(kind, row).textContent)).toBe(full)
  expect(plain(show(kind, empty).textContent)).toBe(none)
})

test('a tick has a name', () => {
  expect(show('check', row).querySelector('svg')).toHaveAccessibleName('Yes')
})

test('a long text is cut in a table and whole in its tooltip', () => {
  expect(show('text', row, true).querySelector('span')).toHaveAttribute('title', row.value)
  expect(show('text', row).querySelector('span')).toBeNull()
  expect(show('text', empty, true).querySelector('span')).toBeNull()
})

test('a moment says its time to who hovers, and each date is written for programs', () => {
  expect(show('moment', row).querySelector('time')).toHaveAttribute('datetime', row.value)
  expect(show('moment', row).querySelector('time')?.title).toMatch(/3 Feb(ruary)? 2026.*14:05/)
  expect(show('datetime', row).querySelector('time')).not.toHaveAttribute('title')
  expect(show('date', row).querySelector('time')).toHaveAttribute('datetime', '2026-02-03')
})

const intl = createIntl({ locale: 'en-ZA', messages: english })

test.each([
  ['text', '2026-02-03T12:05:00+00:00', ''],
  ['number', '12345', ''],
  ['money', '1234.50', ''],
  ['date', '2026-02-03', ''],
  ['moment', '2026-02-03 14:05', ''],
  ['datetime', '2026-02-03 14:05', ''],
  ['check', 'Yes', 'No'],
  ['status', 'PAID in full', ''],
  ['custom', '2026-02-03T12:05:00+00:00', ''],
])('%s in a file is "%s", and "%s" when it is empty', (kind, full, none) => {
  const column = columns[kind]
  if (column === undefined) throw new Error(kind)
  expect(cellText(column, row, intl)).toBe(full)
  expect(cellText(column, empty, intl)).toBe(none)
})
