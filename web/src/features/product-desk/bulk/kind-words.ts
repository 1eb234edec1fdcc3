import { defineMessages, type MessageDescriptor } from 'react-intl'
import { productColumns } from '@/domain/product/product-columns.ts'
import type { ChangeKind } from './change-schema.ts'

/** What a bulk change can be about, in words. */
export const kindWords: Record<ChangeKind, MessageDescriptor> = {
  price: productColumns.price.word,
  discount: productColumns.discountPercentage.word,
  tags: productColumns.tags.word,
  category: productColumns.categoryId.word,
  ...defineMessages({
    sale: { defaultMessage: 'Sale with a start and an end', id: 'QNZh2f' },
    end_sale: { defaultMessage: 'End the sale', id: 'aoAkOu' },
    type: { defaultMessage: 'Type', id: '+U6ozc' },
    publish: { defaultMessage: 'Publish now', id: 'DLEiSJ' },
    schedule: { defaultMessage: 'Publish on a date', id: 'jE5SO3' },
    unpublish: { defaultMessage: 'Un-Publish', id: '6a4ZJ5' },
    feature: { defaultMessage: 'Feature', id: 'lZTwh4' },
    unfeature: { defaultMessage: 'Stop featuring', id: 'uPNCuJ' },
  }),
}
