import { defineList } from '@/components/list/define-list.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import { numberColumn, sharedColumns } from './desk-columns.ts'
import type { DeskOrderRowFragment } from './desk-orders.generated.ts'
import { daysOfOrders, deskDocuments, pageSizes } from './desk-orders-list.ts'
import { heads, quoteWords as words } from './desk-words.ts'

export const overQuotes = ({ orderNumber, id }: DeskOrderRowFragment, search: string) => ({
  pathname: adminPaths.productQuotes.href(orderNumber ?? id),
  search,
})

/** What the shop offered and nobody has ordered yet, newest first (A2.6). */
export const deskQuotes = defineList({
  id: 'desk-quotes',
  path: adminPaths.productQuotes.href(),
  words: {
    ...words,
    title: adminPaths.productQuotes.name,
    search: { label: words.search, placeholder: words.placeholder },
  },
  documents: deskDocuments,
  alwaysArguments: { quotes: true },
  columns: [numberColumn(heads.quoteNumber), ...sharedColumns],
  filters: { placed: daysOfOrders },
  defaultSort: { column: 'orderDateTime', descending: true },
  takesAtMost: true,
  pageSizes,
  groups: ['orderStatus', 'orderPaymentMethod'],
  live: 'quote',
  density: 'compact',
  open: overQuotes,
})
