import { defineMessages, type IntlShape } from 'react-intl'
import { defineList } from '@/components/list/define-list.ts'
import { checkboxFilter, choiceFilter, daysFilter } from '@/components/list/filters.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import {
  CouponCountDocument,
  CouponsDocument,
  CouponSearchDocument,
  type CouponRow_CouponFragment,
} from './coupons.generated.ts'
import type { CouponFilter, CouponOrderBy } from '@/graphql/schema-types.generated.ts'
import { today } from '@/lib/wall-time.ts'
import { withDialog } from '@/components/list/use-dialogs.ts'
import { discountWords } from './discount-words.ts'

type Coupon = CouponRow_CouponFragment

const words = defineMessages({
  title: { defaultMessage: 'Coupons', id: 'HHXLSq' },
  loading: { defaultMessage: 'Loading Coupons…', id: 'ETpdRu' },
  empty: { defaultMessage: 'No Coupons found', id: 'bdZNn9' },
  emptyHint: {
    defaultMessage: 'A code takes a percentage or an amount off the downloads of an order.',
    id: 'X8NdAL',
  },
  search: { defaultMessage: 'Search coupons', id: '59KZu4' },
  placeholder: { defaultMessage: 'Code, batch, date', id: 'Po6Zwt' },
  showAll: { defaultMessage: 'Show all coupons', id: 'GfZzch' },
  count: { defaultMessage: '{count, plural, one {# coupon} other {# coupons}}', id: 'hDtIN3' },
})

const heads = defineMessages({
  code: { defaultMessage: 'Code', id: 'h2vipu' },
  start: { defaultMessage: 'Start date', id: 'n5QvJy' },
  end: { defaultMessage: 'End date', id: 'Humfno' },
  discount: { defaultMessage: 'Discount', id: '28C0Aj' },
  uses: { defaultMessage: 'Used', id: 'XYkq4n' },
  state: { defaultMessage: 'State', id: 'ku+mDU' },
  batch: { defaultMessage: 'Batch', id: 'iUZG3V' },
  enabled: { defaultMessage: 'Switched on', id: '3y/PH5' },
  restrictTo: { defaultMessage: 'For whom', id: 'kqDsJk' },
})

const audiences = defineMessages({
  ALL: { defaultMessage: 'Everybody', id: '9pxiR4' },
  Teachers: { defaultMessage: 'Teachers', id: 'U3zfeg' },
})

const states = defineMessages({
  running: { defaultMessage: 'Running', id: 'nDyaq/' },
  coming: { defaultMessage: 'Not yet', id: 'lO7wKc' },
  over: { defaultMessage: 'Over', id: 'ZMDaHM' },
  off: { defaultMessage: 'Switched off', id: 'yzsfr4' },
  usedUp: { defaultMessage: 'Used up', id: 'bHjRSA' },
})

type State = keyof typeof states

/** What a buyer who types the code now would meet. */
export function stateOf(coupon: Coupon, day = today()): State {
  if (!coupon.enabled) return 'off'
  if (day < coupon.startDate) return 'coming'
  if (day > coupon.endDate) return 'over'
  return coupon.maxUses !== null && coupon.uses >= coupon.maxUses ? 'usedUp' : 'running'
}

const tones = {
  running: 'good',
  coming: 'note',
  over: 'over',
  off: 'waiting',
  usedUp: 'over',
} as const

const used = (coupon: Coupon, intl: IntlShape) =>
  coupon.maxUses === null
    ? intl.formatNumber(coupon.uses)
    : intl.formatMessage(
        { defaultMessage: '{uses, number} of {most, number}', id: 'g3gFZI' },
        { uses: coupon.uses, most: coupon.maxUses },
      )

/** The coupons of the shop, the newest code first found by its letters. */
export const coupons = defineList<
  Coupon,
  CouponFilter,
  CouponOrderBy,
  {
    running: ReturnType<typeof checkboxFilter<CouponFilter>>
    for: ReturnType<typeof choiceFilter<CouponFilter>>
    ends: ReturnType<typeof daysFilter<CouponFilter>>
  }
>({
  id: 'coupons',
  path: adminPaths.coupons.href(),
  words: {
    title: words.title,
    loading: words.loading,
    empty: words.empty,
    emptyHint: words.emptyHint,
    search: { label: words.search, placeholder: words.placeholder },
    showAll: words.showAll,
    count: words.count,
  },
  documents: {
    page: CouponsDocument,
    search: CouponSearchDocument,
    count: CouponCountDocument,
  },
  columns: [
    {
      key: 'couponCode',
      header: heads.code,
      kind: 'text',
      sort: true,
      value: (one) => one.couponCode,
    },
    {
      key: 'startDate',
      header: heads.start,
      kind: 'date',
      sort: true,
      card: 'line',
      value: (one) => one.startDate,
    },
    {
      key: 'endDate',
      header: heads.end,
      kind: 'date',
      sort: true,
      card: 'line',
      value: (one) => one.endDate,
    },
    { key: 'discount', header: heads.discount, kind: 'text', value: discountWords },
    { key: 'uses', header: heads.uses, kind: 'text', sort: true, value: used },
    {
      key: 'state',
      header: heads.state,
      kind: 'status',
      value: (one) => stateOf(one),
      badge: (state) => ({ tone: tones[state as State], label: states[state as State] }), // from value
    },
    {
      key: 'batch',
      header: heads.batch,
      kind: 'text',
      sort: true,
      from: 'wide',
      value: (one) => one.batch,
    },
  ],
  filters: {
    running: checkboxFilter({ label: heads.enabled, where: { enabled: { eq: true } } }),
    for: choiceFilter({
      label: heads.restrictTo,
      options: [
        { value: 'ALL', label: audiences.ALL },
        { value: 'Teachers', label: audiences.Teachers },
      ],
      where: (value) => ({ restrictTo: { eq: value } }),
    }),
    ends: daysFilter({ label: heads.end, column: 'endDate', holds: 'days' }),
  },
  defaultSort: { column: 'endDate', descending: true },
  pageSizes: [25, 50, 100],
  open: ({ id }, search) => ({ search: withDialog(search, 'edit', id) }),
})
