import { SignJWT } from 'jose'
import { z } from 'zod'
import { projectKeys } from '../../src/keys.ts'
import type { HttpRequest } from '../graphql/dialect.ts'
import { scaleId } from './ids.ts'
import type { Role, ScreenQuery } from './screen-query.ts'

const users: Record<Exclude<Role, 'visitor'>, string> = {
  teacher: 'user 3',
  administrator: 'user admin',
  superadmin: 'user superadmin',
  reporting: 'user reporting',
}

async function tokenOf(role: Exclude<Role, 'visitor'>): Promise<string> {
  return new SignJWT({ role: 'authenticated', sub: scaleId(users[role]), aud: 'authenticated' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('2h')
    .sign(new TextEncoder().encode(projectKeys.jwtSecret))
}

async function toHttp(as: Role, document: string, variables: object): Promise<HttpRequest> {
  return {
    path: '/graphql/v1',
    headers: {
      'content-type': 'application/json',
      apikey: projectKeys.publishable,
      ...(as !== 'visitor' && { authorization: `Bearer ${await tokenOf(as)}` }),
    },
    body: JSON.stringify({ query: document, variables }),
  }
}

const post = (port: number, { path, headers, body }: HttpRequest) =>
  fetch(`http://127.0.0.1:${String(port)}${path}`, { method: 'POST', headers, body })

/** Builds the request as this person's browser sends it to the gateway on this port. */
export async function requestOf(query: ScreenQuery, port: number): Promise<HttpRequest> {
  const { as, document, after } = query
  const variables = query.variables ?? {}
  if (!after) return toHttp(as, document, variables)
  const { data } = answerSchema.parse(
    await (await post(port, await toHttp(as, after.document, {}))).json(),
  )
  return toHttp(as, document, { ...variables, ...after.variables(data) })
}

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
})

function countEdges(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0
  const own = 'edges' in value && Array.isArray(value.edges) ? value.edges.length : 0
  return Object.values(value).reduce<number>((sum, child) => sum + countEdges(child), own)
}

/**
 * Sends the request once, so that no error and no empty answer is measured.
 * @returns the number of rows in the answer, including nested ones
 */
export async function checkAnswer(
  port: number,
  request: HttpRequest,
  query: ScreenQuery,
): Promise<number> {
  const name = `${query.screen}, ${query.what}, as ${query.as}`
  const { data, errors } = answerSchema.parse(await (await post(port, request)).json())
  if (errors) throw new Error(`${name}: ${errors.map(({ message }) => message).join(', ')}`)
  if (Object.values(data ?? {}).every((value) => value === null)) throw new Error(`${name}: null`)
  return countEdges(data)
}
