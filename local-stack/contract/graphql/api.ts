import { inject } from 'vitest'

export interface Answer {
  data?: Record<string, unknown> | null
  errors?: { message: string }[]
}

/** Who asks: an API key, and the token of a signed-in person. Without both the service role. */
export interface Caller {
  key?: string
  token?: string
}

/** A request to the GraphQL endpoint; its status has to be 200, whatever went wrong in GraphQL. */
export async function graphql(
  query: string,
  variables: Record<string, unknown> = {},
  { key, token }: Caller = {},
  operationName?: string,
): Promise<Answer> {
  const response = await post({ query, variables, operationName }, { key, token })
  if (response.status !== 200) throw new Error(`status ${String(response.status)}`)
  return (await response.json()) as Answer // the shape that the GraphQL specification gives
}

export function post(
  body: unknown,
  { key, token }: { key?: string | undefined; token?: string | undefined } = {},
): Promise<Response> {
  const { url, secretKey, publishableKey } = inject('supabase')
  return fetch(`${url}/graphql/v1`, {
    method: 'POST',
    headers: {
      apikey: key ?? (token === undefined ? secretKey : publishableKey),
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** What a visitor of the site has. */
export const visitor = (): Caller => ({ key: inject('supabase').publishableKey })

export const messages = (answer: Answer) => answer.errors?.map(({ message }) => message)
