import type { Database } from '../../../../supabase/database.types.ts'
import type { access } from '../../config/access.ts'
import type { QueryField } from './schema-facts.generated.ts'

type Tables = Database['public']['Tables']
export type Table = keyof Tables

/** Effects that are more than a change of the cache; app/live registers a function for each. */
export type Special = 'cart' | 'goods' | 'ownership' | 'session'

/** What a change of a row does to an open page. */
export type Step =
  /** The row is written over the one in the cache. */
  | 'patch'
  /** Lists of such rows that are on the screen are asked for again. */
  | 'lists'
  /** Only the counts of such rows are. */
  | 'counts'
  /** The new row is announced (new-since.ts), and lists stay as they are. */
  | 'announce'
  /** Whatever is on the screen is asked for again. */
  | 'everything'
  /** One more list, of other rows, is asked for again. */
  | QueryField
  | Special

/** What open lists are told of: new rows of a table, or of those that are quotes. */
export type News = Table | 'quote'

/** Whose pages follow a table, and what they do about a row that came, changed or went. */
export interface Follower {
  /** A rule of config/access.ts; whoever it lets in follows. */
  who: keyof typeof access
  /** Only rows that name the reader in this column. */
  own?: string
  came?: readonly Step[]
  changed?: readonly Step[]
  /** Deletions are told to everybody, with the key alone: "lists" and single lists follow only if the row is in the cache. */
  went?: readonly Step[]
  /** As what a row is announced, where that depends on the row; null for one that is not new to anybody. */
  announcedAs?: (row: Record<string, unknown>) => News | null
  /** A new row means that the row of this table with the same id went. */
  withdraws?: Table
}

/** Followers by table, with columns that the table has. */
export type LiveTables = {
  [T in Table]?: readonly (Follower & { own?: keyof Tables[T]['Row'] })[]
}
