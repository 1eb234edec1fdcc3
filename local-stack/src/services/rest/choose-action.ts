import { callRoutine } from './actions/call.ts'
import { readTable } from './actions/read.ts'
import { writeTable } from './actions/write.ts'
import { parseAddress } from './parse/address.ts'
import { RestFault } from './rest-fault.ts'
import type { Action, RestRequest } from './rest-request.ts'
import { findTable } from './schema/model.ts'

/** What a request does. @throws RestFault when it cannot be read or names what does not exist */
export function chooseAction(request: RestRequest): Action {
  const { method, path, schemaName } = request
  const [, first = '', second, ...more] = path.split('/').map(decodeURIComponent)
  if (first === '' && second === undefined) throw noDescription()
  if (first === 'rpc' && second !== undefined && more.length === 0) {
    if (!['GET', 'HEAD', 'POST'].includes(method)) throw notForFunctions(method)
    return callRoutine(request, second, parseAddress(request.parameters, method !== 'POST'))
  }
  if (second !== undefined) throw invalidPath()
  const address = parseAddress(request.parameters, false)
  const table = findTable(request.schema, schemaName, first)
  if (table === undefined) throw unknownTable(schemaName, first)
  switch (method) {
    case 'GET':
    case 'HEAD':
      return readTable(request, table, address)
    case 'POST':
    case 'PATCH':
    case 'PUT':
    case 'DELETE':
      return writeTable(request, table, address)
    default:
      throw unknownMethod(method)
  }
}

const unknownTable = (schema: string, name: string) =>
  new RestFault(404, {
    code: 'PGRST205',
    message: `Could not find the table '${schema}.${name}' in the schema cache`,
  })

const unknownMethod = (method: string) =>
  new RestFault(405, { code: 'PGRST117', message: `Unsupported HTTP method: ${method}` })

const notForFunctions = (method: string) =>
  new RestFault(405, { code: 'PGRST101', message: `Cannot use the ${method} method on RPC` })

const invalidPath = () =>
  new RestFault(404, { code: 'PGRST125', message: 'Invalid path specified in request URL' })

const noDescription = () =>
  new RestFault(403, { code: '42501', message: 'The description of the API is not served' })
