import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  getNamedType,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
} from 'graphql'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../..')
const schema = buildSchema(readFileSync(join(web, 'schema.graphql'), 'utf8'))
const sql = readFileSync(join(web, '../supabase/schema.sql'), 'utf8')
const snakeCase = (type: string) =>
  type.replaceAll(
    /[A-Z]/g,
    (letter, place: number) => `${place > 0 ? '_' : ''}${letter.toLowerCase()}`,
  )

const atMost = (comment: string | undefined) => /"max_rows": (\d+)/.exec(comment ?? '')?.[1]
const everywhere = atMost(/^comment on schema public is .*$/m.exec(sql)?.[0])
const largestPage = (table: string) =>
  Number(
    atMost(new RegExp(`^comment on table public\\.${table} is .*$`, 'm').exec(sql)?.[0]) ??
      everywhere,
  )

/** Collections below this that ask for more rows at once than their table gives, as "field 500 > 100". */
function tooMany(parent: string, { selections }: SelectionSetNode): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return []
    if (selection.kind === Kind.INLINE_FRAGMENT) return tooMany(parent, selection.selectionSet)
    const { name, arguments: given = [], selectionSet } = selection
    const around = schema.getType(parent)
    const field = isObjectType(around) ? around.getFields()[name.value] : undefined
    if (field === undefined || selectionSet === undefined) return []
    const type = getNamedType(field.type).name
    const first = given.find((one) => one.name.value === 'first')?.value
    const asked = first?.kind === Kind.INT ? Number(first.value) : 0
    const most = type.endsWith('Connection')
      ? largestPage(snakeCase(type.replace(/Connection$/, '')))
      : Infinity
    const here = asked > most ? [`${name.value} ${String(asked)} > ${String(most)}`] : []
    return [...here, ...tooMany(type, selectionSet)]
  })
}

function tooManyIn(file: string): string[] {
  return parse(readFileSync(join(web, file), 'utf8')).definitions.flatMap((definition) => {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      return tooMany(definition.typeCondition.name.value, definition.selectionSet)
    if (definition.kind !== Kind.OPERATION_DEFINITION) return []
    const parent = definition.operation === OperationTypeNode.QUERY ? 'Query' : 'Mutation'
    return tooMany(parent, definition.selectionSet)
  })
}

// pg_graphql answers with a full page and without an error.
test('nothing asks for more rows than max_rows in the comment of its table', () => {
  const files = globSync('src/**/*.graphql', { cwd: web })
  expect(files.length).toBeGreaterThan(50)
  expect(everywhere).toBe('100')
  expect(files.flatMap((file) => tooManyIn(file).map((found) => `${file}: ${found}`))).toEqual([])
})
