import { access, judge, type AccessRule } from '@/config/access.ts'
import type { Follower } from './follower.ts'
import { liveMap } from './live-map.ts'

/** Who looks at the pages; nobody signed in is in no group. */
export interface Reader {
  userId: string | null
  groups: readonly string[]
}

const letsIn = (rule: AccessRule, { userId, groups }: Reader) =>
  (userId !== null || !rule.login) && judge(rule, groups) === 'open'

const byTable: Partial<Record<string, readonly Follower[]>> = liveMap

/** What this reader's pages do about changes of a table. */
export const followersOf = (table: string, reader: Reader): readonly Follower[] =>
  (byTable[table] ?? []).filter(({ who }) => letsIn(access[who], reader))

/** The subscriptions of this reader, each table once. */
export function followedTables(reader: Reader): { table: string; filter?: string }[] {
  return Object.keys(liveMap).flatMap((table) => {
    const [first, ...others] = followersOf(table, reader)
    if (first === undefined) return []
    const { own } = first
    const onlyOwn = own !== undefined && others.every((other) => other.own === own)
    return [onlyOwn ? { table, filter: `${own}=eq.${reader.userId ?? ''}` } : { table }]
  })
}
