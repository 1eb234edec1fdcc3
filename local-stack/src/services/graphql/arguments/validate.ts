import { GraphqlFault } from '../faults.ts'
import type { InputValue } from '../parse/variables.ts'
import { absent } from '../parse/variables.ts'
import type { NamedType, ScalarName, TypeRef } from '../schema/model.ts'

/**
 * Validates a value against its input type and returns it in the form for the database: a single value for a list
 * becomes a list, mapped enum names become SQL labels.
 */
export function validate(type: TypeRef, value: InputValue): InputValue {
  if (type.kind === 'NON_NULL') {
    const checked = validate(type.of, value)
    if (checked === null || checked === absent)
      throw new GraphqlFault('Invalid input for NonNull type')
    return checked
  }
  if (value === absent || value === null) return value
  if (type.kind === 'LIST') {
    const items = Array.isArray(value) ? value : [value]
    return items.map((item) => validate(type.of, item))
  }
  switch (type.meaning.is) {
    case 'scalar':
      checkScalar(type.meaning.name, type.meaning.maxLength, value)
      return value
    case 'enum': {
      const label = validEnumName(type, value)
      const { mappings } = type.meaning.sqlEnum
      return [...mappings].find(([, name]) => name === label)?.[0] ?? label
    }
    case 'filterIs':
    case 'orderBy':
      return validEnumName(type, value)
    case 'insertInput':
    case 'updateInput':
    case 'orderByEntity':
    case 'filterEntity':
    case 'filterType':
      return validateObject(type, value)
    default:
      throw new GraphqlFault(`Invalid Type used as input argument ${type.name}`)
  }
}

function validEnumName(type: NamedType, value: InputValue): string {
  if (typeof value === 'string' && type.enumValues().some((item) => item.name === value))
    return value
  throw new GraphqlFault(`Invalid input for ${type.name} type`)
}

/** Dates, times, ids and the like are text here; Postgres decides whether they are valid. */
function checkScalar(name: ScalarName, maxLength: number | null, value: InputValue): void {
  switch (name) {
    case 'Opaque':
      return
    case 'Int':
      if (typeof value === 'bigint') return
      break
    case 'Float':
      if (typeof value === 'bigint' || typeof value === 'number') return
      break
    case 'Boolean':
      if (typeof value === 'boolean') return
      break
    case 'BigInt':
      if (typeof value === 'string' || typeof value === 'bigint' || typeof value === 'number')
        return
      break
    case 'BigFloat':
      if (typeof value === 'string') return
      throw new GraphqlFault('Invalid input for BigFloat type. String required')
    case 'String':
      if (typeof value !== 'string') {
        // The type's name with its length limit, as pg_graphql prints it.
        const limit = maxLength === null ? 'None' : `Some(${maxLength})`
        throw new GraphqlFault(`Invalid input for String(${limit}) type`)
      }
      if (maxLength !== null && Buffer.byteLength(value) > maxLength) {
        throw new GraphqlFault(
          `Invalid input for String type. Maximum character length ${maxLength}`,
        )
      }
      return
    default:
      if (typeof value === 'string') return
  }
  throw new GraphqlFault(`Invalid input for ${name} type`)
}

function validateObject(type: NamedType, value: InputValue): InputValue {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new GraphqlFault(`Invalid input for ${type.name} type`)
  }
  const fields = type.inputFieldMap()
  const extra = Object.keys(value).filter((key) => !fields.has(key))
  if (extra.length > 0) {
    throw new GraphqlFault(`Input for type ${type.name} contains extra keys ${quotedList(extra)}`)
  }
  const result: { [key: string]: InputValue } = {}
  for (const [key, item] of Object.entries(value)) {
    const known = fields.get(key)
    if (known) result[key] = validate(known.type, item)
  }
  return result
}

/** Prints a list of names as pg_graphql does: `["a", "b"]`. */
export function quotedList(names: string[]): string {
  return `[${names.map((name) => JSON.stringify(name)).join(', ')}]`
}
