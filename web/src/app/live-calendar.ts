import type { ApolloClient } from '@apollo/client'
import { refetch } from '@/graphql/ask-again.ts'
import { nodeIdOf } from '@/graphql/node-id.ts'
import type { RowChange } from '@/lib/realtime.ts'

/** What the calendar is drawn from, with the lists in which the rows stand. */
const lists: Record<string, string> = {
  teacher_activity: 'teacherActivityCollection',
  teacher_schedule: 'teacherScheduleCollection',
  teacher_class_subject: 'teacherClassSubjectCollection',
  holiday: 'holidayCollection',
  term: 'termCollection',
  term_biweek: 'termCollection',
}
export const calendarTables: readonly string[] = Object.keys(lists)

const waiting = new Set<string>()
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Asks again for the lists in which a row came, went or moved: which days show it is for the database to say. Once for
 * a burst, since a repeat is thirteen rows.
 */
export function followCalendar(
  client: Pick<ApolloClient, 'cache' | 'query' | 'refetchQueries'>,
  { table, kind, id }: Pick<RowChange, 'table' | 'kind'> & { id: string },
) {
  const list = lists[table]
  if (list === undefined) return
  // Deletions are announced to everybody with nothing but the key.
  if (kind === 'DELETE' && !client.cache.evict({ id: nodeIdOf(table, id) })) return
  waiting.add(list)
  clearTimeout(timer)
  timer = setTimeout(() => {
    const stale = (_value: unknown, { INVALIDATE }: { INVALIDATE: unknown }) => INVALIDATE
    const fields = Object.fromEntries([...waiting].map((field) => [field, stale]))
    waiting.clear()
    void refetch(client, {
      updateCache: (cache) => {
        cache.modify({ fields })
      },
    })
  }, 150)
}
