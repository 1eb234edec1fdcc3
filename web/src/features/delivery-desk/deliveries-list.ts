import type { IntlShape } from 'react-intl'
import { defineList } from '@/components/list/define-list.ts'
import { choiceFilter, daysFilter } from '@/components/list/filters.ts'
import { withDialog } from '@/components/list/use-dialogs.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import type { DeliveryFilter } from '@/graphql/schema-types.generated.ts'
import {
  DeliveriesDocument,
  DeliveriesCountDocument,
  DeliveriesSearchDocument,
} from './deliveries.generated.ts'
import { heads, stateBadge, states, words } from './delivery-words.ts'

const ofAll = (intl: IntlShape, count: number, quantity: number) =>
  intl.formatMessage(
    { defaultMessage: '{count, number} of {quantity, number}', id: '8bmZe9' },
    { count, quantity },
  )

/** What is posted, the order that has waited longest on top. */
export const deliveries = defineList({
  id: 'deliveries',
  path: adminPaths.deliveries.pattern,
  words: {
    ...words,
    title: adminPaths.deliveries.name,
    search: { label: words.search, placeholder: words.placeholder },
  },
  documents: {
    page: DeliveriesDocument,
    search: DeliveriesSearchDocument,
    count: DeliveriesCountDocument,
  },
  // What was cancelled before anything was sent is nobody's work.
  always: { deliveryState: { neq: 'WITHDRAWN' } },
  columns: [
    {
      key: 'orderNumber',
      header: heads.orderNumber,
      kind: 'text',
      sort: true,
      value: ({ orderNumber }) => orderNumber,
    },
    {
      key: 'paidAt',
      header: heads.paid,
      kind: 'moment',
      sort: true,
      value: ({ paidAt }) => paidAt,
    },
    {
      key: 'recipient',
      header: heads.recipient,
      kind: 'text',
      sort: true,
      value: ({ recipient }) => recipient,
    },
    { key: 'town', header: heads.town, kind: 'text', sort: true, value: ({ town }) => town },
    {
      key: 'deliveryState',
      header: heads.state,
      kind: 'status',
      sort: true,
      value: ({ deliveryState }) => deliveryState,
      badge: stateBadge,
    },
    {
      key: 'packed',
      header: heads.packed,
      kind: 'text',
      value: ({ packed, quantity }, intl) => ofAll(intl, packed, quantity),
    },
    {
      key: 'sent',
      header: heads.sent,
      kind: 'text',
      value: ({ sent, quantity }, intl) => ofAll(intl, sent, quantity),
    },
  ],
  filters: {
    state: choiceFilter<DeliveryFilter>({
      label: heads.state,
      options: (['TO_PACK', 'PACKED', 'SENT', 'DELIVERED', 'RECALLED'] as const).map((value) => ({
        value,
        label: states[value],
      })),
      where: (value) => ({ deliveryState: { eq: value } }),
    }),
    paid: daysFilter<DeliveryFilter>({ label: heads.paid, column: 'paidAt', holds: 'moments' }),
  },
  defaultSort: { column: 'paidAt', descending: false },
  pageSizes: [25, 50, 100],
  live: 'delivery',
  density: 'compact',
  open: ({ id }, search) => ({ search: withDialog(search, 'delivery', id) }),
})
