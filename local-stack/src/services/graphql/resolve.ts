import type { QueryClient } from './client.ts'
import { CompileContext } from './compile/context.ts'
import { unknownField } from './compile/entry-points.ts'
import { tooManyMessage } from './compile/too-many.ts'
import { runField } from './execute.ts'
import { databaseMessage, DatabaseFault, GraphqlFault } from './faults.ts'
import { Introspection } from './introspection/introspect.ts'
import { checkWork } from './parse/count-work.ts'
import type { Operation } from './parse/document.ts'
import { parseDocument, selectOperation } from './parse/document.ts'
import type { Selected } from './parse/selections.ts'
import { selectedFields } from './parse/selections.ts'
import { Variables } from './parse/variables.ts'
import type { GraphqlSchema } from './schema/graphql-schema.ts'
import { loadSchema } from './schema/load-schema.ts'

/** The most root fields of one request: each is a statement of its own. No screen asks for more than five. */
const maxRootFields = 30

export interface GraphqlRequest {
  query: string
  variables?: unknown
  operationName?: string | null | undefined
}

/** `data` is missing when the request could not be run, and null when running it failed. */
export interface GraphqlResponse {
  data?: Record<string, unknown> | null
  errors?: { message: string }[]
}

/**
 * Answers a request like pg_graphql's `graphql.resolve`, in the client's transaction, role and settings; without a
 * transaction, in one of its own. A failure restores the state before the request. The client must be one connection,
 * not a pool.
 */
export async function resolve(
  client: QueryClient,
  request: GraphqlRequest,
): Promise<GraphqlResponse> {
  const point = await returnPoint(client)
  let failed = true
  try {
    const result = await answer(client, request)
    failed = result.failed
    return result.response
  } finally {
    for (const statement of failed ? point.undo : point.keep) await client.query(statement)
  }
}

interface ReturnPoint {
  undo: string[]
  keep: string[]
}

/** Opens a savepoint, or a transaction when there is none. */
async function returnPoint(client: QueryClient): Promise<ReturnPoint> {
  const release = 'release savepoint graphql_request'
  try {
    await client.query('savepoint graphql_request')
    return { undo: ['rollback to savepoint graphql_request', release], keep: [release] }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '25P01')) throw error
    await client.query('begin')
    return { undo: ['rollback'], keep: ['commit'] }
  }
}

export interface Answer {
  response: GraphqlResponse
  /** The database has refused something: the caller must roll the request back. */
  failed: boolean
}

/**
 * Like {@link resolve}, for a caller that rolls the whole transaction back itself when `failed`. A search path given
 * here stays set for the rest of the transaction.
 */
export async function answer(
  client: QueryClient,
  request: GraphqlRequest,
  searchPath?: string,
): Promise<Answer> {
  try {
    return { response: await run(client, request, searchPath), failed: false }
  } catch (error) {
    if (error instanceof GraphqlFault)
      return { response: { errors: [toError(error)] }, failed: false }
    const message = databaseMessage(error)
    if (message === undefined) throw error
    const errors = [{ message: tooManyMessage(message) ?? message }]
    return { response: { data: null, errors }, failed: true }
  }
}

async function run(
  client: QueryClient,
  request: GraphqlRequest,
  searchPath: string | undefined,
): Promise<GraphqlResponse> {
  const document = parseDocument(request.query)
  const schema = await loadSchema(client, searchPath)
  const values = request.variables ?? {}
  if (!isRecord(values)) throw new GraphqlFault('variables must be an object')
  const operation = selectOperation(document, request.operationName ?? null)
  checkWork(operation.definition, operation.fragments, values)
  const variables = new Variables(values, operation.definition)
  return operation.definition.operation === 'mutation'
    ? runMutation(client, schema, operation, variables)
    : runQuery(client, schema, operation, variables)
}

/** Each root field succeeds or fails by itself; only an error of Postgres ends the whole request. */
async function runQuery(
  client: QueryClient,
  schema: GraphqlSchema,
  operation: Operation,
  variables: Variables,
): Promise<GraphqlResponse> {
  const data: Record<string, unknown> = {}
  const errors: { message: string }[] = []
  const fields = rootFields(operation, 'Query', variables)
  if (fields.length === 0) throw new GraphqlFault('Selection set must not be empty')
  for (const selected of fields) {
    try {
      data[selected.key] = await queryField(client, schema, operation, variables, selected)
    } catch (error) {
      if (!(error instanceof GraphqlFault)) throw error
      errors.push(toError(error))
    }
  }
  if (errors.length === 0) return { data }
  return { data: Object.keys(data).length > 0 ? data : null, errors }
}

async function queryField(
  client: QueryClient,
  schema: GraphqlSchema,
  operation: Operation,
  variables: Variables,
  selected: Selected,
): Promise<unknown> {
  if (selected.name === '__typename') return 'Query'
  const field = schema.query().fieldMap().get(selected.name)
  if (!field) throw new GraphqlFault(unknownField(selected.name, 'Query'))
  const introspection = new Introspection(schema, operation.fragments, variables)
  if (selected.name === '__type') return introspection.type(field, selected)
  if (selected.name === '__schema') return introspection.describeSchema(selected)
  const context = new CompileContext(schema, operation.fragments, variables)
  return runField(client, context, field, selected)
}

/** Runs all root fields in order, or none: the first failure is the answer. */
async function runMutation(
  client: QueryClient,
  schema: GraphqlSchema,
  operation: Operation,
  variables: Variables,
): Promise<GraphqlResponse> {
  const type = schema.mutationOrNull()
  if (!type) return { data: null, errors: [{ message: 'Unknown type Mutation' }] }
  const fields = rootFields(operation, 'Mutation', variables)
  const data: Record<string, unknown> = {}
  try {
    if (fields.length === 0) throw new GraphqlFault('Selection set must not be empty')
    for (const selected of fields) {
      if (selected.name === '__typename') {
        data[selected.key] = 'Mutation'
        continue
      }
      const field = type.fieldMap().get(selected.name)
      if (!field) throw new GraphqlFault(unknownField(selected.name, 'Mutation'))
      const context = new CompileContext(schema, operation.fragments, variables)
      data[selected.key] = await runField(client, context, field, selected)
    }
  } catch (error) {
    // pg_graphql raises an error here, which rolls the earlier fields back.
    throw error instanceof GraphqlFault ? new DatabaseFault(error.message) : error
  }
  return { data }
}

function rootFields(operation: Operation, type: string, variables: Variables): Selected[] {
  const { definition, fragments } = operation
  const fields = selectedFields(definition.selectionSet.selections, type, fragments, variables)
  if (fields.length > maxRootFields) {
    throw new GraphqlFault(`Query has more than ${maxRootFields} root fields`)
  }
  return fields
}

function toError(fault: GraphqlFault): { message: string } {
  return { message: fault.message }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
