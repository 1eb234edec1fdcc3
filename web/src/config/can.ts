import { functionRights, tableRights } from './rights.ts'

export type Table = keyof typeof tableRights
export type GuardedFunction = keyof typeof functionRights
export type Verb = 'select' | 'insert' | 'update' | 'delete'

/** What may be done: a verb with the table, or "call" with a function that only some groups may call. */
export type Doing = readonly [Verb, Table] | readonly ['call', GuardedFunction]

/** Why not: a word of docs/error-codes.md, so that each has its sentence in both languages. */
export type Refusal = 'admin_required' | 'superadmin_required' | 'not_found_or_forbidden'

const groupsOf = ([verb, name]: Doing): readonly string[] =>
  verb === 'call' ? functionRights[name] : tableRights[name][verb]

function refusal(allowed: readonly string[]): Refusal {
  if (allowed.includes('admin')) return 'admin_required'
  return allowed.includes('superadmin') ? 'superadmin_required' : 'not_found_or_forbidden'
}

/**
 * Whether the database lets somebody in these groups do this; for a teacher, with their own rows. For what a screen
 * offers: the database decides again.
 * @returns null for yes, otherwise the reason
 */
export function whyNot(groups: readonly string[], ...doing: Doing): Refusal | null {
  const allowed = groupsOf(doing)
  return allowed.some((group) => groups.includes(group)) ? null : refusal(allowed)
}

export const can = (groups: readonly string[], ...doing: Doing): boolean =>
  whyNot(groups, ...doing) === null
