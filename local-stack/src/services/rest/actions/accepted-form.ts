import type { Address } from '../parse/address.ts'
import { parseAccept, type AcceptedForm } from '../parse/media.ts'
import type { RestRequest } from '../rest-request.ts'
import type { Table } from '../schema/model.ts'

/**
 * The form in which rows are answered.
 * @param table the table whose rows they are, if any
 * @throws RestFault PGRST107; Unsupported where PostgREST answers what an aggregate of the database writes
 */
export function acceptedForm(
  { headers, schema, exposedSchemas }: RestRequest,
  table: Table | null,
  { select }: Address,
): AcceptedForm {
  const [first] = select
  const takesAllColumns =
    select.length === 1 &&
    first?.kind === 'column' &&
    first.field === null &&
    first.aggregate === null
  const handlers = schema.mediaHandlers.filter((one) => exposedSchemas.includes(one.schema))
  return parseAccept(headers['accept'], (type) =>
    handlers.some(({ mediaType, table: taken }) =>
      taken === null
        ? mediaType === type
        : // An aggregate over a table takes whole rows; one that writes any type comes before all others.
          taken === table && takesAllColumns && (mediaType === type || mediaType === '*/*'),
    ),
  )
}
