import {
  CalendarDaysIcon,
  FileCheck2Icon,
  FolderDownIcon,
  KeyRoundIcon,
  LayoutDashboardIcon,
  LibraryBigIcon,
  LifeBuoyIcon,
  LightbulbIcon,
  NotebookPenIcon,
  ReceiptTextIcon,
  UserRoundIcon,
  type LucideIcon,
} from 'lucide-react'
import { defineMessages, type MessageDescriptor } from 'react-intl'
import { judge, type AccessRule } from '@/config/access.ts'
import { paths } from '@/config/paths.ts'

export interface AppMenuEntry {
  to: string
  /** Other addresses of the same page. */
  also?: readonly string[]
  label: MessageDescriptor
  icon: LucideIcon
  /** Who may open the page: entries that would redirect elsewhere are not shown. */
  rule: AccessRule
  /** The short name in the bottom bar of phones; null if the entry is not in it. */
  onPhone: MessageDescriptor | null
}

const labels = defineMessages({
  profile: { defaultMessage: 'Profile', id: 'itPgxd' },
  communications: { defaultMessage: 'Inspiration', id: 'u/w1ku' },
  products: { defaultMessage: 'Shop Resources', id: 'UhNBF6' },
  library: { defaultMessage: 'Purchased Resources', id: 'zvHG4d' },
  calendar: { defaultMessage: 'Calendar', id: 'Coy6SH' },
  lessons: { defaultMessage: 'Lessons', id: 'iqLF8D' },
  assessments: { defaultMessage: 'Assessments', id: '0dtPyZ' },
  orders: { defaultMessage: 'Orders', id: 'X7jl6w' },
  support: { defaultMessage: 'Support', id: 'HqRNN8' },
  account: { defaultMessage: 'Account', id: 'TwyMau' },
  backOffice: { defaultMessage: 'Back-office', id: 'd1u5T7' },
})

/** Only these fit into a fifth of a phone's width. */
const shortLabels = defineMessages({
  products: { defaultMessage: 'Shop', id: 'Dxd1uB' },
  library: { defaultMessage: 'Library', id: 'StcK67' },
})

/** The menu of the teacher's side (T2.1). Only pages that exist are listed. */
const entries: AppMenuEntry[] = [
  {
    to: paths.admin.href(),
    label: labels.backOffice,
    icon: LayoutDashboardIcon,
    rule: paths.admin.access,
    onPhone: labels.backOffice,
  },
  {
    to: paths.profile.href(),
    label: labels.profile,
    icon: UserRoundIcon,
    rule: paths.profile.access,
    onPhone: labels.profile,
  },
  {
    to: paths.communications.href(),
    label: labels.communications,
    icon: LightbulbIcon,
    rule: paths.communications.access,
    onPhone: null,
  },
  {
    to: paths.products.href(),
    label: labels.products,
    icon: LibraryBigIcon,
    rule: paths.products.access,
    onPhone: shortLabels.products,
  },
  {
    to: paths.purchasedResources.href(),
    also: [paths.boughtProducts.href(), paths.subscribedProducts.href()],
    label: labels.library,
    icon: FolderDownIcon,
    rule: paths.purchasedResources.access,
    onPhone: shortLabels.library,
  },
  {
    to: paths.calendar.href(),
    label: labels.calendar,
    icon: CalendarDaysIcon,
    rule: paths.calendar.access,
    onPhone: labels.calendar,
  },
  {
    to: paths.lessons.href(),
    also: [paths.subjectTemplates.href(), paths.lessonPlanning.href()],
    label: labels.lessons,
    icon: NotebookPenIcon,
    rule: paths.lessons.access,
    onPhone: null,
  },
  {
    to: paths.assessments.href(),
    label: labels.assessments,
    icon: FileCheck2Icon,
    rule: paths.assessments.access,
    onPhone: null,
  },
  {
    to: paths.orders.href(),
    label: labels.orders,
    icon: ReceiptTextIcon,
    rule: paths.orders.access,
    onPhone: labels.orders,
  },
  {
    to: paths.support.href(),
    label: labels.support,
    icon: LifeBuoyIcon,
    rule: paths.support.access,
    onPhone: null,
  },
  {
    to: paths.account.href(),
    label: labels.account,
    icon: KeyRoundIcon,
    rule: paths.account.access,
    onPhone: null,
  },
]

/** The entries that somebody in these groups may open. */
export const appMenuEntries = (groups: readonly string[]): AppMenuEntry[] =>
  entries.filter(({ rule }) => judge(rule, groups) === 'open')
