import type { Address } from '../parse/address.ts'
import type { Logic } from '../parse/conditions.ts'
import { RestFault } from '../rest-fault.ts'
import type { Table } from '../schema/model.ts'
import { quoteName, type Statement } from '../sql/statement.ts'
import type { Rows } from '../sql/write.ts'

/**
 * The condition that a row of the body has the key that the address names.
 * @throws RestFault PGRST105 unless the address names exactly the key, PGRST115 for a body without it
 */
export function keyOfAddress(
  statement: Statement,
  table: Table,
  rows: Rows,
  conditions: Logic[],
  address: Address,
): string {
  const values = new Map<string, string>()
  for (const logic of conditions) {
    const isEqual =
      logic.kind === 'condition' &&
      !logic.isNegated &&
      logic.field.path.length === 0 &&
      logic.test.kind === 'compare' &&
      logic.test.operator === '=' &&
      logic.test.quantifier === null
    if (!isEqual || values.has(logic.field.name)) throw notTheKey()
    if (logic.test.kind === 'compare') values.set(logic.field.name, logic.test.value)
  }
  const key = table.primaryKey
  const isKey =
    key.length > 0 && values.size === key.length && key.every((name) => values.has(name))
  if (!isKey || address.conditions.length !== conditions.length) throw notTheKey()
  if (!key.every((name) => rows.columns.some((column) => column.name === name))) throw keyMismatch()
  return key
    .map((name) => `pgrst_body.${quoteName(name)} = ${statement.bind(values.get(name) ?? '')}`)
    .join(' and ')
}

export const keyMismatch = () =>
  new RestFault(400, {
    code: 'PGRST115',
    message: 'Payload values do not match URL in primary key column(s)',
  })

const notTheKey = () =>
  new RestFault(405, {
    code: 'PGRST105',
    message: "Filters must include all and only primary key columns with 'eq' operators",
  })
