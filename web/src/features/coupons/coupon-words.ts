import { defineMessages } from 'react-intl'

/** The words of the list of coupons. */
export const words = defineMessages({
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

/** The heads of its columns. */
export const heads = defineMessages({
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

/** Who may use a coupon. */
export const audiences = defineMessages({
  ALL: { defaultMessage: 'Everybody', id: '9pxiR4' },
  Teachers: { defaultMessage: 'Teachers', id: 'U3zfeg' },
})
