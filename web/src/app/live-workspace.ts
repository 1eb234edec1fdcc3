import type { ApolloClient } from '@apollo/client'
import { askAgain, type ListField } from '@/graphql/ask-again.ts'
import { nodeIdOf } from '@/graphql/node-id.ts'
import type { RowChange } from '@/lib/realtime.ts'

/** Which lists of the workspace hang on which table. Rows of others never arrive: the policies see to it. */
const lists: Record<string, readonly ListField[]> = {
  teacher_schedule: ['teacherScheduleCollection'],
  teacher_class_subject: ['teacherClassSubjectCollection'],
  announcement: ['myUnreadAnnouncements'],
  announcement_read: ['myUnreadAnnouncements'],
}

export const workspaceTables = Object.keys(lists).map((table) => ({ table }))

/** Shows a change of the teacher's own data that was made in another window. */
export function followWorkspace(
  client: Pick<ApolloClient, 'cache' | 'query' | 'refetchQueries'>,
  { table, kind, row }: RowChange,
): void {
  const fields = lists[table]
  const id = row['id']
  if (fields === undefined || typeof id !== 'string') return
  // Deletions are announced to everybody with nothing but the key: what we do not hold is somebody else's.
  if (kind === 'DELETE' && !client.cache.evict({ id: nodeIdOf(table, id) })) return
  void askAgain(client, fields)
}
