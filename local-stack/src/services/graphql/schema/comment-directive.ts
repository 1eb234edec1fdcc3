import { DatabaseFault, GraphqlFault } from '../faults.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Kind = 'string' | 'number' | 'strings'

/** The object inside `@graphql({...})` of a comment, up to the last parenthesis; empty without one. */
export class CommentDirective {
  private readonly values: Record<string, Json>

  constructor(comment: string | null) {
    this.values = readObject(comment)
  }

  /** The value as Postgres' `->>` returns it: a string unquoted, anything else as JSON text. */
  text(key: string): string | null {
    const value = this.values[key]
    if (value === undefined || value === null) return null
    return typeof value === 'string' ? value : JSON.stringify(value)
  }

  /** A value that must have this type; another makes the whole schema unreadable. */
  string(key: string): string | null {
    const value = this.values[key]
    if (value === undefined || value === null) return null
    if (typeof value !== 'string') throw wrongType(value, 'string')
    return value
  }

  count(key: string): number | null {
    const value = this.values[key]
    if (value === undefined || value === null) return null
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
      throw wrongType(value, 'number')
    return value
  }

  strings(key: string): string[] | null {
    const value = this.values[key]
    return value === undefined || value === null ? null : stringList(value)
  }

  isTrue(key: string): boolean {
    return this.values[key] === true
  }

  /** Directives such as `{"totalCount": {"enabled": true}}`. */
  isEnabled(key: string): boolean {
    const value = this.values[key]
    const enabled = isObject(value) ? value['enabled'] : undefined
    return enabled === true || enabled === 'true'
  }

  entries(key: string): [string, string][] {
    const value = this.values[key]
    if (!isObject(value)) return []
    return Object.entries(value).map(([name, mapped]) => {
      if (typeof mapped !== 'string') throw wrongType(mapped, 'string')
      return [name, mapped]
    })
  }

  objects(key: string): CommentDirective[] {
    const value = this.values[key]
    if (!Array.isArray(value)) return []
    return value.map((item) => {
      const directive = new CommentDirective(null)
      if (isObject(item)) Object.assign(directive.values, item)
      return directive
    })
  }
}

function readObject(comment: string | null): Record<string, Json> {
  const found = comment?.match(/@graphql\((.+)\)/s)?.[1]
  if (found === undefined) return {}
  let value: Json
  try {
    value = JSON.parse(found) as Json // JSON.parse returns no other type
  } catch {
    throw new DatabaseFault('invalid input syntax for type json')
  }
  return isObject(value) ? value : {}
}

function isObject(value: Json | undefined): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function stringList(value: Json): string[] {
  if (!Array.isArray(value)) throw wrongType(value, 'strings')
  return value.map((item) => {
    if (typeof item !== 'string') throw wrongType(item, 'string')
    return item
  })
}

const expectations: Record<Kind, string> = {
  string: 'a string',
  number: 'u64',
  strings: 'a sequence',
}

function wrongType(value: Json, expected: Kind): GraphqlFault {
  return new GraphqlFault(
    'Error while loading schema, check comment directives. ' +
      `invalid type: ${describe(value)}, expected ${expectations[expected]}`,
  )
}

function describe(value: Json): string {
  if (value === null) return 'null'
  if (typeof value === 'boolean') return `boolean \`${value}\``
  if (typeof value === 'number')
    return Number.isInteger(value) ? `integer \`${value}\`` : `floating point \`${value}\``
  if (typeof value === 'string') return `string ${JSON.stringify(value)}`
  return Array.isArray(value) ? 'sequence' : 'map'
}
