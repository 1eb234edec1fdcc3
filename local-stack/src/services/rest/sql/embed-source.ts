import type { Embed, ReadNode } from '../plan/model.ts'
import { qualified, quoteName } from './statement.ts'

/** What an embedded resource is read from, and the conditions that tie it to the row above. */
export function writeSource(
  parent: ReadNode,
  embed: Embed,
): { from: string; conditions: string[] } {
  const { relationship, node } = embed
  const alias = quoteName(node.alias)
  const above = quoteName(parent.alias)
  if (relationship.kind === 'computed') {
    const { schema, name, origin } = relationship
    const columns = origin.columns.map((column) => `${above}.${quoteName(column.name)}`).join(', ')
    const whole = parent.isWritten ? `row(${columns})` : `(${above}.*)`
    const row = `${whole}::${qualified(origin.schema, origin.name)}`
    return { from: `${qualified(schema, name)}(${row}) as ${alias}`, conditions: [] }
  }
  const target = `${qualified(relationship.target.schema, relationship.target.name)} as ${alias}`
  const tied = (left: string, pairs: [string, string][], right: string) =>
    pairs.map(([one, other]) => `${left}.${quoteName(one)} = ${right}.${quoteName(other)}`)
  const { junction } = relationship
  if (junction === undefined) {
    return { from: target, conditions: tied(above, relationship.columns, alias) }
  }
  const between = quoteName(`${node.alias}_by`)
  const ties = tied(between, junction.toTarget, alias).join(' and ')
  const { schema, name } = junction.table
  return {
    from: `${target} inner join ${qualified(schema, name)} as ${between} on ${ties}`,
    conditions: tied(above, junction.toOrigin, between),
  }
}
