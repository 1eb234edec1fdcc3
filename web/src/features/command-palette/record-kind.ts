import type { LucideIcon } from 'lucide-react'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import type { z } from 'zod/mini'
import type { AccessRule } from '@/config/access.ts'
import type { PaletteEntry } from './palette-entry.ts'

/** A kind of record that search_back_office finds, and where an entry of it leads. */
export interface RecordKind {
  kind: string
  label: MessageDescriptor
  /** What an entry opens, while the record has no screen of its own. */
  opens?: MessageDescriptor
  icon: LucideIcon
  access: AccessRule
  /** Null for an answer that is none of this kind. */
  read: (hit: unknown, intl: IntlShape) => Omit<PaletteEntry, 'kind'> | null
}

/** A kind from the shape of what is found and the entry that it becomes. */
export const recordKind = <Hit>(
  description: Omit<RecordKind, 'read'> & {
    shape: z.ZodMiniType<Hit>
    entry: (hit: Hit, intl: IntlShape) => Omit<PaletteEntry, 'kind'>
  },
): RecordKind => ({
  ...description,
  read: (hit, intl) => {
    const parsed = description.shape.safeParse(hit)
    return parsed.success ? description.entry(parsed.data, intl) : null
  },
})
