/** Who asks. `teacher` is the same teacher at both scales. */
export type Role = 'visitor' | 'teacher' | 'administrator' | 'superadmin' | 'reporting'

/** One request of one screen. */
export interface ScreenQuery {
  /** Route or place in the shell, as the specification calls it. */
  screen: string
  /** Says what of the screen, where it sends several. */
  what: string
  as: Role
  /** A page of a list that grows with the database: must not take longer for that. */
  paged: boolean
  document: string
  variables?: Record<string, unknown>
  /** Why it grows with the database nevertheless, where it does; shown beside a miss. */
  grows?: string
  /** What the screen has asked before and puts into the variables of this request. */
  after?: { document: string; variables: (answer: unknown) => Record<string, unknown> }
}
