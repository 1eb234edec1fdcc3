import {
  HouseIcon,
  PalmtreeIcon,
  TicketPercentIcon,
  UsersIcon,
  type LucideIcon,
} from 'lucide-react'
import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { AccessRule } from '@/config/access.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import type { LoadPage } from '@/app/page.ts'

/** What is counted for the menu, see use-counts.ts. */
export type CounterName = 'ordersToPay' | 'openQuotes'

export type SectionName = 'sales' | 'catalogue' | 'planning' | 'messages' | 'reporting'

/** One screen of the back-office. Its route, its entry in the menu, its crumb and its place in the palette follow. */
export interface AdminScreen {
  /** Nobody is shown a way there who may not open it. */
  address: { pattern: string; access: AccessRule; href: () => string }
  label: MessageDescriptor
  icon: LucideIcon
  /** Null for the first page, which stands above the sections. */
  section: SectionName | null
  load: LoadPage
  /** What waits there for somebody, added up. */
  counts?: readonly CounterName[]
}

const labels = defineMessages({
  start: { defaultMessage: 'Overview', id: '9uOFF3' },
  customers: { defaultMessage: 'Customers', id: 'TkYZBT' },
  coupons: { defaultMessage: 'Coupons', id: 'HHXLSq' },
  holidays: { defaultMessage: 'Holidays', id: 'keiHb8', description: 'Single days without school' },
})

/** In the order of the menu. Only what exists is listed. */
export const screens: readonly AdminScreen[] = [
  {
    address: adminPaths.overview,
    label: labels.start,
    icon: HouseIcon,
    section: null,
    load: () => import('./overview.tsx'),
    counts: ['ordersToPay', 'openQuotes'],
  },
  {
    address: adminPaths.customers,
    label: labels.customers,
    icon: UsersIcon,
    section: 'sales',
    load: () => import('./customers.tsx'),
  },
  {
    address: adminPaths.coupons,
    label: labels.coupons,
    icon: TicketPercentIcon,
    section: 'sales',
    load: () => import('./coupons.tsx'),
  },
  {
    address: adminPaths.holidays,
    label: labels.holidays,
    icon: PalmtreeIcon,
    section: 'planning',
    load: () => import('./holidays.tsx'),
  },
]
