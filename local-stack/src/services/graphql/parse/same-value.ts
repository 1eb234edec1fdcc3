import type { ArgumentNode, ValueNode } from 'graphql'
import { Kind } from 'graphql'

/** Equal as written, whatever the order of arguments and object keys. */
export function sameArguments(a: readonly ArgumentNode[], b: readonly ArgumentNode[]): boolean {
  return sameEntries(a, b)
}

type Entry = { name: { value: string }; value: ValueNode }

function sameEntries(a: readonly Entry[], b: readonly Entry[]): boolean {
  if (a.length !== b.length) return false
  const known = new Map(b.map((entry) => [entry.name.value, entry.value]))
  return a.every((entry) => {
    const other = known.get(entry.name.value)
    return other !== undefined && sameValue(entry.value, other)
  })
}

function sameValue(a: ValueNode, b: ValueNode): boolean {
  if (a.kind === Kind.LIST && b.kind === Kind.LIST) {
    return (
      a.values.length === b.values.length &&
      a.values.every((value, position) => {
        const other = b.values[position]
        return other !== undefined && sameValue(value, other)
      })
    )
  }
  if (a.kind === Kind.OBJECT && b.kind === Kind.OBJECT) return sameEntries(a.fields, b.fields)
  if (a.kind === Kind.VARIABLE && b.kind === Kind.VARIABLE) return a.name.value === b.name.value
  if (a.kind === Kind.NULL || b.kind === Kind.NULL) return a.kind === b.kind
  return a.kind === b.kind && 'value' in a && 'value' in b && a.value === b.value
}
