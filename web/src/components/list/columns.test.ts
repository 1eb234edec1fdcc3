import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { cellText } from './cell-text.ts'
import { cardRole, isNumeric, orderBy, visibility, type Column } from './columns.ts'
import { runsOf } from './groups.ts'

const header = { defaultMessage: 'Head', id: 'head' }
const intl = createIntl({
  locale: 'en-ZA',
  messages: { a5msuh: 'Yes', oUWADl: 'No', head: 'Head', over: 'Over' },
})
type Row = { value: string | null }

const of = (kind: Column<Row>['kind'], more: Partial<Column<Row>> = {}) =>
  ({
    key: 'k',
    header,
    kind,
    value: (row: Row) => row.value,
    badge: () => ({ tone: 'over', label: { defaultMessage: 'Over', id: 'over' } }),
    cell: () => null,
    ...more,
  }) as unknown as Column<Row, never>
const text = (kind: Column<Row>['kind'], value: unknown) =>
  cellText(of(kind), { value } as Row, intl)

test.each([
  ['text', 'a', 'a'],
  ['text', null, ''],
  ['custom', 'c', 'c'],
  ['number', 0, '0'],
  ['number', null, ''],
  ['money', '1234.50', '1234.50'],
  ['money', null, ''],
  ['date', '2026-02-03', '2026-02-03'],
  ['date', null, ''],
  ['moment', '2026-02-03T22:30:00Z', '2026-02-04 00:30'],
  ['datetime', '2026-02-03T12:05:00Z', '2026-02-03 14:05'],
  ['datetime', null, ''],
  ['check', true, 'Yes'],
  ['check', false, 'No'],
  ['status', 'X', 'Over'],
  ['status', null, ''],
] as const)('a cell of kind %s with %j reads "%s"', (kind, value, words) => {
  expect(text(kind, value)).toBe(words)
})

test('numbers and amounts stand at the right, and what says that it is one', () => {
  const kinds = ['text', 'number', 'money', 'date', 'check', 'custom'] as const
  expect(kinds.map((kind) => isNumeric(of(kind)))).toEqual([false, true, true, false, false, false])
  expect(isNumeric(of('custom', { numeric: true }))).toBe(true)
  expect(isNumeric(of('text', { numeric: true }))).toBe(false)
})

test('a card takes its places from the kinds of the columns, unless they say another', () => {
  expect(cardRole(of('text'), 0)).toBe('title')
  const kinds = [
    'text',
    'number',
    'money',
    'date',
    'moment',
    'datetime',
    'check',
    'status',
    'custom',
  ]
  expect(kinds.map((kind) => cardRole(of(kind as 'text'), 1))).toEqual([
    'line',
    'line',
    'amount',
    'subtitle',
    'subtitle',
    'subtitle',
    'line',
    'badge',
    'line',
  ])
  expect(cardRole(of('money', { card: 'hidden' }), 0)).toBe('hidden')
})

test('the first column always stays, the others are there until somebody hides them', () => {
  expect(visibility(of('text', { show: 'optional' }), 0)).toBe('always')
  expect(visibility(of('text'), 1)).toBe('default')
  expect(visibility(of('text', { show: 'optional' }), 1)).toBe('optional')
})

test('the id ends every order', () => {
  const id = { id: 'AscNullsLast' }
  expect(orderBy({ key: 'a', sort: true }, false)).toEqual([{ a: 'AscNullsLast' }, id])
  expect(orderBy({ key: 'a', sort: 'b' }, true)).toEqual([{ b: 'DescNullsLast' }, id])
  const several = (direction: string) => [{ c: direction }, { d: direction }] as never[]
  expect(orderBy({ key: 'a', sort: several }, true)).toEqual([
    { c: 'DescNullsLast' },
    { d: 'DescNullsLast' },
    id,
  ])
})

test('neighbours that are alike are a group; the same name further on is another', () => {
  const groups = runsOf(['a1', 'a2', 'b1', 'a3'], (row) => row.charAt(0))
  expect(groups).toEqual([
    { name: 'a', rows: ['a1', 'a2'] },
    { name: 'b', rows: ['b1'] },
    { name: 'a', rows: ['a3'] },
  ])
  expect(runsOf([], String)).toEqual([])
})
