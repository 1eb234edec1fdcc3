import pg from 'pg'
import { PoolExhausted } from '../../../db/pool-exhausted.ts'
import { StorageError } from './storage-error.ts'
import { storageErrors } from './storage-errors.ts'

/** The answer to an error of the database; any other error is internal. */
export function toStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error
  if (error instanceof PoolExhausted) return storageErrors.databaseTimeout(error)
  if (!(error instanceof pg.DatabaseError)) return storageErrors.internal(error)
  switch (error.code) {
    case '42501':
      return storageErrors.accessDenied(
        error.message.includes('row-level security')
          ? 'new row violates row-level security policy'
          : error.message,
        error,
      )
    case '23505':
      return storageErrors.duplicate(error)
    case '23503':
      return storageErrors.relatedResourceNotFound(error)
    case '55P03':
      return storageErrors.locked(error)
    case '57014':
      return storageErrors.databaseTimeout(error)
    case '22P02':
      return storageErrors.invalidParameter(error.message, error)
    case '53300':
      return storageErrors.tooManyConnections(error)
    default:
      return storageErrors.database(error.code ?? 'unknown', error)
  }
}
