import { FunctionError } from '../http/function-error.ts'

interface DatabaseError {
  message: string
  code?: string
}

/**
 * Passes an error word of the database (docs/error-codes.md) on to the caller, with the HTTP status that its code
 * names: PT409 means 409. Any other error is unexpected.
 * @throws FunctionError with the error word, else the error itself
 */
export function throwDatabaseError(error: DatabaseError): never {
  const status = /^PT(4\d\d)$/.exec(error.code ?? '')?.[1]
  if (status !== undefined && /^[a-z]+(_[a-z]+)+$/.test(error.message)) {
    throw new FunctionError(Number(status), error.message)
  }
  throw error as unknown as Error // PostgrestError extends Error
}
