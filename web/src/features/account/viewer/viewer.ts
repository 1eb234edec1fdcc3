import type { ApolloClient } from '@apollo/client'
import { useSyncExternalStore } from 'react'
import { EnsureTeacherProfileDocument } from './ensure-teacher-profile.generated.ts'
import { ViewerDocument } from './viewer.generated.ts'
import { toAppError } from '@/lib/errors.ts'
import { forgetGroups, rememberGroups } from '@/lib/groups.ts'
import { observableValue } from '@/lib/observable-value.ts'

export interface Viewer {
  userId: string
  groups: string[]
  /** An administrator chose it; another one has to be chosen before anything else. */
  passwordIsTemporary: boolean
  /** Null for administrators who never taught. */
  profile: { nodeId: string; language: string | null } | null
}

type Client = Pick<ApolloClient, 'query' | 'mutate'>

const viewer = observableValue<Viewer | null>(null)
let preparing: { userId: string; result: Promise<Viewer> } | undefined

const isBackOffice = (groups: string[]) => groups.includes('admin') || groups.includes('superadmin')

async function fetchViewer(client: Client, userId: string): Promise<Viewer> {
  const { data } = await client.query({
    query: ViewerDocument,
    variables: { userId },
    fetchPolicy: 'network-only',
  })
  const groups = (data?.myGroups ?? []).filter((group) => group !== null)
  const passwordIsTemporary = data?.myPasswordIsTemporary ?? false
  const found = data?.teacherProfileCollection.edges[0]?.node
  if (found !== undefined && (groups.includes('teacher') || isBackOffice(groups))) {
    return {
      userId,
      groups,
      passwordIsTemporary,
      profile: { nodeId: found.nodeId, language: found.translateI18n },
    }
  }
  if (isBackOffice(groups)) return { userId, groups, passwordIsTemporary, profile: null }

  // The person has no profile yet or is not in the teacher group. The mutation creates the profile and adds the group.
  const made = await client.mutate({ mutation: EnsureTeacherProfileDocument })
  const profile = made.data?.ensureTeacherProfile
  if (!profile) throw toAppError(made.error)
  return {
    userId,
    groups: [...new Set([...groups, 'teacher'])],
    passwordIsTemporary,
    profile: { nodeId: profile.nodeId, language: profile.translateI18n },
  }
}

/**
 * Reads the groups and the profile of the person who signed in, and creates the profile when there is none. Calls for
 * the same person share one request; after a failure the next call sends a new one.
 * @throws AppError
 */
export function prepareViewer(client: Client, userId: string): Promise<Viewer> {
  if (preparing?.userId === userId) return preparing.result
  const result = fetchViewer(client, userId).then(
    (ready) => {
      viewer.set(ready)
      rememberGroups(ready.userId, ready.groups)
      return ready
    },
    (error: unknown) => {
      preparing = undefined
      throw toAppError(error)
    },
  )
  preparing = { userId, result }
  return result
}

export function forgetViewer() {
  preparing = undefined
  forgetGroups()
  viewer.set(null)
}

/** To be called after the language was saved to the profile. */
export function rememberLanguage(language: string) {
  const now = viewer.get()
  if (now?.profile) viewer.set({ ...now, profile: { ...now.profile, language } })
}

/** To be called after the person has chosen a password. */
export function rememberOwnPassword() {
  const now = viewer.get()
  if (now) viewer.set({ ...now, passwordIsTemporary: false })
}

export const currentViewer = viewer.get

export function useViewer(): Viewer | null {
  return useSyncExternalStore(viewer.subscribe, viewer.get)
}
