import type { OperationDefinitionNode, ValueNode } from 'graphql'
import { Kind } from 'graphql'

/** Stands for a variable or key that was not given, unlike an explicit null. */
export const absent = Symbol('absent')

/** A GraphQL value; integers are bigint to keep 64 bits. */
export type InputValue =
  | typeof absent
  | null
  | boolean
  | string
  | bigint
  | number
  | InputValue[]
  | { [key: string]: InputValue }

/** The variables of one request together with the defaults that its operation declares. */
export class Variables {
  private readonly values: Readonly<Record<string, unknown>>
  private readonly defaults: ReadonlyMap<string, ValueNode>

  constructor(values: Readonly<Record<string, unknown>>, operation: OperationDefinitionNode) {
    this.values = values
    this.defaults = new Map(
      (operation.variableDefinitions ?? []).flatMap((definition) =>
        definition.defaultValue ? [[definition.variable.name.value, definition.defaultValue]] : [],
      ),
    )
  }

  /** The caller's values, without defaults. */
  given(name: string): unknown {
    return Object.hasOwn(this.values, name) ? this.values[name] : undefined
  }

  /** A literal or variable of the query as a plain value. */
  read(node: ValueNode): InputValue {
    switch (node.kind) {
      case Kind.NULL:
        return null
      case Kind.BOOLEAN:
      case Kind.STRING:
      case Kind.ENUM:
        return node.value
      case Kind.INT:
        return BigInt(node.value)
      case Kind.FLOAT:
        return Number(node.value)
      case Kind.LIST:
        return node.values.map((value) => this.read(value))
      case Kind.OBJECT:
        return Object.fromEntries(
          node.fields.map((item) => [item.name.value, this.read(item.value)]),
        )
      case Kind.VARIABLE: {
        const value = this.given(node.name.value)
        if (value !== undefined) return fromJson(value)
        const fallback = this.defaults.get(node.name.value)
        return fallback ? this.read(fallback) : absent
      }
    }
  }
}

function fromJson(value: unknown): InputValue {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value
  if (typeof value === 'bigint') return value
  if (Array.isArray(value)) return value.map(fromJson)
  if (typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fromJson(item)]))
  }
  return absent
}
