import type { Preferences } from './parse/preferences.ts'
import type { DatabaseSchema } from './schema/model.ts'

/** A request as the actions see it: its schema is chosen, its preferences are read. */
export interface RestRequest {
  method: string
  /** Below the service's prefix, as PostgREST sees it. */
  path: string
  parameters: URLSearchParams
  headers: Record<string, string>
  body: Uint8Array
  preferences: Preferences
  schemaName: string
  exposedSchemas: string[]
  schema: DatabaseSchema
  maxRows: number
}

/** What a statement of `writeStatement` answers. */
export interface Answered {
  total: number | null
  page: number
  body: string
  location: string[] | null
  headers: string | null
  status: string | null
  inserted: number
}

export interface Reply {
  status: number
  headers: Record<string, string>
  body: string | null
}

/** A reply as it is sent: a function may give a header such as `Set-Cookie` several times. */
export interface SentReply extends Omit<Reply, 'headers'> {
  headers: [name: string, value: string][]
}

/** A statement to run as the caller, and what is made of its answer. */
export interface Action {
  text: string
  values: unknown[]
  isReadOnly: boolean
  statementTimeout?: string | null
  /** A select whose rows Postgres only estimates, and whether they are counted up to `maxRows` first. */
  estimate?: { text: string; values: unknown[]; countsFirst: boolean }
  /** Throws to take the statement back. */
  reply(answered: Answered): Reply
}
