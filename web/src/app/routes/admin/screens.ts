import {
  BookOpenIcon,
  CreditCardIcon,
  FileClockIcon,
  HouseIcon,
  LayersIcon,
  LandmarkIcon,
  PackageIcon,
  PalmtreeIcon,
  ReceiptTextIcon,
  ShapesIcon,
  SchoolIcon,
  TicketPercentIcon,
  UsersIcon,
  type LucideIcon,
} from 'lucide-react'
import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { AccessRule } from '@/config/access.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import type { Area } from '@/i18n/catalogue.ts'
import type { LoadPage } from '@/app/page.ts'

/** The numbers that the menu shows (use-counts.ts). */
export type CounterName = 'ordersToPay' | 'openQuotes' | 'toPack' | 'schoolRequests'

export type SectionName = 'sales' | 'catalogue' | 'planning' | 'messages' | 'reporting'

/** One screen of the back-office. Its route, menu entry, breadcrumb and palette entry are derived from it. */
export interface AdminScreen {
  /** Links to it are shown only to those who may open it. */
  address: { pattern: string; access: AccessRule; href: () => string }
  label: MessageDescriptor
  icon: LucideIcon
  /** Null for the first page, which stands above the sections. */
  section: SectionName | null
  load: LoadPage
  /** Areas whose texts it uses, beside those of the back-office. */
  texts?: readonly Area[]
  /** The menu shows the sum of these. */
  counts?: readonly CounterName[]
}

const labels = defineMessages({
  start: { defaultMessage: 'Overview', id: '9uOFF3' },
  customers: { defaultMessage: 'Customers', id: 'TkYZBT' },
  orders: { defaultMessage: 'Orders', id: 'X7jl6w' },
  quotes: { defaultMessage: 'Quotes', id: 'epJ5ty' },
  deliveries: { defaultMessage: 'Deliveries', id: '5b+jFB' },
  bankTransfers: { defaultMessage: 'Bank transfers', id: 'UKAQwl' },
  cardPayments: { defaultMessage: 'Card payments to look at', id: 'bhbQTa' },
  schoolRequests: { defaultMessage: 'School requests', id: 'GSfuPC' },
  products: { defaultMessage: 'Resources', id: 'c/KktL' },
  bundles: { defaultMessage: 'Bundles', id: 'XtusSf' },
  coupons: { defaultMessage: 'Coupons', id: 'HHXLSq' },
  holidays: { defaultMessage: 'Holidays', id: 'keiHb8', description: 'Single days without school' },
  subjects: { defaultMessage: 'Subjects', id: 'MKf5Do', description: 'School subjects' },
})

/** In the order of the menu. Only screens that exist are listed. */
export const screens: readonly AdminScreen[] = [
  {
    address: adminPaths.overview,
    label: labels.start,
    icon: HouseIcon,
    section: null,
    load: () => import('./overview.tsx'),
  },
  {
    address: adminPaths.customers,
    label: labels.customers,
    icon: UsersIcon,
    section: 'sales',
    load: () => import('./customers.tsx'),
  },
  {
    address: adminPaths.productOrders,
    label: labels.orders,
    icon: ReceiptTextIcon,
    section: 'sales',
    load: () => import('./product-orders.tsx'),
    texts: ['checkout', 'orders'],
    counts: ['ordersToPay'],
  },
  {
    address: adminPaths.productQuotes,
    label: labels.quotes,
    icon: FileClockIcon,
    section: 'sales',
    load: () => import('./product-quotes.tsx'),
    texts: ['checkout', 'orders'],
    counts: ['openQuotes'],
  },
  {
    address: adminPaths.deliveries,
    label: labels.deliveries,
    icon: PackageIcon,
    section: 'sales',
    load: () => import('./deliveries.tsx'),
    texts: ['orders'],
    counts: ['toPack'],
  },
  {
    address: adminPaths.bankTransfers,
    label: labels.bankTransfers,
    icon: LandmarkIcon,
    section: 'sales',
    load: () => import('./bank-transfers.tsx'),
    texts: ['checkout', 'orders'],
  },
  {
    address: adminPaths.cardPayments,
    label: labels.cardPayments,
    icon: CreditCardIcon,
    section: 'sales',
    load: () => import('./card-payments.tsx'),
    texts: ['checkout', 'orders'],
  },
  {
    address: adminPaths.coupons,
    label: labels.coupons,
    icon: TicketPercentIcon,
    section: 'sales',
    load: () => import('./coupons.tsx'),
  },
  {
    address: adminPaths.catalogueProducts,
    label: labels.products,
    icon: BookOpenIcon,
    section: 'catalogue',
    load: () => import('./products.tsx'),
  },
  {
    address: adminPaths.productBundles,
    label: labels.bundles,
    icon: LayersIcon,
    section: 'catalogue',
    load: () => import('./product-bundles.tsx'),
  },
  {
    address: adminPaths.schoolRequests,
    label: labels.schoolRequests,
    icon: SchoolIcon,
    section: 'planning',
    load: () => import('./school-requests.tsx'),
    counts: ['schoolRequests'],
  },
  {
    address: adminPaths.holidays,
    label: labels.holidays,
    icon: PalmtreeIcon,
    section: 'planning',
    load: () => import('./holidays.tsx'),
  },
  {
    address: adminPaths.subjects,
    label: labels.subjects,
    icon: ShapesIcon,
    section: 'planning',
    load: () => import('./subjects.tsx'),
  },
]
