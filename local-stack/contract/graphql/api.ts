import { inject } from 'vitest'

export interface Answer {
  data?: Record<string, unknown> | null
  errors?: { message: string }[]
}

/** The caller: an API key and the token of a signed-in person; without both, the service role. */
export interface Caller {
  key?: string
  token?: string
}

/** Sends a request to the GraphQL endpoint and checks that its status is 200, also for GraphQL errors. */
export async function graphql(
  query: string,
  variables: Record<string, unknown> = {},
  { key, token }: Caller = {},
  operationName?: string,
): Promise<Answer> {
  const response = await post({ query, variables, operationName }, { key, token })
  if (response.status !== 200) throw new Error(`status ${String(response.status)}`)
  return (await response.json()) as Answer // the form that the GraphQL specification defines
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

/** The credentials of a visitor. */
export const visitor = (): Caller => ({ key: inject('supabase').publishableKey })

export const messages = (answer: Answer) => answer.errors?.map(({ message }) => message)
