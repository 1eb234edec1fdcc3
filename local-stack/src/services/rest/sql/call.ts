import type { Argument, Routine } from '../schema/model.ts'
import { qualified, quoteName, type Statement } from './statement.ts'

/** What a function is called with. */
export type CallArguments =
  | { kind: 'none' }
  /** One text for each argument; several for the last one, when it takes any number. */
  | { kind: 'texts'; values: Map<string, string | string[]> }
  /** Of a list, the first object counts. */
  | { kind: 'json'; json: string; names: string[]; isList: boolean }
  /** The whole body, for a function whose only argument has no name. */
  | { kind: 'body'; body: string | Uint8Array }

/** The call as a `select`; a function that returns no rows gives its value the name `pgrst_scalar`. */
export function writeCall(statement: Statement, routine: Routine, given: CallArguments): string {
  const { from, passed } = writeArguments(statement, routine, given)
  const call = `${qualified(routine.schema, routine.name)}(${passed})`
  if (routine.returns === 'rows') {
    const source = from === '' ? `from ${call}` : `${from}, lateral ${call}`
    return `select pgrst_call.* ${source} as pgrst_call`
  }
  return `select ${call} as pgrst_scalar ${from}`
}

function writeArguments(
  statement: Statement,
  routine: Routine,
  given: CallArguments,
): { from: string; passed: string } {
  switch (given.kind) {
    case 'none':
      return { from: '', passed: '' }
    case 'body': {
      const type = routine.arguments[0]?.type ?? 'text'
      const body = typeof given.body === 'string' ? given.body : Buffer.from(given.body)
      return { from: '', passed: `${statement.bind(body)}::${type}` }
    }
    case 'texts': {
      const used = routine.arguments.filter(({ name }) => given.values.has(name))
      return {
        from: '',
        passed: used
          .map((one) => writeText(statement, one, given.values.get(one.name) ?? ''))
          .join(', '),
      }
    }
    case 'json': {
      const used = routine.arguments.filter(({ name }) => given.names.includes(name))
      if (used.length === 0) return { from: '', passed: '' }
      const typed = used.map(({ name, type }) => `${quoteName(name)} ${type}`).join(', ')
      const body = `${statement.bind(given.json)}::json`
      const record = given.isList
        ? `(select * from json_to_recordset(${body}) as pgrst_rows(${typed}) limit 1) as pgrst_body`
        : `json_to_record(${body}) as pgrst_body(${typed})`
      return {
        from: `from ${record}`,
        passed: used.map((one) => pass(one, `pgrst_body.${quoteName(one.name)}`)).join(', '),
      }
    }
  }
}

const pass = ({ name, isVariadic }: Argument, value: string) =>
  `${isVariadic ? 'variadic ' : ''}${quoteName(name)} := ${value}`

function writeText(statement: Statement, argument: Argument, value: string | string[]): string {
  return pass(argument, `${statement.bind(value)}::${argument.type}`)
}
