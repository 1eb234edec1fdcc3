import {
  BookOpenIcon,
  ChartBarStackedIcon,
  CreditCardIcon,
  FileCheckIcon,
  FileClockIcon,
  HouseIcon,
  LayersIcon,
  LandmarkIcon,
  CalendarRangeIcon,
  MailsIcon,
  MegaphoneIcon,
  NotebookPenIcon,
  PackageIcon,
  PalmtreeIcon,
  ReceiptTextIcon,
  ShapesIcon,
  SchoolIcon,
  TicketPercentIcon,
  UniversityIcon,
  UsersIcon,
  type LucideIcon,
} from 'lucide-react'
import type { MessageDescriptor } from 'react-intl'
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
  address: { pattern: string; name: MessageDescriptor; access: AccessRule; href: () => string }
  icon: LucideIcon
  /** Null for the first page, which stands above the sections. */
  section: SectionName | null
  load: LoadPage
  /** Areas whose texts it uses, beside those of the back-office. */
  texts?: readonly Area[]
  /** The menu shows the sum of these. */
  counts?: readonly CounterName[]
}

/** In the order of the menu. Only screens that exist are listed. */
export const screens: readonly AdminScreen[] = [
  {
    address: adminPaths.overview,
    icon: HouseIcon,
    section: null,
    load: () => import('./overview.tsx'),
  },
  {
    address: adminPaths.customers,
    icon: UsersIcon,
    section: 'sales',
    load: () => import('./customers.tsx'),
  },
  {
    address: adminPaths.productOrders,
    icon: ReceiptTextIcon,
    section: 'sales',
    load: () => import('./product-orders.tsx'),
    texts: ['checkout', 'orders'],
    counts: ['ordersToPay'],
  },
  {
    address: adminPaths.productQuotes,
    icon: FileClockIcon,
    section: 'sales',
    load: () => import('./product-quotes.tsx'),
    texts: ['checkout', 'orders'],
    counts: ['openQuotes'],
  },
  {
    address: adminPaths.deliveries,
    icon: PackageIcon,
    section: 'sales',
    load: () => import('./deliveries.tsx'),
    texts: ['orders'],
    counts: ['toPack'],
  },
  {
    address: adminPaths.bankTransfers,
    icon: LandmarkIcon,
    section: 'sales',
    load: () => import('./bank-transfers.tsx'),
    texts: ['checkout', 'orders'],
  },
  {
    address: adminPaths.cardPayments,
    icon: CreditCardIcon,
    section: 'sales',
    load: () => import('./card-payments.tsx'),
    texts: ['checkout', 'orders'],
  },
  {
    address: adminPaths.coupons,
    icon: TicketPercentIcon,
    section: 'sales',
    load: () => import('./coupons.tsx'),
  },
  {
    address: adminPaths.catalogueProducts,
    icon: BookOpenIcon,
    section: 'catalogue',
    load: () => import('./products.tsx'),
  },
  {
    address: adminPaths.productBundles,
    icon: LayersIcon,
    section: 'catalogue',
    load: () => import('./product-bundles.tsx'),
  },
  {
    address: adminPaths.schoolRequests,
    icon: SchoolIcon,
    section: 'planning',
    load: () => import('./school-requests.tsx'),
    counts: ['schoolRequests'],
  },
  {
    address: adminPaths.schools,
    icon: UniversityIcon,
    section: 'planning',
    load: () => import('./schools.tsx'),
  },
  {
    address: adminPaths.holidays,
    icon: PalmtreeIcon,
    section: 'planning',
    load: () => import('./holidays.tsx'),
  },
  {
    address: adminPaths.subjects,
    icon: ShapesIcon,
    section: 'planning',
    load: () => import('./subjects.tsx'),
  },
  {
    address: adminPaths.taxonomies,
    icon: ChartBarStackedIcon,
    section: 'planning',
    load: () => import('./taxonomies.tsx'),
  },
  {
    address: adminPaths.terms,
    icon: CalendarRangeIcon,
    section: 'planning',
    load: () => import('./terms.tsx'),
  },
  {
    address: adminPaths.lessonTemplates,
    icon: NotebookPenIcon,
    section: 'planning',
    load: () => import('./lesson-templates.tsx'),
    texts: ['planner', 'papers'],
  },
  {
    address: adminPaths.assessmentTemplates,
    icon: FileCheckIcon,
    section: 'planning',
    load: () => import('./assessment-templates.tsx'),
    texts: ['papers', 'planner'],
  },
  {
    address: adminPaths.announcements,
    icon: MegaphoneIcon,
    section: 'messages',
    load: () => import('./announcements.tsx'),
  },
  {
    address: adminPaths.communicationDesk,
    icon: MailsIcon,
    section: 'messages',
    load: () => import('./communications.tsx'),
    texts: ['planner', 'papers'],
  },
]
