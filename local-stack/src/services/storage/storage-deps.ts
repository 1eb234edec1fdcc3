import type { StorageDatabase } from './database/storage-database.ts'
import type { ObjectFiles } from './files/object-files.ts'
import type { LinkTokens } from './links/link-tokens.ts'

/** What the operations of Storage work with. */
export interface StorageDeps {
  database: StorageDatabase
  files: ObjectFiles
  tokens: LinkTokens
  /** The project's limit in bytes; a bucket may only narrow it. */
  fileSizeLimit: number
  /** Work that an answer does not wait for; failures go to the log. */
  later(work: () => Promise<void>): void
}
