import { changedFields, same, type Opened, type Values } from './kept-draft.ts'

export interface ConflictField {
  field: string
  theirs: unknown
  mine: unknown
  /** Both changed it, so that one of the two is lost. */
  both: boolean
}

/** Who changed a row last. */
export interface Changer {
  name: string
}

/** The row was saved by somebody else since this form was opened. */
export interface Conflict {
  /** As the server wrote it. */
  version: string
  who: Changer | null
  fields: ConflictField[]
  /** @param theirs the fields that stay as the other person saved them */
  settle: (theirs: readonly string[]) => Promise<void>
  /** Back to the form, with nothing decided. */
  leave: () => void
}

/** Moments that are the same to the microsecond, however they are written. */
export function isSameVersion(one: string, other: string): boolean {
  const exact = (text: string) => {
    const fraction = /\.(\d+)/.exec(text)?.[1] ?? ''
    return `${Math.floor(Date.parse(text) / 1000)}.${fraction.padEnd(6, '0').slice(0, 6)}`
  }
  return exact(one) === exact(other)
}

/** What the other person changed, field by field, beside what stands in the form. */
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

/** The form's values once it is decided which fields stay as the other person saved them. */
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
