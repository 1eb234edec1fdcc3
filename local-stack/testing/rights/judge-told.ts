import type { ModelRights } from '../../../supabase/tests/rights/grants.ts'
import type { Table } from '../../../supabase/tests/rights/requests/request.ts'
import type { Listener, Told } from './listener.ts'
import type { PublishedRow } from './published-rows.ts'

/** What may be in a message, by table. */
export interface Published {
  models: ModelRights[]
  tables: Map<string, Table>
  rows: PublishedRow[]
}

/** Who was told of which row though the role table refuses it, or was not told though it allows it, in words. */
export function wrongReceivers(
  { rows }: Published,
  listeners: Listener[],
  type: Told['type'],
): string[] {
  return listeners.flatMap(({ caller, told }) => {
    const heard = told.filter((one) => one.type === type)
    return rows.flatMap(({ table, what, id, seenBy }) => {
      const times = heard.filter((one) => one.table === table && one.row['id'] === id).length
      const expected = seenBy.includes(caller)
      if (expected === times > 0) return []
      return [`${caller} ${expected ? 'hears nothing' : 'hears'} of ${type} of ${what}`]
    })
  })
}

/** Messages that show other columns than a select of the row would: all that are readable, in the new and in no old row. */
export function wrongColumns({ models, tables }: Published, listeners: Listener[]): string[] {
  const wrong = listeners.flatMap(({ caller, told }) =>
    told.flatMap(({ table, type, row, old }) => {
      const unreadable = models.find((model) => model.table === table)?.unreadable ?? []
      const readable = Object.keys(tables.get(table)?.columns ?? {}).filter(
        (column) => !unreadable.includes(column),
      )
      const shown = Object.keys(row)
      const complete = shown.length === 0 || same(shown, readable)
      const key = type === 'INSERT' ? [] : ['id']
      const keyOnly = Object.keys(old).every((column) => key.includes(column))
      if (complete && keyOnly) return []
      return [`${caller}, ${type} of ${table}: ${shown.join()}; before: ${Object.keys(old).join()}`]
    }),
  )
  return [...new Set(wrong)]
}

const same = (some: string[], others: string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one))
