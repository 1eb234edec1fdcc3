import { GraphqlFault } from '../faults.ts'
import type { InputValue } from '../parse/variables.ts'
import { absent } from '../parse/variables.ts'

type Parameter = string | null | (string | null)[]

/** Collects one SQL statement: gives out placeholders and aliases. */
export class Statement {
  readonly parameters: Parameter[] = []
  private blocks = 0

  /** A new alias for a table. The same query always gets the same aliases, so that plans can be reused. */
  block(): string {
    this.blocks += 1
    return `b${this.blocks}`
  }

  /** Binds a value as text, which Postgres casts to the given SQL type. */
  bind(value: InputValue, sqlType: string): string {
    this.parameters.push(toParameter(value))
    return `$${this.parameters.length}::${sqlType}`
  }
}

function toParameter(value: InputValue): Parameter {
  if (value === null) return null
  if (value === absent) {
    throw new GraphqlFault(
      'Encountered `Absent` value while transforming between GraphQL intermediate object notation and JSON',
    )
  }
  if (Array.isArray(value)) return value.map(toElement)
  if (typeof value === 'object') throw new GraphqlFault('Unexpected object in input value')
  return String(value)
}

function toElement(value: InputValue): string | null {
  if (value === null) return null
  if (Array.isArray(value)) throw new GraphqlFault('Unexpected array in input value array')
  if (typeof value === 'object') throw new GraphqlFault('Unexpected object in input value array')
  if (value === absent) return null
  return String(value)
}
