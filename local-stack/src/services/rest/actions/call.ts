import type { Address } from '../parse/address.ts'
import { bodyType, hasExactly, parseJson } from '../parse/body.ts'
import { parseCsv } from '../parse/csv.ts'
import type { AcceptedForm } from '../parse/media.ts'
import { appliedPreferences } from '../parse/preferences.ts'
import { contentRange, pageStatus, withinRange } from '../parse/range.ts'
import { findRoutine, type FoundRoutine } from '../plan/find-routine.ts'
import { planRead } from '../plan/plan-read.ts'
import { invalidBody, RestFault } from '../rest-fault.ts'
import type { Action, RestRequest } from '../rest-request.ts'
import type { Routine } from '../schema/model.ts'
import { writeStatement, type BodyForm } from '../sql/body.ts'
import { writeCall, type CallArguments } from '../sql/call.ts'
import { writeAllRows, writeSelect } from '../sql/read.ts'
import { quoteName, Statement } from '../sql/statement.ts'
import { Unsupported } from '../unsupported.ts'
import { acceptedForm } from './accepted-form.ts'
import { applied, checkAffected, checkSingle, contentType } from './form.ts'

const heededByCalls = ['count', 'handling', 'timezone', 'max-affected'] as const

/** A call of a function by GET, HEAD or POST. */
export function callRoutine(request: RestRequest, name: string, address: Address): Action {
  const { preferences, headers, method } = request
  const { routine, given } = chooseRoutine(request, name, address)
  const form = acceptedForm(request, routine.table, address)
  if (routine.returnType.includes('/')) {
    throw new Unsupported('Functions that return a media type of their own are not called')
  }
  const isStrict = preferences.handling === 'strict' && preferences.maxAffected !== undefined
  if (isStrict && !routine.isSet) throw setRequired()
  const maxRows = routine.isSet ? request.maxRows : null
  const alias = routine.table?.name ?? routine.name
  const root = planRead(request.schema, routine.table, alias, address, maxRows)
  if (method === 'GET') root.page = withinRange(root.page, headers['range'])
  const statement = new Statement()
  const source = writeCall(statement, routine, given)
  const from = `pgrst_source as ${quoteName(alias)}`
  const rows = writeSelect(statement, root, from)
  const counts = preferences.count === 'exact' || preferences.count === 'estimated'
  const total = counts
    ? `(select count(*) from (${writeAllRows(statement, root, from)}) as pgrst_all)`
    : 'null'
  const affected = isStrict ? '(select count(*) from pgrst_source)' : total
  return {
    text: writeStatement(source, rows, bodyForm(routine, form), {
      total: isStrict ? affected : total,
    }),
    values: statement.values,
    isReadOnly: method !== 'POST' || !routine.isVolatile,
    statementTimeout: routine.statementTimeout,
    reply: (answered) => {
      checkAffected(preferences, answered)
      const found = counts ? answered.total : null
      const first = root.page.offset
      const last = first + answered.page - 1
      const status = pageStatus(first, last, found)
      const heeded = appliedPreferences(preferences, heededByCalls)
      const said = {
        'content-range': contentRange(first, last, found),
        ...applied(heeded),
      }
      if (routine.returns === 'void') return { status: 204, headers: said, body: null }
      checkSingle(form, answered.page)
      return { status, headers: { ...contentType(form), ...said }, body: answered.body }
    },
  }
}

function bodyForm(routine: Routine, form: AcceptedForm): BodyForm {
  if (routine.returns === 'void') return { kind: 'none', stripsNulls: false }
  if (form.kind === 'csv') return form
  if (routine.returns === 'scalar') {
    const isOne = !routine.isSet || form.kind === 'object'
    return { kind: isOne ? 'scalar' : 'scalars', stripsNulls: form.stripsNulls }
  }
  return routine.isSet ? form : { ...form, kind: 'object' }
}

function chooseRoutine(
  request: RestRequest,
  name: string,
  address: Address,
): { routine: Routine; given: CallArguments } {
  const { schema, schemaName, method } = request
  if (method !== 'POST') {
    const names = [...new Set(address.arguments.map(([key]) => key))]
    const { routine } = findRoutine(schema, schemaName, name, names, null)
    return { routine, given: texts(routine, address.arguments) }
  }
  const type = bodyType(request.headers['content-type'])
  const text = () => new TextDecoder().decode(request.body)
  if (type === 'application/x-www-form-urlencoded') {
    const pairs = [...new URLSearchParams(text())]
    const names = [...new Set(pairs.map(([key]) => key))]
    const { routine } = findRoutine(schema, schemaName, name, names, type)
    return { routine, given: texts(routine, pairs) }
  }
  if (type !== 'application/json' && type !== 'text/csv') {
    const { routine } = findRoutine(schema, schemaName, name, [], type)
    const body = type === 'application/octet-stream' ? request.body : text()
    return { routine, given: { kind: 'body', body } }
  }
  const json = type === 'text/csv' ? JSON.stringify(parseCsv(text())) : text() || '{}'
  const names = namesOf(parseJson(json), address.columns)
  const found = findRoutine(schema, schemaName, name, names ?? [], type)
  return { routine: found.routine, given: jsonArguments(found, json, names) }
}

function jsonArguments(
  { routine, takesBody }: FoundRoutine,
  json: string,
  names: string[] | null,
): CallArguments {
  if (takesBody) return { kind: 'body', body: json }
  if (names === null) {
    throw new Unsupported('Arguments are read from an object or a list of objects')
  }
  return routine.arguments.length === 0
    ? { kind: 'none' }
    : { kind: 'json', json, names, isList: json.trimStart().startsWith('[') }
}

/**
 * The names of the arguments in a body: of an object, or of the first object of a list, which alone is passed.
 * @param columns the only names that count, if the address gives them
 * @returns null for anything else
 */
function namesOf(value: unknown, columns: string[] | null): string[] | null {
  if (!Array.isArray(value)) return isObject(value) ? (columns ?? Object.keys(value)) : null
  const rows: unknown[] = value
  const [first] = rows
  if (!isObject(first)) return null
  const names = columns ?? Object.keys(first)
  if (columns === null && !rows.every((row) => isObject(row) && hasExactly(row, names))) {
    throw invalidBody('All object keys must match')
  }
  return names
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The last text of each name counts, and all of them for an argument that takes any number. */
function texts(routine: Routine, pairs: [string, string][]): CallArguments {
  const values = new Map<string, string | string[]>()
  for (const { name, isVariadic } of routine.arguments) {
    const own = pairs.flatMap(([key, value]) => (key === name ? [value] : []))
    const last = own.at(-1)
    if (last !== undefined) values.set(name, isVariadic ? own : last)
  }
  return { kind: 'texts', values }
}

const setRequired = () =>
  new RestFault(400, {
    code: 'PGRST128',
    message:
      'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
  })
