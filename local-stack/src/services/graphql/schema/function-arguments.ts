import type { SqlFunction } from './catalogue.ts'
import type { InputField } from './model.ts'
import { input, nonNull } from './model.ts'
import type { TypeRegistry } from './registry.ts'

export interface FunctionArgument {
  /** The declared name, for `name => value`. */
  sqlName: string
  sqlType: string
  typeOid: number
  optional: boolean
  /** The default as a GraphQL literal; null when it cannot be read as one. */
  defaultLiteral: string | null
}

/** The declared arguments; null when one has no name and so cannot be passed by name. */
export function readArguments(sqlFunction: SqlFunction): FunctionArgument[] | null {
  const { argTypes, argTypeNames, argNames } = sqlFunction
  const defaults = readDefaults(sqlFunction)
  const result: FunctionArgument[] = []
  for (const [position, typeOid] of argTypes.entries()) {
    const sqlName = argNames?.[position]
    const sqlType = argTypeNames[position]
    if (!sqlName || sqlType === undefined) return null
    result.push({
      sqlName,
      // `character` alone means one character and would truncate the value.
      sqlType: sqlType === 'character' ? 'text' : sqlType,
      typeOid,
      optional: defaults[position] !== undefined,
      defaultLiteral: defaults[position] ?? null,
    })
  }
  return result
}

export function argumentFields(
  registry: TypeRegistry,
  sqlFunction: SqlFunction,
  args: FunctionArgument[],
): InputField[] {
  return args.flatMap((argument) => {
    const type = registry.sqlType(argument.typeOid, null, false)
    if (!type) return []
    return [
      input(
        registry.naming.argument(sqlFunction, argument.sqlName),
        argument.optional ? type : nonNull(type),
        { defaultValue: argument.defaultLiteral },
      ),
    ]
  })
}

/** Undefined for arguments without a default; null for a default that is not a GraphQL literal. */
function readDefaults({
  argTypes,
  argDefaults,
  defaultCount,
}: SqlFunction): (string | null | undefined)[] {
  const none = argTypes.map(() => undefined)
  if (argDefaults === null || defaultCount === 0) return none
  const parts = argDefaults.split(',')
  // A comma inside an expression makes the list unreadable; then all defaults count as unknown.
  if (parts.length !== defaultCount) return none
  const first = argTypes.length - defaultCount
  return argTypes.map((oid, position) =>
    position < first ? undefined : toLiteral((parts[position - first] ?? '').trim(), oid),
  )
}

function toLiteral(sql: string, typeOid: number): string | null {
  switch (typeOid) {
    case 21:
    case 23:
      return /^[+-]?\d+$/.test(sql) ? String(Number(sql)) : null
    case 16:
      return sql === 'true' || sql === 'false' ? sql : null
    case 700:
    case 701:
      return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(sql) ? String(Number(sql)) : null
    case 25:
      return sql.endsWith('::text') ? `"${sql.slice(0, -6).replace(/^'+|'+$/g, '')}"` : null
    default:
      return null
  }
}
