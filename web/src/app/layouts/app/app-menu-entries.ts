import {
  FolderDownIcon,
  LibraryBigIcon,
  ReceiptTextIcon,
  UserRoundIcon,
  type LucideIcon,
} from 'lucide-react'
import { defineMessages, type MessageDescriptor } from 'react-intl'
import { paths } from '@/config/paths.ts'

export interface AppMenuEntry {
  to: string
  label: MessageDescriptor
  icon: LucideIcon
  /** One of the few that have a place in the bar at the bottom of a phone. */
  onPhone: boolean
}

const labels = defineMessages({
  profile: { defaultMessage: 'Profile', id: 'itPgxd' },
  products: { defaultMessage: 'Shop Resources', id: 'UhNBF6' },
  library: { defaultMessage: 'Purchased Resources', id: 'zvHG4d' },
  orders: { defaultMessage: 'Orders', id: 'X7jl6w' },
})

/** The menu of the teacher's side, in the order of spec/platform.md 2. Only what exists is listed. */
export const appMenuEntries: AppMenuEntry[] = [
  { to: paths.profile.href(), label: labels.profile, icon: UserRoundIcon, onPhone: true },
  { to: paths.products.href(), label: labels.products, icon: LibraryBigIcon, onPhone: true },
  {
    to: paths.purchasedResources.href(),
    label: labels.library,
    icon: FolderDownIcon,
    onPhone: true,
  },
  { to: paths.orders.href(), label: labels.orders, icon: ReceiptTextIcon, onPhone: true },
]
