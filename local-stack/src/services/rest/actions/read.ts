import type { Address } from '../parse/address.ts'
import { appliedPreferences } from '../parse/preferences.ts'
import { contentRange, pageStatus, withinRange } from '../parse/range.ts'
import { planRead } from '../plan/plan-read.ts'
import type { Action, RestRequest } from '../rest-request.ts'
import type { Table } from '../schema/model.ts'
import { writeStatement } from '../sql/body.ts'
import { writeAllRows, writeSelect } from '../sql/read.ts'
import { qualified, quoteName, Statement } from '../sql/statement.ts'
import { acceptedForm } from './accepted-form.ts'
import { applied, checkSingle, contentType } from './form.ts'

/** GET and HEAD of a table or view. */
export function readTable(request: RestRequest, table: Table, address: Address): Action {
  const { preferences, maxRows, headers } = request
  const form = acceptedForm(request, table, address)
  const root = planRead(request.schema, table, table.name, address, maxRows)
  if (request.method === 'GET') root.page = withinRange(root.page, headers['range'])
  const from = `${qualified(table.schema, table.name)} as ${quoteName(table.name)}`
  const statement = new Statement()
  const rows = writeSelect(statement, root, from)
  const total =
    preferences.count === 'exact'
      ? `(select count(*) from (${writeAllRows(statement, root, from)}) as pgrst_all)`
      : 'null'
  const estimate = new Statement()
  return {
    text: writeStatement(rows, 'select * from pgrst_source', form, { total }),
    values: statement.values,
    isReadOnly: true,
    ...(preferences.count === 'planned' || preferences.count === 'estimated'
      ? {
          estimate: {
            text: writeAllRows(estimate, root, from),
            values: estimate.values,
            countsFirst: preferences.count === 'estimated',
          },
        }
      : {}),
    reply: ({ page, total: found, body }) => {
      checkSingle(form, page)
      const first = root.page.offset
      const last = first + page - 1
      const status = pageStatus(first, last, found)
      return {
        status,
        body,
        headers: {
          ...contentType(form),
          'content-range': contentRange(first, last, found),
          ...applied(appliedPreferences(preferences, ['count', 'handling', 'timezone'])),
        },
      }
    },
  }
}
