import type { DatabaseSchema, KeyRelationship, Relationship, Table } from '../schema/model.ts'
import { RestFault } from '../rest-fault.ts'

/**
 * The way from a table to an embedded resource, which is named by its table, by a foreign key or the key's column, or by
 * a function. A function hides ways by keys.
 * @throws RestFault PGRST200 when there is none, PGRST201 when there are several
 */
export function findRelationship(
  schema: DatabaseSchema,
  origin: Table,
  target: string,
  hint: string | null,
): Relationship {
  const ways = schema.relationships.filter(
    (way) => way.origin === origin && way.target.schema === origin.schema,
  )
  const computed = ways.find((way) => way.kind === 'computed' && way.name === target)
  if (computed !== undefined && hint === null) return computed
  const found = ways.filter(
    (way): way is KeyRelationship => way.kind === 'key' && isMeant(way, target, hint),
  )
  const [first, second] = found
  if (first === undefined) throw noWay(origin, target, hint)
  if (second !== undefined) throw severalWays(origin, target, found)
  return first
}

function isMeant(way: KeyRelationship, target: string, hint: string | null): boolean {
  const { table } = way.junction ?? {}
  if (table !== undefined && table.schema !== way.origin.schema) return false
  if (way.origin === way.target) return isMeantWithin(way, target, hint)
  if (hint !== null) return target === way.target.name && isHint(way, hint)
  if (target === way.target.name) return true
  return !way.target.isView && way.junction === undefined && isKeyName(way, target)
}

/**
 * A table that refers to itself: its own name means the rows that refer to the row, a key or the key's column the row
 * that it refers to.
 */
function isMeantWithin(way: KeyRelationship, target: string, hint: string | null): boolean {
  if (way.junction !== undefined)
    return hint === way.junction.table.name && target === way.target.name
  if (hint !== null) return !way.isHolder && target === way.target.name && isHint(way, hint)
  return way.isHolder ? isKeyName(way, target) : target === way.target.name
}

/** A name that stands for the key itself: its constraint, or its only column on the side that holds it. */
function isKeyName(way: KeyRelationship, name: string): boolean {
  const [column] = way.columns.length === 1 ? way.columns : []
  return way.constraint === name || (way.isHolder && column?.[0] === name)
}

function isHint(way: KeyRelationship, hint: string): boolean {
  if (way.junction !== undefined) return way.junction.table.name === hint
  const [column] = way.columns.length === 1 ? way.columns : []
  return (
    way.constraint === hint ||
    column?.[way.isHolder ? 0 : 1] === hint ||
    column?.[way.isHolder ? 1 : 0] === hint
  )
}

function noWay(origin: Table, target: string, hint: string | null): RestFault {
  const between = `'${origin.name}' and '${target}'`
  const hinted = hint === null ? '' : ` using the hint '${hint}'`
  return new RestFault(400, {
    code: 'PGRST200',
    message: `Could not find a relationship between ${between} in the schema cache`,
    details: `Searched for a foreign key relationship between ${between}${hinted} in the schema '${origin.schema}', but no matches were found.`,
  })
}

function severalWays(origin: Table, target: string, ways: KeyRelationship[]): RestFault {
  const choices = ways.map((way) => `'${target}!${way.junction?.table.name ?? way.constraint}'`)
  return new RestFault(300, {
    code: 'PGRST201',
    message: `Could not embed because more than one relationship was found for '${origin.name}' and '${target}'`,
    details: ways.map((way) => ({
      cardinality: way.cardinality,
      embedding: `${origin.name} with ${way.target.name}`,
      relationship: describe(way),
    })),
    hint: `Try changing '${target}' to one of the following: ${choices.join(', ')}. Find the desired relationship in the 'details' key.`,
  })
}

function describe({ constraint, origin, target, columns, junction }: KeyRelationship): string {
  const list = (found: string[]) => `(${found.join(', ')})`
  if (junction === undefined) {
    const [from, to] = [columns.map(([column]) => column), columns.map(([, column]) => column)]
    return `${constraint} using ${origin.name}${list(from)} and ${target.name}${list(to)}`
  }
  const toOrigin = list(junction.toOrigin.map(([, column]) => column))
  const toTarget = list(junction.toTarget.map(([column]) => column))
  return `${junction.table.name} using ${constraint}${toOrigin} and ${junction.targetConstraint}${toTarget}`
}
