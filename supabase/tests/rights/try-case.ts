import { isDeepStrictEqual } from 'node:util'
import type { Row } from '../support/database.ts'
import type { Case, WritableColumns } from './cases.ts'
import type { ModelRights, Sample } from './grants.ts'
import type { Answer, Door, Request, Table } from './requests/request.ts'
import { differences, takeSnapshot, type Snapshot } from './snapshot.ts'
import { claimsOf, type World } from './world.ts'

/** A model with its rows, ready for its cases. */
export interface Stage {
  door: Door
  model: ModelRights
  sample: Sample
  table: Table
  world: World
  /** The usual row and those of the variants, in order. */
  rowId: string
  variantIds: string[]
  /** Columns that a client may write at all. */
  writable: WritableColumns
  countEverything: string
}

/**
 * Errors that concern rights. Others (a constraint, a missing argument) would prove nothing. Nobody may write a
 * generated column, which REST reports before it checks rights.
 */
const rightsRefusal =
  /permission denied|row-level security|^Unknown (field|type)|extra keys|Unknown type Mutation|non-DEFAULT value|only be updated to DEFAULT/

/** Tries one case and rolls it back. Returns what is wrong, or null. */
export async function tryCase(stage: Stage, tried: Case): Promise<string | null> {
  const { door, table, world, countEverything } = stage
  await door.root('savepoint tried')
  try {
    const request = await requestOf(stage, tried)
    const before = await takeSnapshot(door, table, countEverything)
    if ('id' in request && !before.rows.has(request.id ?? stage.rowId))
      return 'the row does not exist'
    const answer = await door.ask(claimsOf(tried.caller, world), request)
    const after = await takeSnapshot(door, table, countEverything)
    return tried.allowed
      ? await wrongWithAllowed(stage, tried, request, answer, before, after)
      : wrongWithRefused(stage, tried, answer, before, after)
  } finally {
    await door.root('rollback to savepoint tried')
    await door.root('release savepoint tried')
  }
}

async function requestOf(stage: Stage, { verb, about, grant }: Case): Promise<Request> {
  const { door, table, model, sample, world } = stage
  const column = about !== undefined && 'column' in about ? about.column : undefined
  const everything = about !== undefined && 'everything' in about
  const id =
    about !== undefined && 'variant' in about
      ? (stage.variantIds[about.variant] ?? '')
      : stage.rowId
  const anything: Row = Object.fromEntries(
    Object.keys(table.columns)
      .slice(-1)
      .map((name) => [name, null]),
  )
  const permitted = (row: Row): Row =>
    Object.fromEntries(
      Object.entries(row).filter(([name]) => grant?.columns?.includes(name) ?? true),
    )
  switch (verb) {
    case 'select': {
      const readable = Object.keys(table.columns).filter(
        (name) => !model.unreadable?.includes(name),
      )
      return { verb, table, id, columns: column === undefined ? readable : [column] }
    }
    case 'insert': {
      const value = column === undefined ? {} : await currentValue(stage, column)
      const sent = (await sample.insert?.(door, world)) ?? anything
      return { verb, table, row: { ...permitted(sent), ...value } }
    }
    case 'update': {
      if (column !== undefined) return { verb, table, id, row: await currentValue(stage, column) }
      const sent = (await sample.update?.(door, world)) ?? anything
      return { verb, table, id: everything ? null : id, row: permitted(sent) }
    }
    case 'delete':
      return { verb, table, id: everything ? null : id }
  }

  /** Writing the present value must be refused as well if the caller may not write the column. */
  async function currentValue({ rowId }: Stage, name: string): Promise<Row> {
    if (verb === 'insert' && name === table.key) return { [name]: crypto.randomUUID() }
    const [row] = await door.root(
      `select to_jsonb(${name})::text as value from public.${table.name} where ${table.key} = $1`,
      [rowId],
    )
    const text = row?.['value']
    return { [name]: typeof text === 'string' ? (JSON.parse(text) as unknown) : null }
  }
}

function wrongWithRefused(
  { sample, rowId, variantIds }: Stage,
  { verb, about = { usual: true } }: Case,
  answer: Answer,
  before: Snapshot,
  after: Snapshot,
): string | null {
  const target = 'variant' in about ? (variantIds[about.variant] ?? '') : rowId
  const ownOne = 'everything' in about && sample.everybodyHasOne === true
  const changed = differences(before, after, target).filter(
    (what) => !ownOne || !what.endsWith(' of another row'),
  )
  if (changed.length > 0) return `refused, yet changed ${changed.join(', ')}`
  if ('refusal' in answer) {
    return rightsRefusal.test(answer.refusal)
      ? null
      : `refused for another reason: ${answer.refusal}`
  }
  if (answer.rows > 0 && !ownOne) return `not refused: ${String(answer.rows)} rows`
  // Row-level security silently omits rows, but raises an error for a new row or a column.
  return verb === 'insert' || 'column' in about ? 'no refusal' : null
}

async function wrongWithAllowed(
  { door, sample, table }: Stage,
  { caller, verb }: Case,
  request: Request,
  answer: Answer,
  before: Snapshot,
  after: Snapshot,
): Promise<string | null> {
  if ('refusal' in answer) return `not allowed: ${answer.refusal}`
  if (answer.rows !== 1) return `not allowed: ${String(answer.rows)} rows`
  const own = `rows of public.${table.name}`
  const changed = differences(before, after, 'id' in request ? request.id : null)
  const written = 'row' in request ? await asStored(door, table, request.row) : {}
  const expected: string[] = {
    select: [],
    insert: ['a new row', own],
    update: Object.keys(written).map((column) => `column ${column}`),
    delete: ['the row less', own],
  }[verb]
  expected.push(...(sample.effects?.[verb] ?? []).map((name) => `rows of ${name}`))
  // Every change by an administrator is audited, whatever the model.
  if (verb !== 'select' && ['admin', 'superadmin'].includes(caller)) {
    expected.push('rows of public.admin_audit')
  }
  const follows = ['updated_at', ...(sample.derived ?? [])].map((column) => `column ${column}`)
  const unexpected = changed.filter(
    (what) => !expected.includes(what) && !(verb === 'update' && follows.includes(what)),
  )
  if (unexpected.length > 0) return `also changed ${unexpected.join(', ')}`
  const missing = expected.filter((what) => !changed.includes(what))
  if (missing.length > 0) return `did not change ${missing.join(', ')}`
  if (!('row' in request)) return null
  const newId = [...after.rows.keys()].find((id) => !before.rows.has(id))
  const stored = after.rows.get((request.verb === 'update' ? request.id : newId) ?? '')
  const wrong = Object.keys(written).filter(
    (column) => !isDeepStrictEqual(written[column], stored?.[column]),
  )
  return wrong.length === 0 ? null : `stored otherwise: ${wrong.join(', ')}`
}

/** The values in the form of their columns: "12.50" is 12.5 for a numeric. */
async function asStored(door: Door, table: Table, row: Row): Promise<Row> {
  const [found] = await door.root(
    `select to_jsonb(jsonb_populate_record(null::public.${table.name}, $1::jsonb))::text as row`,
    [JSON.stringify(row)],
  )
  const all = JSON.parse(String(found?.['row'])) as Row // an object, as to_jsonb of a row is
  return Object.fromEntries(Object.keys(row).map((column) => [column, all[column]]))
}
