import { z } from 'zod/mini'
import type { PaletteEntry } from './palette-entry.ts'

const most = 6

const schema = z.array(
  z.object({
    id: z.string(),
    kind: z.string(),
    label: z.string(),
    note: z.optional(z.string()),
    to: z.string(),
  }),
)

const keyOf = (userId: string) => `kryt.palette.${userId}`

/**
 * The entries that were opened last. They are kept for this window only, because names and addresses of customers must
 * not stay in a browser that others use.
 */
export const recentEntries = {
  read(userId: string): PaletteEntry[] {
    try {
      const parsed = schema.safeParse(JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '[]'))
      return parsed.success ? parsed.data : []
    } catch {
      return []
    }
  },
  add(userId: string, { id, kind, label, note, to }: PaletteEntry) {
    const others = recentEntries.read(userId).filter((entry) => entry.id !== id)
    const entries = [{ id, kind, label, note, to }, ...others].slice(0, most)
    try {
      sessionStorage.setItem(keyOf(userId), JSON.stringify(entries))
    } catch {
      // A full or forbidden storage only means that nothing is remembered.
    }
  },
}
