import { AsyncLocalStorage } from 'node:async_hooks'

/** What our connection needs to know of the current request and lite does not pass to it. */
export interface CurrentRequest {
  method: string
  /** The path below the service's prefix, as PostgREST sees it. */
  path: string
  headers: Record<string, string>
  signal: AbortSignal
  /** What lite wrote to the console during the request. */
  complaints: unknown[]
}

export const currentRequest = new AsyncLocalStorage<CurrentRequest>()
