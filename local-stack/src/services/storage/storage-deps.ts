import type { Caller } from './caller.ts'
import type { StorageDatabase } from './database/storage-database.ts'
import type { ObjectFiles } from './files/object-files.ts'
import type { LinkTokens } from './links/link-tokens.ts'

/** What the operations of Storage work with. */
export interface StorageDeps {
  database: StorageDatabase
  files: ObjectFiles
  tokens: LinkTokens
  /** The project's limit in bytes; a bucket may only lower it. */
  fileSizeLimit: number
  /** Answers a request of the protocol for uploads in parts. */
  resumable(request: Request, caller: Caller): Promise<Response>
  /** Runs work in the background; failures are logged. */
  later(work: () => Promise<void>): void
}
