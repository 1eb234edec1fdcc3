import type { Address } from '../parse/address.ts'
import { parseSelect, type SelectedItem, type SelectedRelation } from '../parse/select.ts'
import { RestFault } from '../rest-fault.ts'
import type { DatabaseSchema, Relationship, Table } from '../schema/model.ts'
import { Unsupported } from '../unsupported.ts'
import { findRelationship } from './find-relationship.ts'
import type { Embed, ReadNode } from './model.ts'

interface Planning {
  schema: DatabaseSchema
  maxRows: number | null
  rootAlias: string
}

/**
 * The tree of resources that a request reads, with its filters, orders and pages at the resources they are for.
 * @param alias what the rows are called when they are no table's
 * @param maxRows null for the rows that a write returns, which are not limited
 * @throws RestFault
 */
export function planRead(
  schema: DatabaseSchema,
  table: Table | null,
  alias: string,
  address: Address,
  maxRows: number | null,
): ReadNode {
  const planning = { schema, maxRows, rootAlias: alias }
  const items = address.select.length === 0 ? parseSelect('*') : address.select
  const root = planNode(planning, table, alias, items, 0)
  for (const { path, logic } of address.conditions) {
    nodeAt(root, path).conditions.push(logic)
  }
  for (const { path, terms } of address.orders) nodeAt(root, path).order = terms
  for (const { path, page } of address.pages) {
    nodeAt(root, path).page = { ...page, limit: restrict(page.limit, maxRows) }
  }
  for (const node of allNodes(root)) checkOrders(node)
  return root
}

function restrict(limit: number | null, maxRows: number | null): number | null {
  if (limit === null || maxRows === null) return limit ?? maxRows
  return Math.min(limit, maxRows)
}

function planNode(
  planning: Planning,
  table: Table | null,
  alias: string,
  items: SelectedItem[],
  depth: number,
): ReadNode {
  if (table?.columns.some(({ isRepresented }) => isRepresented) === true) {
    throw new Unsupported('Domains with casts to or from JSON or text are not applied')
  }
  const columns = items.filter((item) => item.kind === 'column')
  if (columns.some(({ aggregate }) => aggregate !== null)) throw aggregatesRefused()
  const relations = items.filter((item) => item.kind === 'relation')
  return {
    table,
    alias,
    columns,
    embeds: relations.map((item) => planEmbed(planning, table, alias, item, depth + 1)),
    conditions: [],
    order: [],
    page: { offset: 0, limit: planning.maxRows },
    isWritten: false,
  }
}

function planEmbed(
  planning: Planning,
  parent: Table | null,
  parentAlias: string,
  item: SelectedRelation,
  depth: number,
): Embed {
  const { target, alias, hint, isInner, isSpread, items } = item
  if (parent === null) throw noTable(parentAlias, target)
  const relationship = findRelationship(planning.schema, parent, target, hint)
  const isToOne = leadsToOne(relationship)
  // Its columns would become arrays, which counts as an aggregate; hosted projects do not allow them.
  if (isSpread && !isToOne) throw aggregatesRefused()
  const label = alias ?? target
  const own = sqlName(planning, relationship.target.name, depth)
  const node = planNode(planning, relationship.target, own, items, depth)
  return {
    node,
    relationship,
    label,
    target,
    join: sqlName(planning, `${parent.name}_${label}`, depth),
    isInner,
    isSpread,
    isToOne,
    isHidden: node.columns.length === 0 && node.embeds.every((embed) => embed.isHidden),
  }
}

/** A name of at most 63 bytes that no other resource above has: the depth ends it. */
function sqlName({ rootAlias }: Planning, name: string, depth: number): string {
  const short = `${Buffer.from(name).subarray(0, 50).toString().replaceAll('\uFFFD', '')}_${String(depth)}`
  return short === rootAlias ? `${short}_` : short
}

const leadsToOne = (way: Relationship) =>
  way.kind === 'computed'
    ? way.isToOne
    : way.cardinality === 'many-to-one' || way.cardinality === 'one-to-one'

export const isCalled = (embed: Embed, name: string) =>
  embed.label === name || embed.target === name

function nodeAt(root: ReadNode, path: string[]): ReadNode {
  return path.reduce((node, name) => {
    const embed = node.embeds.find((one) => isCalled(one, name))
    if (embed === undefined) throw notEmbedded(name)
    return embed.node
  }, root)
}

function* allNodes(node: ReadNode): Generator<ReadNode> {
  yield node
  for (const embed of node.embeds) yield* allNodes(embed.node)
}

function checkOrders(node: ReadNode): void {
  for (const { relation } of node.order) {
    if (relation === null) continue
    const embed = node.embeds.find((one) => isCalled(one, relation))
    if (embed === undefined) throw notEmbedded(relation)
    if (!embed.isToOne) {
      throw new RestFault(400, {
        code: 'PGRST118',
        message: `A related order on '${relation}' is not possible`,
        details: `'${node.table?.name ?? node.alias}' and '${relation}' do not form a many-to-one or one-to-one relationship`,
      })
    }
  }
}

const notEmbedded = (name: string) =>
  new RestFault(400, {
    code: 'PGRST108',
    message: `'${name}' is not an embedded resource in this request`,
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  })

const aggregatesRefused = () =>
  new RestFault(400, {
    code: 'PGRST123',
    message: 'Use of aggregate functions is not allowed',
  })

const noTable = (origin: string, target: string) =>
  new RestFault(400, {
    code: 'PGRST200',
    message: `Could not find a relationship between '${origin}' and '${target}' in the schema cache`,
  })
