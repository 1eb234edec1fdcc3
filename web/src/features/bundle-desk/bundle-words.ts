import { defineMessages } from 'react-intl'

/** The words of the list of bundles. */
export const words = defineMessages({
  loading: { defaultMessage: 'Loading Bundles…', id: 'gJxJJn' },
  empty: { defaultMessage: 'No Bundles found', id: 'dKLXGl' },
  emptyHint: {
    defaultMessage: 'A bundle is several resources that are sold together for one price.',
    id: '5zAV0M',
  },
  search: { defaultMessage: 'Search bundles', id: 'Hz226E' },
  placeholder: { defaultMessage: 'Title, tag, price, resource in it', id: 'YODAo4' },
  noMatch: {
    defaultMessage:
      'Every word must occur in the bundle’s title, description, tags, price or discount, or in the title of a resource in it.',
    id: 'r/1FXG',
  },
  showAll: { defaultMessage: 'Show all bundles', id: 'VVcHkG' },
  count: { defaultMessage: '{count, plural, one {# bundle} other {# bundles}}', id: 'gQK/xE' },
})

/** The heads of its own columns and the names of its own filters; the others are goodsHeads. */
export const heads = defineMessages({
  members: { defaultMessage: 'Resources', id: 'c/KktL' },
})
