import type { Address } from '../parse/address.ts'
import { bodyType, parseRows } from '../parse/body.ts'
import { parseAccept } from '../parse/media.ts'
import type { SelectedItem } from '../parse/select.ts'
import { planRead } from '../plan/plan-read.ts'
import { RestFault } from '../rest-fault.ts'
import type { Action, RestRequest } from '../rest-request.ts'
import type { Table } from '../schema/model.ts'
import { writeStatement, type BodyForm } from '../sql/body.ts'
import { writeSelect } from '../sql/read.ts'
import { quoteName, quoteText, Statement } from '../sql/statement.ts'
import {
  countInserted,
  writeDelete,
  writeInsert,
  writeNothing,
  writeReturning,
  writeUpdate,
  type Conflict,
  type Rows,
} from '../sql/write.ts'
import { Unsupported } from '../unsupported.ts'
import { acceptedForm } from './accepted-form.ts'
import { checkAffected, checkSingle, contentType } from './form.ts'
import { keyOfAddress, keyMismatch } from './put-key.ts'
import { addressHeader, replyTo } from './write-reply.ts'

/** POST, PATCH, PUT and DELETE of a table or view. */
export function writeTable(request: RestRequest, table: Table, address: Address): Action {
  const { method, preferences } = request
  refusePages(address, method)
  // PostgREST returns the key, whatever is selected, and shows it when nothing is.
  const select = address.select.length > 0 ? address.select : table.primaryKey.map(columnOf)
  const root = planRead(request.schema, table, table.name, { ...address, select }, null)
  const { conditions } = root
  root.conditions = []
  root.isWritten = true
  const isShown = preferences.return === 'representation'
  const form = isShown
    ? acceptedForm(request, table, address)
    : parseAccept(request.headers['accept'])
  const showsAddress = method === 'POST' && preferences.return === 'headers-only'
  const rows = method === 'DELETE' ? null : readRows(request, table, address)
  const conflict = rows === null ? null : findConflict(request, table, address)
  const extra = showsAddress ? table.primaryKey : []
  const columns = writeReturning(table, isShown ? root : null, extra)
  const returning = conflict === null ? columns : `${columns}, ${countInserted}`

  const statement = new Statement()
  const change = () => {
    if (rows === null) return writeDelete(statement, table, conditions, returning)
    if (method !== 'PATCH') {
      const only =
        method === 'PUT' ? keyOfAddress(statement, table, rows, conditions, address) : null
      const fillsDefaults = preferences.missing === 'default'
      return writeInsert(statement, table, rows, { fillsDefaults, conflict, only }, returning)
    }
    if (rows.columns.length === 0 || rows.isEmptyList) return writeNothing(table, returning)
    return writeUpdate(statement, table, rows, conditions, returning)
  }
  const source = change()
  const from = `pgrst_source as ${quoteName(table.name)}`
  const answer = isShown ? writeSelect(statement, root, from) : null
  const body: BodyForm = isShown ? form : { kind: 'none', stripsNulls: false }
  return {
    text: writeStatement(source, answer, body, {
      total: '(select count(*) from pgrst_source)',
      ...(showsAddress ? { location: writeAddress(table) } : {}),
    }),
    values: statement.values,
    isReadOnly: false,
    reply: (answered) => {
      if (method === 'PUT' && answered.total !== 1) throw keyMismatch()
      checkSingle(form, isShown ? answered.page : (answered.total ?? 0))
      if (method === 'PATCH' || method === 'DELETE') checkAffected(preferences, answered)
      const reply = replyTo(request, answered, conflict)
      const said = { ...reply.headers, ...addressHeader(table, answered) }
      if (!isShown) return { ...reply, headers: said }
      return { ...reply, headers: { ...said, ...contentType(form) }, body: answered.body }
    },
  }
}

const columnOf = (name: string): SelectedItem => ({
  kind: 'column',
  field: { name, path: [] },
  alias: null,
  cast: null,
  aggregate: null,
})

function readRows(request: RestRequest, table: Table, address: Address): Rows {
  const text = new TextDecoder().decode(request.body)
  const type = bodyType(request.headers['content-type'])
  const rows = parseRows(text, type, address.columns)
  const columns = rows.names.map((name) => {
    const column = table.columns.find((one) => one.name === name)
    if (column === undefined) throw unknownColumn(table, name)
    return column
  })
  return { json: rows.json, columns, isEmptyList: rows.isEmptyList }
}

function findConflict(request: RestRequest, table: Table, address: Address): Conflict | null {
  if (request.method === 'PUT') return { columns: table.primaryKey, resolution: 'merge-duplicates' }
  const { resolution } = request.preferences
  const columns = address.onConflict ?? table.primaryKey
  if (request.method !== 'POST' || resolution === undefined || columns.length === 0) return null
  return { columns, resolution }
}

function refusePages(address: Address, method: string): void {
  if (!address.pages.some(({ path }) => path.length === 0)) return
  if (method === 'PUT') {
    throw new RestFault(400, {
      code: 'PGRST114',
      message: 'limit/offset querystring parameters are not allowed for PUT',
    })
  }
  throw new Unsupported('limit and offset of a write are not applied')
}

/** The key of the first row, as the filters that find it. */
function writeAddress(table: Table): string {
  const keys = table.primaryKey.map(quoteText).join(', ')
  return keys === ''
    ? 'null'
    : `(select array_agg(one.key || '=' || coalesce('eq.' || one.value, 'is.null'))
        from (select row_to_json(first.*) as row from pgrst_source as first limit 1) as found,
          json_each_text(found.row) as one where one.key in (${keys}))`
}

const unknownColumn = (table: Table, name: string) =>
  new RestFault(400, {
    code: 'PGRST204',
    message: `Could not find the '${name}' column of '${table.name}' in the schema cache`,
  })
