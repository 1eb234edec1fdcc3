import { defineMessages } from 'react-intl'
import { defineList } from '@/components/list/define-list.ts'
import { checkboxFilter } from '@/components/list/filters.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import type { PaymentNotificationFilter } from '@/graphql/schema-types.generated.ts'
import {
  isPaymentVerdict,
  isResolution,
  paymentVerdicts,
  resolutions,
} from './card-payment-words.ts'
import { CardPaymentsDocument, type CardPaymentRowFragment } from './card-payments.generated.ts'

const words = defineMessages({
  loading: { defaultMessage: 'Loading card payments…', id: 'XzG7zS' },
  empty: { defaultMessage: 'No card payments found', id: 'Bk/aQ4' },
  emptyHint: {
    defaultMessage:
      'Card payments that fit no open order appear here, until you have merged them into their order or returned the money.',
    id: 'LEbDzj',
  },
  showAll: { defaultMessage: 'Show all card payments', id: '7/KgVR' },
  count: {
    defaultMessage: '{count, plural, one {# card payment} other {# card payments}}',
    id: 'feEniY',
  },
})

const heads = defineMessages({
  received: { defaultMessage: 'Received', id: 'z/wUXE' },
  reference: { defaultMessage: 'Reference of the card provider', id: '2fqaQX' },
  amount: { defaultMessage: 'Amount', id: '/0TOL5' },
  why: { defaultMessage: 'Why', id: 'iEhh6m' },
  decision: { defaultMessage: 'Decision', id: 'vYLLLG' },
  note: { defaultMessage: 'Note', id: 'qMePPG' },
  waiting: { defaultMessage: 'To be looked at', id: '5usDTG' },
})

/** Whole cents as the decimal text of an amount; null where the provider named none. */
export const randOf = ({ amountCents }: Pick<CardPaymentRowFragment, 'amountCents'>) =>
  amountCents?.replace(/^(-?)(\d+)$/, (_, sign: string, digits: string) => {
    const cents = digits.padStart(3, '0')
    return `${sign}${cents.slice(0, -2)}.${cents.slice(-2)}`
  }) ?? null

const whyOf = (verdict: string | null) =>
  verdict !== null && isPaymentVerdict(verdict) ? paymentVerdicts[verdict] : null

/** Card payments that fitted no open order as it was, the newest on top. */
export const cardPayments = defineList({
  id: 'card-payments',
  path: adminPaths.cardPayments.pattern,
  words: { ...words, title: adminPaths.cardPayments.name },
  documents: { page: CardPaymentsDocument },
  always: { or: [{ needsHuman: { eq: true } }, { resolution: { is: 'NOT_NULL' } }] },
  columns: [
    {
      key: 'receivedAt',
      header: heads.received,
      kind: 'datetime',
      sort: true,
      value: ({ receivedAt }) => receivedAt,
    },
    {
      key: 'providerPaymentId',
      header: heads.reference,
      kind: 'text',
      sort: true,
      value: ({ providerPaymentId }) => providerPaymentId,
    },
    { key: 'amountCents', header: heads.amount, kind: 'money', sort: true, value: randOf },
    {
      key: 'verdict',
      header: heads.why,
      kind: 'text',
      sort: true,
      value: ({ verdict }, intl) => {
        const why = whyOf(verdict)
        return why === null ? null : intl.formatMessage(why)
      },
    },
    {
      key: 'resolution',
      header: heads.decision,
      kind: 'status',
      sort: true,
      value: ({ needsHuman, resolution }) => (needsHuman ? 'WAITING' : resolution),
      badge: (status) => ({
        tone: status === 'WAITING' ? 'waiting' : status === 'MERGED' ? 'good' : 'over',
        label: isResolution(status) ? resolutions[status] : status,
      }),
    },
    {
      key: 'resolutionNote',
      header: heads.note,
      kind: 'text',
      value: ({ resolutionNote }) => resolutionNote,
    },
  ],
  filters: {
    waiting: checkboxFilter<PaymentNotificationFilter>({
      label: heads.waiting,
      where: { needsHuman: { eq: true } },
    }),
  },
  defaultSort: { column: 'receivedAt', descending: true },
  pageSizes: [25, 50, 100],
})
