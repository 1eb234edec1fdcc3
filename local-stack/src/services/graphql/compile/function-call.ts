import { readArgument, restrictArguments } from '../arguments/read-argument.ts'
import type { Selected } from '../parse/selections.ts'
import { absent } from '../parse/variables.ts'
import type { SqlFunction } from '../schema/catalogue.ts'
import { readArguments } from '../schema/function-arguments.ts'
import type { Field } from '../schema/model.ts'
import type { CompileContext } from './context.ts'
import { connectionExpression, nodeObject } from './records.ts'
import { identifier, outputCast } from './sql-text.ts'

/** Calls a function as a root field. Arguments that are not given take their defaults. */
export function selectFunction(
  context: CompileContext,
  field: Field,
  selected: Selected,
  sqlFunction: SqlFunction,
): string {
  const allowed = field.args.map((item) => item.name)
  restrictArguments(allowed, selected)
  const call = callExpression(context, field, selected, sqlFunction)
  const { type } = field
  const meaning = type.kind === 'LIST' || type.kind === 'NON_NULL' ? null : type.meaning
  if (meaning?.is === 'connection') {
    const source = { table: meaning.table, from: call, called: true } as const
    return `select ${connectionExpression(context, field, selected, source)}::text`
  }
  if (meaning?.is === 'node') {
    const block = context.statement.block()
    const record = nodeObject(context, field, selected, block, allowed)
    return `select (select ${record} from ${call} as ${block} where not (${block} is null))::text`
  }
  return `select to_json(${call}${outputCast(sqlFunction.returns)})::text`
}

function callExpression(
  context: CompileContext,
  field: Field,
  selected: Selected,
  sqlFunction: SqlFunction,
): string {
  const args = (readArguments(sqlFunction) ?? []).flatMap(({ sqlName, sqlType }) => {
    const name = context.schema.naming.argument(sqlFunction, sqlName)
    if (!field.args.some((item) => item.name === name)) return []
    const value = readArgument(name, field, selected, context.variables)
    if (value === absent) return []
    return [`${identifier(sqlName)} => ${context.statement.bind(value, sqlType)}`]
  })
  return `${identifier(sqlFunction.schema)}.${identifier(sqlFunction.name)}(${args.join(', ')})`
}
