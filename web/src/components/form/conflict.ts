import { changedFields, same, type Opened, type Values } from './kept-draft.ts'

export interface ConflictField {
  field: string
  theirs: unknown
  mine: unknown
  /** Both people changed it, so one of the two values will be lost. */
  both: boolean
}

/** Who changed a row last. */
export interface Changer {
  name: string
}

/** The row was saved by somebody else since this form was opened. */
export interface Conflict {
  /** The `updated_at` of the newer row, as the server wrote it. */
  version: string
  who: Changer | null
  fields: ConflictField[]
  /** @param theirs the fields that keep the value the other person saved */
  settle: (theirs: readonly string[]) => Promise<void>
  /** Returns to the form without a decision. */
  leave: () => void
}

/** Whether two timestamps are the same moment to the microsecond; the way they are written does not matter. */
export function isSameVersion(one: string, other: string): boolean {
  const exact = (text: string) => {
    const fraction = /\.(\d+)/.exec(text)?.[1] ?? ''
    return `${Math.floor(Date.parse(text) / 1000)}.${fraction.padEnd(6, '0').slice(0, 6)}`
  }
  return exact(one) === exact(other)
}

/** The fields the other person changed, each with their value and the value in this form. */
export function conflictFields(opened: Opened, theirs: Values, mine: Values): ConflictField[] {
  return changedFields(opened.values, theirs)
    .filter((field) => field in mine && !same(theirs[field], mine[field]))
    .map((field) => ({
      field,
      theirs: theirs[field],
      mine: mine[field],
      both: !same(opened.values[field], mine[field]),
    }))
}

/** The form's values, with the other person's value in the fields that were left to them. */
export const mergeConflict = (
  theirs: Values,
  mine: Values,
  staysTheirs: readonly string[],
): Values =>
  Object.fromEntries(
    Object.entries(mine).map(([field, value]) => [
      field,
      staysTheirs.includes(field) ? theirs[field] : value,
    ]),
  )
