import { Hono } from 'hono'
import type pg from 'pg'
import { z } from 'zod'
import type { RequestScope } from '../../../db/scope.ts'
import { withScope } from '../../../db/scope.ts'
import type { GatewayEnv } from '../../../gateway/context.ts'
import { requestSignal } from '../../../gateway/request-signal.ts'
import { prepared } from '../prepared.ts'
import type { GraphqlResponse } from '../resolve.ts'
import { answer } from '../resolve.ts'

const body = z.object({
  query: z.string().nullish(),
  variables: z.unknown().optional(),
  operationName: z.string().nullish(),
})

/** Thrown to roll the transaction back; carries the answer. */
class Undo extends Error {
  readonly response: GraphqlResponse

  constructor(response: GraphqlResponse) {
    super('the request failed in the database')
    this.response = response
  }
}

/**
 * `POST /graphql/v1`: one transaction per request, as the caller. GraphQL errors have status 200. Only a body that is
 * not a request, and a statement timeout, which pg_graphql does not catch, have another.
 */
export function buildGraphqlRoutes({ pool }: { pool: pg.Pool }): Hono<GatewayEnv> {
  const routes = new Hono<GatewayEnv>()
  routes.post('/', async (context) => {
    const request = body.safeParse(await context.req.json().catch(() => undefined))
    if (!request.success) {
      return context.json(
        { message: 'Empty or invalid json', code: 'PGRST102', details: null, hint: null },
        400,
      )
    }
    const { query, variables, operationName } = request.data
    const scope: RequestScope = {
      claims: context.get('claims'),
      method: 'POST',
      path: '/rpc/graphql',
      headers: Object.fromEntries(context.req.raw.headers),
      signal: requestSignal(context),
    }
    try {
      const response = await withScope(pool, scope, async (client) => {
        const result = await answer(
          prepared(client),
          { query: query ?? '', variables, operationName },
          searchPath,
        )
        if (result.failed) throw new Undo(result.response)
        return result.response
      })
      return context.json(response)
    } catch (error) {
      if (error instanceof Undo) return context.json(error.response)
      if (error instanceof Error && 'code' in error && error.code === '57014') {
        const { message } = error
        return context.json({ code: '57014', details: null, hint: null, message }, 500)
      }
      throw error
    }
  })
  return routes
}

/** The exposed schema and PostgREST's extra search path. */
const searchPath = 'public, extensions'
