import type { IntlShape } from 'react-intl'
import { defineList } from '@/components/list/define-list.ts'
import { checkboxFilter, choiceFilter, daysFilter } from '@/components/list/filters.ts'
import { withDialog } from '@/components/list/use-dialogs.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import {
  CouponsCountDocument,
  CouponsDocument,
  CouponsSearchDocument,
  type CouponRow_CouponFragment,
} from './coupons.generated.ts'
import type { CouponFilter } from '@/graphql/schema-types.generated.ts'
import { stateBadge, stateOf } from './coupon-state.ts'
import { audiences, heads, words } from './coupon-words.ts'
import { discountWords } from './discount-words.ts'

type Coupon = CouponRow_CouponFragment

const used = (coupon: Coupon, intl: IntlShape) =>
  coupon.maxUses === null
    ? intl.formatNumber(coupon.uses)
    : intl.formatMessage(
        { defaultMessage: '{uses, number} of {most, number}', id: 'g3gFZI' },
        { uses: coupon.uses, most: coupon.maxUses },
      )

/** The coupons of the shop (A2.12), those that end last first. */
export const coupons = defineList({
  id: 'coupons',
  path: adminPaths.coupons.href(),
  words: {
    ...words,
    title: adminPaths.coupons.name,
    search: { label: words.search, placeholder: words.placeholder },
  },
  documents: {
    page: CouponsDocument,
    search: CouponsSearchDocument,
    count: CouponsCountDocument,
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
      badge: stateBadge,
    },
    {
      key: 'batch',
      header: heads.batch,
      kind: 'text',
      sort: true,
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
    ends: daysFilter<CouponFilter>({ label: heads.end, column: 'endDate', holds: 'days' }),
  },
  defaultSort: { column: 'endDate', descending: true },
  pageSizes: [25, 50, 100],
  open: ({ id }, search) => ({ search: withDialog(search, 'edit', id) }),
})
