import { functionRights, tableRights } from './rights.ts'

export type Table = keyof typeof tableRights
export type GuardedFunction = keyof typeof functionRights
export type Verb = 'select' | 'insert' | 'update' | 'delete'

/** An action: a verb and a table, or "call" and a function that is limited to some groups. */
export type Doing = readonly [Verb, Table] | readonly ['call', GuardedFunction]

/** The reason for a refusal: a word of docs/error-codes.md, which has a sentence in both languages. */
export type Refusal = 'admin_required' | 'superadmin_required' | 'not_found_or_forbidden'

const groupsOf = ([verb, name]: Doing): readonly string[] =>
  verb === 'call' ? functionRights[name] : tableRights[name][verb]

function refusal(allowed: readonly string[]): Refusal {
  if (allowed.includes('admin')) return 'admin_required'
  return allowed.includes('superadmin') ? 'superadmin_required' : 'not_found_or_forbidden'
}

/**
 * Whether the database lets somebody in these groups do this; for a teacher, with their own rows. Use it to
 * decide what a screen offers: the database checks again.
 * @returns null if allowed, otherwise the reason
 */
export function whyNot(groups: readonly string[], ...doing: Doing): Refusal | null {
  const allowed = groupsOf(doing)
  return allowed.some((group) => groups.includes(group)) ? null : refusal(allowed)
}

export const can = (groups: readonly string[], ...doing: Doing): boolean =>
  whyNot(groups, ...doing) === null
