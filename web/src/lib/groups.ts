import { useSyncExternalStore } from 'react'
import { observableValue } from './observable-value.ts'
import { currentSession, useSession, type Session } from './session.ts'
import { stored } from './stored.ts'

/** Who is in which groups, as the database said last. */
interface Membership {
  userId: string
  groups: readonly string[]
}

const key = 'kryt-groups'

const membership = observableValue<Membership | null>(null)

/** After the database was asked. Kept in this browser, so that the next visit can decide at once. */
export function rememberGroups(userId: string, groups: readonly string[]) {
  const known = membership.get()
  const same = known?.userId === userId && known.groups.join() === groups.join()
  if (!same) membership.set({ userId, groups })
  stored.write(key, JSON.stringify([userId, ...groups]))
}

export function forgetGroups() {
  stored.write(key, null)
  membership.set(null)
}

/** The groups as they were when this person was last seen in this browser; null when unknown. */
export function rememberedGroups(userId: string): readonly string[] | null {
  const known = membership.get()
  if (known?.userId === userId) return known.groups
  try {
    const kept: unknown = JSON.parse(stored.read(key) ?? 'null')
    if (!Array.isArray(kept) || kept[0] !== userId) return null
    return kept.slice(1).filter((group): group is string => typeof group === 'string')
  } catch {
    return null
  }
}

export const onGroupsChange = membership.subscribe

const teacher = ['teacher'] as const

/** A teacher's until something else is known. */
function groupsOf(known: Membership | null, session: Session): readonly string[] {
  if (known !== null) return known.groups
  return (session.status === 'signed-in' ? rememberedGroups(session.user.id) : null) ?? teacher
}

/** The groups of whoever opens a page, for its loader. */
export const currentGroups = (): readonly string[] => groupsOf(membership.get(), currentSession())

/** The groups of whoever looks at a page of the app. */
export function useGroups(): readonly string[] {
  const known = useSyncExternalStore(membership.subscribe, membership.get)
  return groupsOf(known, useSession())
}
