import type { Pair } from './encoding.ts'
import type { Merchant, PayfastHosts } from './settings.ts'
import { apiSignature } from './signature.ts'

export interface ApiCall {
  method: 'GET' | 'PATCH'
  path: string
  query?: readonly Pair[]
  body?: readonly Pair[]
}

/** The provider did not answer, or answered with an error. */
export class ApiFailure extends Error {
  override name = 'ApiFailure'
  /** The HTTP status; null without an answer. */
  readonly status: number | null

  constructor(message: string, status: number | null, cause: unknown) {
    super(message, { cause })
    this.status = status
  }
}

/** The signed headers of a call. The time has an offset, because the provider reads a bare time as South African. */
export function apiHeaders(
  call: Pick<ApiCall, 'query' | 'body'>,
  merchant: Pick<Merchant, 'merchantId' | 'passphrase'>,
  now: Date,
): Pair[] {
  const headers: Pair[] = [
    ['merchant-id', merchant.merchantId],
    ['version', 'v1'],
    ['timestamp', `${now.toISOString().slice(0, 19)}+00:00`],
  ]
  const signed = [...headers, ...(call.query ?? []), ...(call.body ?? [])]
  return [...headers, ['signature', apiSignature(signed, merchant.passphrase)]]
}

/**
 * Calls the provider's API and gives back the text of its answer.
 * @throws ApiFailure
 */
export async function callApi(
  call: ApiCall,
  merchant: Merchant,
  { apiHost, testing }: PayfastHosts,
): Promise<string> {
  const url = new URL(`${apiHost}${call.path}`)
  for (const [name, value] of call.query ?? []) url.searchParams.append(name, value)
  // Not signed.
  if (testing) url.searchParams.append('testing', 'true')
  let status: number | null = null
  try {
    const response = await fetch(url, {
      method: call.method,
      headers: Object.fromEntries(apiHeaders(call, merchant, new Date())),
      ...(call.body === undefined
        ? {}
        : { body: new URLSearchParams(call.body.map(([name, value]) => [name, value])) }),
      signal: AbortSignal.timeout(15_000),
    })
    status = response.status
    const text = await response.text()
    if (!response.ok) throw new Error(`status ${String(status)}: ${text.slice(0, 200)}`)
    return text
  } catch (cause) {
    throw new ApiFailure(`${call.method} ${call.path}`, status, cause)
  }
}
