import { buildSchema, isObjectType, getNamedType, type GraphQLObjectType } from 'graphql'

/** Scalars that GraphQL sends as text, while Realtime sends a number or the JSON itself. */
const wireKinds: Record<string, string> = { BigFloat: 'number', BigInt: 'number', JSON: 'document' }

const entities = (types: readonly unknown[]): GraphQLObjectType[] =>
  types
    .filter(isObjectType)
    .filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'))
    .toSorted((a, b) => a.name.localeCompare(b.name))

/**
 * The content of graphql/live/schema-facts.generated.ts: what live updates need to know about the schema,
 * as TypeScript.
 */
export function schemaFacts(schemaText: string): string {
  const schema = buildSchema(schemaText)
  const fields = Object.keys(schema.getQueryType()?.getFields() ?? {})
    .filter((name) => name !== 'node' && !name.endsWith('ByPk'))
    .toSorted()
  const kinds = entities(Object.values(schema.getTypeMap())).flatMap((type) => {
    const odd = Object.values(type.getFields()).flatMap((field) => {
      const kind = wireKinds[getNamedType(field.type).name]
      return kind === undefined ? [] : [`${field.name}: '${kind}'`]
    })
    return odd.length === 0 ? [] : [`${type.name}: { ${odd.toSorted().join(', ')} },`]
  })
  return [
    '/** Every field of Query that answers with more than one row of a known key. */',
    `export type QueryField = ${fields.map((name) => `| '${name}'`).join('\n')}`,
    '',
    '/** Fields whose value Realtime sends as a number or a document, and GraphQL as text. */',
    'export const sentAsText: Record<string, Record<string, string> | undefined> = {',
    ...kinds,
    '}',
  ].join('\n')
}
