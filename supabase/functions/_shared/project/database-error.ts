import { FunctionError } from '../http/function-error.ts'

interface DatabaseError {
  message: string
  code?: string
}

/**
 * What the database raises as one of its words (docs/error-codes.md) is the caller's to know, with the status that
 * its code names: PT409 is 409. Anything else is our fault.
 * @throws FunctionError with the word, else the error itself
 */
export function throwDatabaseError(error: DatabaseError): never {
  const status = /^PT(4\d\d)$/.exec(error.code ?? '')?.[1]
  if (status !== undefined && /^[a-z]+(_[a-z]+)+$/.test(error.message)) {
    throw new FunctionError(Number(status), error.message)
  }
  throw error as unknown as Error // PostgrestError is one
}
