import type { ReactNode } from 'react'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import type { BadgeTone } from '@/components/ui/badge.tsx'
import type { Words } from './words.ts'

/** A row of a list: what identifies it, and whatever the list's document asks for. */
export interface ListRow {
  id: string
}

export type Direction = 'AscNullsLast' | 'DescNullsLast'

/** Where a column stands on the card that a row is on a phone. */
export type CardRole = 'title' | 'subtitle' | 'badge' | 'amount' | 'line' | 'hidden'

interface ColumnBase<Order> {
  key: string
  header: MessageDescriptor
  /** How the database sorts by it: by the column of this name, by another column, or by several. */
  sort?: true | Extract<keyof Order, string> | ((direction: Direction) => Order[])
  /** The first press sorts from the largest or newest down, as people usually want for numbers and moments. */
  descendingFirst?: boolean
  /** Whether people may hide it, and whether it is shown until they choose. */
  show?: 'always' | 'default' | 'optional'
  /** The filter with which an optional column is shown until people choose: what it finds should be seen. */
  showWith?: string
  card?: CardRole
  /** What a card shows instead of the header and the value: "{value, plural, one {# resource} other {# resources}}". */
  phrase?: MessageDescriptor
  /** False leaves it out of the exported file. */
  exported?: boolean
}

/** What a cell shows. Each kind has one way to draw, align and export its value. */
export type Column<Row, Order = Record<string, unknown>> = ColumnBase<Order> &
  (
    | { kind: 'text'; value: (row: Row, intl: IntlShape) => string | null }
    | { kind: 'number'; value: (row: Row) => number | null }
    /** A decimal string in rand, as the database sends it. */
    | { kind: 'money'; value: (row: Row) => string | null }
    /** A calendar day (2026-02-03). */
    | { kind: 'date'; value: (row: Row) => string | null }
    /** A moment, shown as its day with the time to hover. */
    | { kind: 'moment'; value: (row: Row) => string | null }
    | { kind: 'datetime'; value: (row: Row) => string | null }
    | { kind: 'check'; value: (row: Row) => boolean }
    | {
        kind: 'status'
        value: (row: Row) => string | null
        badge: (status: string) => { tone: BadgeTone; label: Words }
      }
    /** Anything else: a cell of its own, and its plain words for the exported file. */
    | {
        kind: 'custom'
        value: (row: Row, intl: IntlShape) => string
        cell: (row: Row) => ReactNode
        numeric?: boolean
      }
  )

type AnyColumn = Column<never, never>

/** Numbers are aligned to the right. */
export const isNumeric = (column: AnyColumn): boolean =>
  column.kind === 'number' ||
  column.kind === 'money' ||
  (column.kind === 'custom' && column.numeric === true)

const usualRole: Record<AnyColumn['kind'], CardRole> = {
  text: 'line',
  number: 'line',
  money: 'amount',
  date: 'subtitle',
  moment: 'subtitle',
  datetime: 'subtitle',
  check: 'line',
  status: 'badge',
  custom: 'line',
}

/** The first column is the title of the card; the place of the others depends on their kind. */
export const cardRole = (column: AnyColumn, index: number): CardRole =>
  column.card ?? (index === 0 ? 'title' : usualRole[column.kind])

/** The first column opens the row, so it cannot be hidden. */
export const visibility = (column: AnyColumn, index: number): 'always' | 'default' | 'optional' =>
  index === 0 ? 'always' : (column.show ?? 'default')

/** What a list is ordered by. The id comes last, so that equal rows keep their order from page to page. */
export function orderBy(
  { key, sort }: Pick<AnyColumn, 'key' | 'sort'>,
  descending: boolean,
): object[] {
  const direction = descending ? 'DescNullsLast' : 'AscNullsLast'
  const chosen: object[] =
    typeof sort === 'function'
      ? sort(direction)
      : [{ [typeof sort === 'string' ? sort : key]: direction }]
  return [...chosen, { id: 'AscNullsLast' }]
}
