import { defineMessages } from 'react-intl'
import { productColumns } from '@/domain/product/product-columns.ts'

/** The words of the list of products. */
export const words = defineMessages({
  loading: { defaultMessage: 'Loading Resources…', id: '4pRNmK' },
  empty: { defaultMessage: 'No Resources found', id: 'RA9nna' },
  emptyHint: {
    defaultMessage: 'Everything that the shop sells or lends stands here.',
    id: 'Ekq+Tx',
  },
  search: { defaultMessage: 'Search resources', id: 'ZydsS3' },
  placeholder: { defaultMessage: 'Title, topic, tag, price, SKU', id: '2x9TRJ' },
  noMatch: {
    defaultMessage:
      'Every word must occur in the resource’s title, topic, description, tags, questions, price, discount or SKU.',
    id: 'EBtyjy',
  },
  showAll: { defaultMessage: 'Show all resources', id: 'ZO/yV6' },
  count: { defaultMessage: '{count, plural, one {# resource} other {# resources}}', id: '4Q6eUN' },
})

/** The heads of its own columns and the names of its own filters; the others are goodsHeads. */
export const heads = {
  physical: productColumns.physical.word,
  eCommerce: productColumns.eCommerceProduct.word,
  subscription: productColumns.subscriptionProduct.word,
  files: productColumns.files.word,
  videos: productColumns.videoIds.word,
  ...defineMessages({
    kind: { defaultMessage: 'Kind', id: 'e5x8FT' },
    missing: { defaultMessage: 'Missing Content', id: 'RwBm+r' },
    missingFiles: { defaultMessage: 'Missing files', id: 'zmJ4SQ' },
    download: {
      defaultMessage: 'Download',
      id: 'gK/dzl',
      description: 'A resource that is not posted',
    },
    noContent: { defaultMessage: 'No files and no videos', id: 'o6F038' },
  }),
}
