import type { Column } from '../schema/catalogue.ts'
import type { GraphqlSchema } from '../schema/graphql-schema.ts'
import { columnOf } from './sql-text.ts'
import type { Statement } from './statement.ts'

/** A column's value; labels of a mapped enum become their GraphQL names. */
export function columnExpression(
  statement: Statement,
  schema: GraphqlSchema,
  block: string,
  column: Column,
): string {
  const name = columnOf(block, column)
  const mappings = schema.catalogue.enums.get(column.typeOid)?.mappings
  if (!mappings || mappings.size === 0) return name
  const cases = [...mappings].map(([label, mapped]) => {
    return `when ${name}::text = ${statement.bind(label, 'text')} then ${statement.bind(mapped, 'text')}`
  })
  return `case ${cases.join(' ')} else ${name}::text end`
}
