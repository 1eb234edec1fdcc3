import { z } from 'zod'
import { FunctionError } from '../http/function-error.ts'
import type { Client } from '../project/clients.ts'

/** The rows of private.request_limit. */
export type RequestKind =
  | 'closing by person'
  | 'contact from address'
  | 'coupon by person'
  | 'coupon from address'
  | 'invitation about email'
  | 'login about email'
  | 'login from address'
  | 'quotation from address'
  | 'sign-up about email'
  | 'sign-up from address'
  | 'support by person'

/** @throws FunctionError 429 too_many_requests, with the seconds to wait */
export type TakeRequest = (kind: RequestKind, subject: string) => Promise<void>

/**
 * Counts requests in the database, where all workers of a function see them and a new worker does too.
 * @param service the service client: nobody else may count
 */
export function requestLimit(service: Client): TakeRequest {
  return async (kind, subject) => {
    const answer = await service.rpc('take_request', { kind, subject })
    if (answer.error !== null) throw answer.error
    const seconds = z.number().parse(answer.data)
    if (seconds > 0) throw tooManyRequests(seconds)
  }
}

export const tooManyRequests = (seconds: number) =>
  new FunctionError(429, 'too_many_requests', seconds)
