import { defineMessages } from 'react-intl'
import type { ChangeKind } from './change-schema.ts'

/** What a bulk change can be about, in words. */
export const kindWords: Record<ChangeKind, { defaultMessage: string; id?: string }> =
  defineMessages({
    price: { defaultMessage: 'Price', id: 'b1zuN9' },
    discount: { defaultMessage: 'Discount', id: '28C0Aj' },
    sale: { defaultMessage: 'Sale with a start and an end', id: 'QNZh2f' },
    end_sale: { defaultMessage: 'End the sale', id: 'aoAkOu' },
    type: { defaultMessage: 'Type', id: '+U6ozc' },
    publish: { defaultMessage: 'Publish now', id: 'DLEiSJ' },
    schedule: { defaultMessage: 'Publish on a date', id: 'jE5SO3' },
    unpublish: { defaultMessage: 'Un-Publish', id: '6a4ZJ5' },
    feature: { defaultMessage: 'Feature', id: 'lZTwh4' },
    unfeature: { defaultMessage: 'Stop featuring', id: 'uPNCuJ' },
    tags: { defaultMessage: 'Tags', id: '1EYCdR' },
    category: { defaultMessage: 'Category', id: 'ccXLVi' },
  })
