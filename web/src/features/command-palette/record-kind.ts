import type { LucideIcon } from 'lucide-react'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import type { z } from 'zod/mini'
import type { AccessRule } from '@/config/access.ts'
import type { PaletteEntry } from './palette-entry.ts'

/** A kind of record that search_back_office finds, and where its entries lead. */
export interface RecordKind {
  kind: string
  label: MessageDescriptor
  /** What an entry opens, while the record has no screen of its own. */
  opens?: MessageDescriptor
  icon: LucideIcon
  access: AccessRule
  /** Null for a record of another kind. */
  read: (hit: unknown, intl: IntlShape) => Omit<PaletteEntry, 'kind'> | null
}

/** Defines a kind by the shape of its records and the entry made from one. */
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
