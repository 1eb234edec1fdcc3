import { AsyncLocalStorage } from 'node:async_hooks'

/** What lite's connection must know of the request that it works for, and lite does not tell it. */
export interface CurrentRequest {
  method: string
  /** Below the service's prefix, as PostgREST sees it. */
  path: string
  headers: Record<string, string>
  signal: AbortSignal
  /** What lite wrote to the console for it. */
  complaints: unknown[]
}

export const currentRequest = new AsyncLocalStorage<CurrentRequest>()
