import { GraphqlFault } from '../faults.ts'
import type { InputValue } from '../parse/variables.ts'
import { absent } from '../parse/variables.ts'

type Parameter = string | null | (string | null)[]

/** One SQL statement in the making: hands out placeholders and names for its blocks. */
export class Statement {
  readonly parameters: Parameter[] = []
  private blocks = 0

  /** A fresh alias for a table; the same query always gets the same ones, so plans can be kept. */
  block(): string {
    this.blocks += 1
    return `b${this.blocks}`
  }

  /** Binds a value as text and lets Postgres read it as the SQL type named. */
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
