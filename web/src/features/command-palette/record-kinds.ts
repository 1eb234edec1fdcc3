import { UserRoundIcon, type LucideIcon } from 'lucide-react'
import { defineMessages, type MessageDescriptor } from 'react-intl'
import { z } from 'zod/mini'
import type { AccessRule } from '@/config/access.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import type { PaletteEntry } from './palette-entry.ts'

/** A kind of record that search_back_office finds and that has a screen to lead to. */
export interface RecordKind {
  kind: string
  label: MessageDescriptor
  icon: LucideIcon
  access: AccessRule
  /** Null for an answer that is none of this kind. */
  read: (hit: unknown) => Omit<PaletteEntry, 'kind'> | null
}

const kind = <Hit>(
  description: Omit<RecordKind, 'read'> & {
    shape: z.ZodMiniType<Hit>
    entry: (hit: Hit) => Omit<PaletteEntry, 'kind'>
  },
): RecordKind => ({
  ...description,
  read: (hit) => {
    const parsed = description.shape.safeParse(hit)
    return parsed.success ? description.entry(parsed.data) : null
  },
})

const labels = defineMessages({
  customers: { defaultMessage: 'Customers', id: 'TkYZBT' },
})

const text = z.nullable(z.string())

/** Only kinds whose screen exists: a find that leads nowhere is none. */
export const recordKinds: readonly RecordKind[] = [
  kind({
    kind: 'customer',
    label: labels.customers,
    icon: UserRoundIcon,
    access: adminPaths.customers.access,
    shape: z.object({
      kind: z.literal('customer'),
      id: z.string(),
      name: text,
      username: z.string(),
      email: text,
      school: text,
    }),
    entry: ({ id, name, username, email, school }) => ({
      id,
      label: name ?? username,
      note: [email ?? username, school].filter((part) => part !== null).join(' · '),
      to: adminPaths.customers.href({ words: email ?? username }),
    }),
  }),
]
