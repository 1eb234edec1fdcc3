import { readArgument } from '../arguments/read-argument.ts'
import { GraphqlFault } from '../faults.ts'
import type { Fragments } from '../parse/fragments.ts'
import type { Selected } from '../parse/selections.ts'
import { selectedFields } from '../parse/selections.ts'
import type { Variables } from '../parse/variables.ts'
import type { GraphqlSchema } from '../schema/graphql-schema.ts'
import type { EnumValue, Field, InputField, NamedType, TypeRef } from '../schema/model.ts'
import { unwrap } from '../schema/model.ts'
import type { Directive } from './directives.ts'
import { directives } from './directives.ts'

export type Json = null | boolean | string | Json[] | { [key: string]: Json }

/** Answers `__schema` and `__type` from the schema alone, without a statement. */
export class Introspection {
  private readonly schema: GraphqlSchema
  private readonly fragments: Fragments
  private readonly variables: Variables

  constructor(schema: GraphqlSchema, fragments: Fragments, variables: Variables) {
    this.schema = schema
    this.fragments = fragments
    this.variables = variables
  }

  /** `__type(name: ...)`: null for an unknown type, and for one whose schema did not opt in. */
  type(field: Field, selected: Selected): Json {
    const name = this.typeName(field, selected)
    const type = this.schema.byName().get(name)
    return type && this.schema.isVisible(type) ? this.describeType(type, selected) : null
  }

  /** `__schema`. */
  describeSchema(selected: Selected): Json {
    return this.object(selected, '__Schema', (item) => {
      switch (item.name) {
        case 'description':
          return 'Represents the GraphQL schema of the database'
        case 'types':
          return this.schema
            .named()
            .filter((type) => this.schema.isVisible(type))
            .map((type) => this.describeType(type, item))
        case 'queryType':
          return this.describeType(this.schema.query(), item)
        case 'mutationType': {
          const type = this.schema.mutationOrNull()
          return type && this.describeType(type, item)
        }
        case 'subscriptionType':
          return null
        case 'directives':
          return directives(this.schema).map((directive) => this.describeDirective(directive, item))
        case '__typename':
          return selected.name
        default:
          throw new GraphqlFault(`unknown field in __Schema: ${item.name}`)
      }
    })
  }

  /** A missing or null name and one that is not text fail with different messages. */
  private typeName(field: Field, selected: Selected): string {
    let name
    try {
      name = readArgument('name', field, selected, this.variables)
    } catch {
      throw new GraphqlFault('no name found for __type')
    }
    if (typeof name === 'string') return name
    throw new GraphqlFault('Internal Error: failed to parse validated name')
  }

  private describeType(type: TypeRef, selected: Selected): Json {
    const named = type.kind === 'LIST' || type.kind === 'NON_NULL' ? null : type
    return this.object(selected, '__Type', (item) => {
      switch (item.name) {
        case 'kind':
          return type.kind
        case 'name':
        case '__typename':
          return named?.name ?? null
        case 'description':
          return named?.description ?? null
        case 'fields':
          return named && this.describeFields(named, item)
        case 'inputFields':
          return named?.inputFields()?.map((input) => this.describeInput(input, item)) ?? null
        case 'interfaces':
          return named?.interfaces().map((inner) => this.describeType(inner, item)) ?? []
        case 'enumValues':
          return named?.enumValues().map((value) => this.describeEnumValue(value, item)) ?? []
        case 'possibleTypes':
          return named?.possibleTypes()?.map((inner) => this.describeType(inner, item)) ?? null
        case 'ofType':
          return 'of' in type ? this.describeType(type.of, item) : null
        case 'specifiedByURL':
          throw new GraphqlFault('unexpected field specifiedByURL type on __Type')
        default:
          throw new GraphqlFault(`unknown field on __Type: ${item.name}`)
      }
    })
  }

  /** Omits the introspection fields themselves and fields that lead into a schema without introspection. */
  private describeFields(type: NamedType, selected: Selected): Json {
    const fields = type.fields()?.filter(({ name, type: result }) => {
      return name !== '__type' && name !== '__schema' && this.schema.isVisible(unwrap(result))
    })
    return fields?.map((field) => this.describeField(field, selected)) ?? null
  }

  private describeField(field: Field, selected: Selected): Json {
    return this.object(selected, '__Field', (item) => {
      switch (item.name) {
        case 'name':
        case '__typename':
          return field.name
        case 'description':
          return field.description
        case 'args':
          return field.args.map((argument) => this.describeInput(argument, item))
        case 'type':
          return this.describeType(field.type, item)
        case 'isDeprecated':
          return false
        case 'deprecationReason':
          return null
        default:
          throw new GraphqlFault(`unknown field in __Field ${item.name}`)
      }
    })
  }

  private describeInput(input: InputField, selected: Selected): Json {
    return this.object(selected, '__InputValue', (item) => {
      switch (item.name) {
        case 'name':
        case '__typename':
          return input.name
        case 'description':
          return input.description
        case 'type':
          return this.describeType(input.type, item)
        case 'defaultValue':
          return input.defaultValue
        case 'isDeprecated':
          return false
        case 'deprecationReason':
          return null
        default:
          throw new GraphqlFault(`unknown field in __InputValue: ${item.name}`)
      }
    })
  }

  private describeEnumValue(value: EnumValue, selected: Selected): Json {
    return this.object(selected, '__EnumValue', (item) => {
      switch (item.name) {
        case 'name':
        case '__typename':
          return value.name
        case 'description':
          return value.description
        case 'isDeprecated':
          return false
        case 'deprecationReason':
          return null
        default:
          throw new GraphqlFault(`unknown field in __EnumValue: ${item.name}`)
      }
    })
  }

  private describeDirective(directive: Directive, selected: Selected): Json {
    return this.object(selected, '__Directive', (item) => {
      switch (item.name) {
        case 'name':
          return directive.name
        case 'description':
          return directive.description
        case 'locations':
          return directive.locations
        case 'args':
          return directive.args.map((argument) => this.describeInput(argument, item))
        case 'isRepeatable':
          return false
        case '__typename':
          return '__Directive'
        default:
          throw new GraphqlFault(`unknown field ${item.name} in __Directive`)
      }
    })
  }

  private object(selected: Selected, type: string, value: (item: Selected) => Json): Json {
    const fields = selectedFields(selected.selections, type, this.fragments, this.variables)
    return Object.fromEntries(fields.map((item) => [item.key, value(item)]))
  }
}
