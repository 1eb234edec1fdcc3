import { expect, test } from 'vitest'
import { useSchool } from './school.ts'

export interface Sent {
  method?: string
  headers?: Record<string, string>
  /** Sent as JSON unless it is a text. */
  body?: unknown
}

export interface Expected {
  status: number
  /** The whole JSON of the answer; undefined when it has no body. */
  body?: unknown
  /** The code of an error. */
  code?: string
  text?: string
  headers?: Record<string, string | null>
}

/** A request, with what PostgREST answers. */
export type Case = [path: string, sent: Sent, expected: Expected]

/**
 * Sends each request to the REST service over the schema of the fixtures and compares status, headers and body.
 */
export function replay(cases: Case[], more?: string): void {
  const send = useSchool(more)

  test.for(cases)('%s %o', async ([path, sent, expected]) => {
    const { method = 'GET', headers = {}, body } = sent
    const response = await send(`/rest/v1/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const answer = {
      status: response.status,
      ...('body' in expected
        ? { body: text === '' ? undefined : (JSON.parse(text) as unknown) }
        : {}),
      ...('code' in expected ? { code: (JSON.parse(text) as { code: string }).code } : {}),
      ...('text' in expected ? { text } : {}),
      headers: Object.fromEntries(
        Object.keys(expected.headers ?? {}).map((name) => [name, response.headers.get(name)]),
      ),
    }
    expect(answer, text).toEqual({ headers: {}, ...expected })
  })
}

const prefer = (value: string) => ({ headers: { prefer: value } })
export const shown = 'return=representation'

/** A read. */
export const get = (path: string, body: unknown, headers?: Record<string, string>): Case => [
  path,
  headers === undefined ? {} : { headers },
  { status: 200, body },
]
/** A request that is refused. */
export const refused = (path: string, status: number, code: string, sent: Sent = {}): Case => [
  path,
  sent,
  { status, code },
]
/** A write that answers the rows. */
export const write = (
  method: string,
  path: string,
  body: unknown,
  rows: unknown,
  status = method === 'POST' ? 201 : 200,
  more = '',
): Case => [path, { method, body, ...prefer(`${shown}${more}`) }, { status, body: rows }]
/** A call by POST. */
export const call = (name: string, args: unknown, body: unknown, sent: Sent = {}): Case => [
  `rpc/${name}`,
  { method: 'POST', body: args, ...sent },
  { status: 200, body },
]
