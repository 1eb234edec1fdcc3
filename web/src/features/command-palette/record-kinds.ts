import { FileClockIcon, FileTextIcon, ReceiptTextIcon, UserRoundIcon } from 'lucide-react'
import { defineMessages } from 'react-intl'
import { z } from 'zod/mini'
import { access } from '@/config/access.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import { paths } from '@/config/paths.ts'
import { currentLocale } from '@/i18n/locale.ts'
import { formatShortDay } from '@/lib/dates.ts'
import { recordKind, type RecordKind } from './record-kind.ts'

const labels = defineMessages({
  customers: { defaultMessage: 'Customers', id: 'TkYZBT' },
  orders: { defaultMessage: 'Orders', id: 'X7jl6w' },
  quotes: { defaultMessage: 'Quotes', id: 'epJ5ty' },
  products: { defaultMessage: 'Resources in the shop', id: 'Y2I5x3' },
})

const openings = defineMessages({
  product: { defaultMessage: 'Opens the page in the shop', id: 'qdYMo7' },
})

const text = z.nullable(z.string())

const customers: RecordKind = recordKind({
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
    to: adminPaths.customer.href(id),
  }),
})

const sale = (
  name: 'order' | 'quote',
  { href }: typeof adminPaths.productOrders | typeof adminPaths.productQuotes,
  look: Pick<RecordKind, 'label' | 'icon'>,
) =>
  recordKind({
    ...look,
    kind: name,
    access: access.admin,
    shape: z.object({
      kind: z.literal(name),
      id: z.string(),
      number: text,
      username: z.string(),
      date: text,
    }),
    entry: ({ id, number, username, date }) => ({
      id,
      label: number ?? username,
      note: date === null ? username : `${username} · ${formatShortDay(date, currentLocale())}`,
      to: href(number ?? id),
    }),
  })

/** Resources have no screen yet: an entry opens the page in the shop, and resources that are not in the shop are left out. */
const products: RecordKind = recordKind({
  kind: 'product',
  label: labels.products,
  opens: openings.product,
  icon: FileTextIcon,
  access: access.admin,
  shape: z.object({
    kind: z.literal('product'),
    id: z.string(),
    title: z.string(),
    sku: z.nullable(z.number()),
    published: z.literal(true),
  }),
  entry: ({ id, title, sku }, intl) => ({
    id,
    label: title,
    note:
      sku === null
        ? undefined
        : intl.formatMessage({ defaultMessage: 'SKU {sku}', id: 'MoaRqu' }, { sku: String(sku) }),
    to: paths.product.hrefForAdministrators(id),
  }),
})

/** What the palette finds, in the order of its groups. Every entry leads somewhere. */
export const recordKinds: readonly RecordKind[] = [
  customers,
  sale('order', adminPaths.productOrders, { label: labels.orders, icon: ReceiptTextIcon }),
  sale('quote', adminPaths.productQuotes, { label: labels.quotes, icon: FileClockIcon }),
  products,
]
