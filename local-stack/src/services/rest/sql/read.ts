import { fieldLabel } from '../parse/field.ts'
import type { SelectedColumn } from '../parse/select.ts'
import { isCalled } from '../plan/plan-read.ts'
import type { Embed, ReadNode } from '../plan/model.ts'
import { writeField, writeLogic, type FieldScope } from './conditions.ts'
import { writeSource } from './embed-source.ts'
import { quoteName, type Statement } from './statement.ts'

/** A resource with what it embeds, as a `select`. @param from what it is read from, with its alias */
export function writeSelect(
  statement: Statement,
  node: ReadNode,
  from: string,
  conditions: string[] = [],
  orderedBy: { asRow: boolean; columns: string[] } = { asRow: false, columns: [] },
): string {
  const columns = writeColumns(node)
  const joins = node.embeds.map((embed) => writeJoin(statement, node, embed))
  const tail = [
    ...writeWhere(statement, node, conditions),
    ...writeOrder(node),
    ...writePage(statement, node),
  ]
  const source = [from, ...joins].join(' ')
  const extra = orderedBy.columns
  if (extra.length > 0 && orderedBy.asRow) {
    // The row as a whole, beside the columns that the resource above is ordered by.
    const row = `cross join lateral (select ${columns.join(', ')}) as pgrst_row`
    const selected = ['row_to_json(pgrst_row.*)::jsonb as json', ...extra].join(', ')
    return [`select ${selected} from ${source} ${row}`, ...tail].join(' ')
  }
  return [`select ${[...columns, ...extra].join(', ')} from ${source}`, ...tail].join(' ')
}

/** Every row that the resource has, for counting: only the embedded resources that leave rows out are joined. */
export function writeAllRows(statement: Statement, node: ReadNode, from: string): string {
  const named = new Set(node.conditions.flatMap((logic) => [...fieldNames(logic)]))
  const filtering = node.embeds.filter(
    (embed) => embed.isInner || named.has(embed.label) || named.has(embed.target),
  )
  const joins = filtering.map((embed) => writeJoin(statement, node, embed))
  return [`select 1 from ${[from, ...joins].join(' ')}`, ...writeWhere(statement, node, [])].join(
    ' ',
  )
}

function* fieldNames(logic: ReadNode['conditions'][number]): Generator<string> {
  if (logic.kind === 'condition') yield logic.field.name
  else for (const member of logic.members) yield* fieldNames(member)
}

function writeColumns(node: ReadNode): string[] {
  const written = [
    ...node.columns.flatMap((column) => writeColumn(node, column)),
    ...node.embeds.filter(({ isHidden }) => !isHidden).flatMap((embed) => writeEmbed(node, embed)),
  ]
  return written
}

function writeColumn(node: ReadNode, { field, alias, cast }: SelectedColumn): string[] {
  if (field === null) return writeAllColumns(node)
  const written = writeField(node, field)
  const value = cast === null ? written : `cast(${written} as ${cast})`
  return [`${value} as ${quoteName(alias ?? fieldLabel(field))}`]
}

function writeAllColumns({ alias, table, isWritten }: ReadNode): string[] {
  if (!isWritten || table === null) return [`${quoteName(alias)}.*`]
  return table.columns.map(({ name }) => `${quoteName(alias)}.${quoteName(name)}`)
}

function writeEmbed(node: ReadNode, embed: Embed): string[] {
  const join = quoteName(embed.join)
  if (embed.isSpread) {
    return outputLabels(embed.node).map(
      (label) => `${join}.${quoteName(label)} as ${quoteName(label)}`,
    )
  }
  const label = quoteName(embed.label)
  if (!embed.isToOne) return [`coalesce(${join}.rows, '[]') as ${label}`]
  if (ordersBy(node, embed).length > 0) return [`${join}.json as ${label}`]
  return [`row_to_json(${join}.*)::jsonb as ${label}`]
}

/** The names of what a spread resource adds to the one above. */
function outputLabels(node: ReadNode): string[] {
  const own = node.columns.flatMap(({ field, alias }) =>
    field === null
      ? (node.table?.columns.map(({ name }) => name) ?? [])
      : [alias ?? fieldLabel(field)],
  )
  const embedded = node.embeds
    .filter(({ isHidden }) => !isHidden)
    .flatMap((embed) => (embed.isSpread ? outputLabels(embed.node) : [embed.label]))
  return [...own, ...embedded]
}

function writeJoin(statement: Statement, parent: ReadNode, embed: Embed): string {
  const join = quoteName(embed.join)
  const kind = embed.isInner ? 'inner' : 'left'
  const { from, conditions } = writeSource(parent, embed)
  const orders = ordersBy(parent, embed)
  const extra = orders.map(
    (field, index) => `${writeField(embed.node, field)} as pgrst_order_${String(index)}`,
  )
  if (embed.isHidden) extra.push('true as pgrst_found')
  const asRow = !embed.isSpread && !embed.isHidden
  const select = writeSelect(statement, embed.node, from, conditions, { asRow, columns: extra })
  if (embed.isToOne) return `${kind} join lateral (${select}) as ${join} on true`
  const rows = `select json_agg(${join}.*)::jsonb as rows from (${select}) as ${join}`
  const holds = embed.isInner ? `${join}.rows is not null` : 'true'
  return `${kind} join lateral (${rows}) as ${join} on ${holds}`
}

/** The columns of an embedded resource that the one above is ordered by. */
const ordersBy = (parent: ReadNode, embed: Embed) =>
  parent.order.flatMap(({ relation, field }) =>
    relation !== null && orderedEmbed(parent, relation) === embed ? [field] : [],
  )

const orderedEmbed = (node: ReadNode, relation: string) =>
  node.embeds.find((embed) => isCalled(embed, relation))

function writeWhere(statement: Statement, node: ReadNode, conditions: string[]): string[] {
  const scope: FieldScope = {
    table: node.table,
    alias: node.alias,
    embedded: (name, isNull) => {
      const embed = node.embeds.find((one) => isCalled(one, name))
      if (embed === undefined) return null
      const rows = quoteName(embed.join) + (embed.isToOne ? '' : '.rows')
      return `${rows} is ${isNull ? 'not ' : ''}distinct from null`
    },
  }
  const all = [
    ...conditions,
    ...node.conditions.map((logic) => writeLogic(statement, scope, logic)),
  ]
  return all.length === 0 ? [] : [`where ${all.join(' and ')}`]
}

function writeOrder(node: ReadNode): string[] {
  const counts = new Map<Embed, number>()
  const terms = node.order.map(({ relation, field, direction, nulls }) => {
    const embed = relation === null ? undefined : orderedEmbed(node, relation)
    let written = writeField(node, field)
    if (embed !== undefined) {
      const index = counts.get(embed) ?? 0
      counts.set(embed, index + 1)
      written = `${quoteName(embed.join)}.pgrst_order_${String(index)}`
    }
    return [written, direction, nulls === null ? null : `nulls ${nulls}`].filter(Boolean).join(' ')
  })
  return terms.length === 0 ? [] : [`order by ${terms.join(', ')}`]
}

function writePage(statement: Statement, { page }: ReadNode): string[] {
  return [
    ...(page.limit === null ? [] : [`limit ${statement.bind(page.limit)}`]),
    ...(page.offset === 0 ? [] : [`offset ${statement.bind(page.offset)}`]),
  ]
}
