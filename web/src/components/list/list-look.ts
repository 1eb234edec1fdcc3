import { useSyncExternalStore } from 'react'
import { z } from 'zod/mini'
import { useSession } from '@/lib/session.ts'
import { stored } from '@/lib/stored.ts'
import { visibility, type ListRow } from './columns.ts'
import type { Density, List } from './define-list.ts'

/** What a person chose for a list on this device: a matter of taste, so it is neither in the address nor on the server. */
const schema = z.object({
  columns: z.record(z.string(), z.boolean()),
  density: z.optional(z.enum(['comfortable', 'compact'])),
})

type Preferences = z.infer<typeof schema>

const listeners = new Set<() => void>()
/** Where the browser keeps nothing, choices hold for this window. */
const held = new Map<string, string>()

const read = (key: string) => held.get(key) ?? stored.read(key)

function write(key: string, preferences: Preferences | null) {
  const text = preferences === null ? null : JSON.stringify(preferences)
  stored.write(key, text)
  if (text === null || stored.read(key) === text) held.delete(key)
  else held.set(key, text)
  for (const listener of [...listeners]) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function parse(text: string | null): Preferences {
  try {
    return schema.parse(JSON.parse(text ?? ''))
  } catch {
    return { columns: {} }
  }
}

export interface ListLook {
  /** By column, whether it is drawn. */
  columns: Record<string, boolean>
  density: Density
  /** Nothing was chosen. */
  usual: boolean
  showColumn: (key: string, shown: boolean) => void
  chooseDensity: (density: Density) => void
  reset: () => void
}

/** How a list looks for whoever is signed in, and how to change it. */
export function useListLook<Row extends ListRow>(
  list: Pick<List<Row>, 'id' | 'columns' | 'density'>,
): ListLook {
  const session = useSession()
  const key = `kryt.list.${session.status === 'signed-in' ? session.user.id : 'visitor'}.${list.id}`
  const text = useSyncExternalStore(subscribe, () => read(key))
  const chosen = parse(text)
  const columns = list.columns.map((column, index) => {
    const rule = visibility(column, index)
    const shown = rule === 'always' || (chosen.columns[column.key] ?? rule === 'default')
    return [column.key, shown] as const
  })
  return {
    columns: Object.fromEntries(columns),
    density: chosen.density ?? list.density ?? 'compact',
    usual: text === null,
    showColumn: (column, shown) =>
      write(key, { ...chosen, columns: { ...chosen.columns, [column]: shown } }),
    chooseDensity: (density) => write(key, { ...chosen, density }),
    reset: () => write(key, null),
  }
}
