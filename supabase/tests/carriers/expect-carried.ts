import { expect } from 'vitest'
import type { Row } from '../support/database.ts'
import { asJson, columnsOf } from '../support/distinct.ts'
import type { Root } from '../support/world.ts'
import { carriers, type CarrierName } from './carriers.ts'

const only = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name]]))

interface Known {
  /** What the columns that do not travel have now, where the test knows it. */
  also?: Row
  /** Columns that have the value of another by what they mean, as a line's product id on the shelf. */
  alike?: readonly string[]
  /** Columns that another column of this row excludes: another round fills them. */
  empty?: readonly string[]
}

/**
 * Proves a round trip: each column that the carrier carries has arrived as it was sent. What was sent must be able to show
 * an omission: something in each column, and no value twice.
 * @param sent the values by the columns of the carrier's table
 * @param arrived the whole row as it is afterwards, as JSON
 */
export async function expectCarried(
  db: Root,
  name: CarrierName,
  sent: Row,
  arrived: Row,
  { also = {}, alike = [], empty = [] }: Known = {},
): Promise<void> {
  const { table, carries } = carriers[name]
  const values = await asJson(db, table, only(sent, carries))
  const columns = (await columnsOf(db, table)).filter((column) => column.name in values)
  expect(
    columns.map((column) => column.name).filter((column) => (values[column] ?? null) === null),
    'columns that were sent nothing',
  ).toEqual(empty)
  const compared = columns
    .filter((column) => column.type !== 'boolean' && !empty.includes(column.name))
    .map((column) => column.name)
    .filter((column) => !alike.includes(column))
  const texts = compared.map((column) => JSON.stringify(values[column]))
  expect(
    compared.filter((_, at) => texts.indexOf(texts[at] ?? '') !== at),
    'columns that were sent what another was sent',
  ).toEqual([])
  expect({ carrier: name, ...only(arrived, [...carries, ...Object.keys(also)]) }).toEqual({
    carrier: name,
    ...values,
    ...also,
  })
}
