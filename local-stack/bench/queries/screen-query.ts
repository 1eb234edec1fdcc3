/** The sender. `teacher` is the same teacher at both scales. */
export type Role = 'visitor' | 'teacher' | 'administrator' | 'superadmin' | 'reporting'

/** One request of one screen. */
export interface ScreenQuery {
  /** The route, or the part of the page frame, that sends it. */
  screen: string
  /** Tells the requests of one screen apart. */
  what: string
  as: Role
  /** A page of a list that grows with the database; it must not become slower. */
  paged: boolean
  document: string
  variables?: Record<string, unknown>
  /** Why it becomes slower with more rows, if it does; shown beside a miss. */
  grows?: string
  /** An earlier request of the screen whose answer supplies variables of this one. */
  after?: { document: string; variables: (answer: unknown) => Record<string, unknown> }
}
