import type { GraphQLOutputType } from 'graphql'
import { introspectionTypes, isEnumType, isListType, isNonNullType, isObjectType } from 'graphql'
import { defineType } from './define-type.ts'
import type { NamedType, TypeRef } from './model.ts'
import { field, input, list, nonNull } from './model.ts'
import type { TypeRegistry } from './registry.ts'

/** The fields of pg_graphql's introspection, which lacks the newer ones of the specification. */
const knownFields: Record<string, string[]> = {
  __Schema: ['description', 'directives', 'mutationType', 'queryType', 'subscriptionType', 'types'],
  __Type: [
    'description',
    'enumValues',
    'fields',
    'inputFields',
    'interfaces',
    'kind',
    'name',
    'ofType',
    'possibleTypes',
    'specifiedByURL',
  ],
  __Field: ['args', 'deprecationReason', 'description', 'isDeprecated', 'name', 'type'],
  __InputValue: [
    'defaultValue',
    'deprecationReason',
    'description',
    'isDeprecated',
    'name',
    'type',
  ],
  __EnumValue: ['deprecationReason', 'description', 'isDeprecated', 'name'],
  __Directive: ['args', 'description', 'isRepeatable', 'locations', 'name'],
}

const newerLocations = new Set(['FRAGMENT_VARIABLE_DEFINITION', 'DIRECTIVE_DEFINITION'])

/** The types that describe the schema itself: those of the graphql package, with pg_graphql's fields and texts. */
export function metaTypes(registry: TypeRegistry): NamedType[] {
  const types = new Map<string, NamedType>()
  const refer = (type: GraphQLOutputType): TypeRef => {
    if (isNonNullType(type)) return nonNull(refer(type.ofType))
    if (isListType(type)) return list(refer(type.ofType))
    return types.get(type.name) ?? registry.scalar(type.name === 'Boolean' ? 'Boolean' : 'String')
  }
  for (const type of introspectionTypes) {
    const common = { name: type.name, description: wording(type.name, type.description ?? null) }
    if (isEnumType(type)) {
      const described = type.name === '__DirectiveLocation'
      types.set(
        type.name,
        defineType({
          ...common,
          kind: 'ENUM',
          meaning: { is: 'meta' },
          enumValues: () =>
            type
              .getValues()
              .filter((value) => !newerLocations.has(value.name))
              .map(({ name, description }) => ({
                name,
                description: described ? wording(name, description ?? null) : null,
              })),
        }),
      )
    } else if (isObjectType(type)) {
      types.set(
        type.name,
        defineType({
          ...common,
          kind: 'OBJECT',
          meaning: { is: 'meta' },
          fields: () =>
            (knownFields[type.name] ?? []).flatMap((name) => {
              const known = type.getFields()[name]
              if (!known) return []
              const hasFlag = known.args.length > 0
              const flag = input('includeDeprecated', registry.scalar('Boolean'), {
                defaultValue: 'false',
              })
              return [
                field(name, refer(known.type), {
                  description: known.description ?? null,
                  args: hasFlag ? [flag] : [],
                }),
              ]
            }),
        }),
      )
    }
  }
  return [...types.values()]
}

/** Texts in which pg_graphql differs from the specification, including unescaped line breaks and a truncated end. */
function wording(name: string, text: string | null): string | null {
  if (text === null) return null
  switch (name) {
    case 'VARIABLE_DEFINITION':
      return text.replace('an operation variable', 'a variable')
    case '__Type':
      return text.replaceAll('\n', '\\n').replace(/\.$/, ' ')
    case '__Directive':
      return text.replaceAll('\n', '\\n').replace("GraphQL's", 'GraphQL')
    default:
      return text
  }
}
