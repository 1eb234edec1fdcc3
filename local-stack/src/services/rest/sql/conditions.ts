import type { Condition, Logic } from '../parse/conditions.ts'
import type { Field } from '../parse/field.ts'
import type { Test } from '../parse/operators.ts'
import type { Table } from '../schema/model.ts'
import { quoteName, quoteText, type Statement } from './statement.ts'

/** Where the fields of a condition are looked up. */
export interface FieldScope {
  table: Table | null
  alias: string
  /** The condition upon an embedded resource as a whole, if the name is that of one. */
  embedded?: (name: string, isNull: boolean) => string | null
}

/** A column, with the path into its JSON; other types than JSON are turned into it. */
export function writeField({ table, alias }: FieldScope, { name, path }: Field): string {
  const column = `${quoteName(alias)}.${quoteName(name)}`
  if (path.length === 0) return column
  const type = table?.columns.find((one) => one.name === name)?.baseType
  const isJson = type === 'json' || type === 'jsonb'
  const steps = path.map(({ arrow, key, isIndex }) => arrow + (isIndex ? key : quoteText(key)))
  return (isJson ? column : `to_jsonb(${column})`) + steps.join('')
}

export function writeLogic(statement: Statement, scope: FieldScope, logic: Logic): string {
  if (logic.kind === 'condition') return writeCondition(statement, scope, logic)
  const members = logic.members.map((member) => writeLogic(statement, scope, member))
  return `${logic.isNegated ? 'not ' : ''}(${members.join(` ${logic.joinedBy} `)})`
}

function writeCondition(statement: Statement, scope: FieldScope, condition: Condition): string {
  const { field, test, isNegated } = condition
  if (test.kind === 'is' && field.path.length === 0 && /null$/.test(test.value)) {
    const isNull = (test.value === 'null') !== isNegated
    const embedded = scope.embedded?.(field.name, isNull) ?? null
    if (embedded !== null) return embedded
  }
  const written = writeTest(statement, scope, field, test)
  return isNegated ? `not (${written})` : written
}

function writeTest(statement: Statement, scope: FieldScope, field: Field, test: Test): string {
  const left = writeField(scope, field)
  switch (test.kind) {
    case 'is':
      return `${left} is ${test.value}`
    case 'in':
      return `${left} = any (${statement.bind(arrayText(test.values))})`
    case 'distinct':
      return `${left} is distinct from ${statement.bind(test.value)}`
    case 'search':
      return writeSearch(statement, scope, field, test)
    case 'compare': {
      const right = statement.bind(test.value)
      if (test.quantifier === null) return `${left} ${test.operator} ${right}`
      return `${left} ${test.operator} ${test.quantifier} (${right})`
    }
  }
}

/** A column that is no tsvector is made one, in the language of the search. */
function writeSearch(
  statement: Statement,
  scope: FieldScope,
  field: Field,
  test: Extract<Test, { kind: 'search' }>,
): string {
  const left = writeField(scope, field)
  const language = test.language === null ? '' : `${statement.bind(test.language)}::regconfig, `
  const type = scope.table?.columns.find(({ name }) => name === field.name)?.baseType
  const isVector = type === undefined || (type === 'tsvector' && field.path.length === 0)
  const vector = isVector ? left : `to_tsvector(${language}${left})`
  return `${vector} @@ ${test.function}(${language}${statement.bind(test.value)})`
}

/** The text form of a Postgres array. */
function arrayText(values: string[]): string {
  const quoted = values.map((value) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`)
  return `{${quoted.join(',')}}`
}
