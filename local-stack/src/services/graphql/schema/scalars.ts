import type { NamedType, ScalarName } from './model.ts'
import { defineType } from './define-type.ts'

/** pg_graphql's own descriptions, because introspection returns them. */
const descriptions: Record<ScalarName, string> = {
  ID: 'A globally unique identifier for a given record',
  Int: 'A scalar integer up to 32 bits',
  Float: 'A scalar floating point value up to 32 bits',
  String: 'A string',
  Boolean: 'A value that is true or false',
  BigInt: 'An arbitrary size integer represented as a string',
  Date: 'A date without time information',
  Time: 'A time without date information',
  Datetime: 'A date and time',
  UUID: 'A universally unique identifier',
  JSON: 'A Javascript Object Notation value serialized as a string',
  Cursor: 'An opaque string using for tracking a position in results during pagination',
  BigFloat: 'A high precision floating point value represented as a string',
  Opaque: 'Any type not handled by the type system',
}

// The type of `descriptions` ensures that the keys are the names of the scalars.
export const scalarNames = Object.keys(descriptions) as ScalarName[]

/** `maxLength` comes from `varchar(n)`: invisible in the schema, checked on input. */
export function scalarType(name: ScalarName, maxLength: number | null): NamedType {
  return defineType({
    kind: 'SCALAR',
    name,
    description: descriptions[name],
    meaning: { is: 'scalar', name, maxLength },
  })
}

const byOid = new Map<number, ScalarName>([
  [16, 'Boolean'],
  [18, 'String'],
  [20, 'BigInt'],
  [21, 'Int'],
  [23, 'Int'],
  [25, 'String'],
  [114, 'JSON'],
  [700, 'Float'],
  [701, 'Float'],
  [1042, 'String'],
  [1043, 'String'],
  [1082, 'Date'],
  [1083, 'Time'],
  [1114, 'Datetime'],
  [1184, 'Datetime'],
  [1700, 'BigFloat'],
  [2950, 'UUID'],
  [3802, 'JSON'],
])

/** Character types with a size keep their limit, `text` and `citext` have none, and unknown types are opaque. */
export function scalarOfSqlType(type: { oid: number; name: string }): {
  name: ScalarName
  limited: boolean
} {
  const name = byOid.get(type.oid) ?? (type.name === 'citext' ? 'String' : 'Opaque')
  return { name, limited: type.oid === 18 || type.oid === 1042 || type.oid === 1043 }
}
