import { defineMessage } from 'react-intl'
import type { FileColumn } from '@/domain/file-import/columns.ts'
import { fileColumnsOfProduct } from '@/domain/product/product-columns.ts'

/** The columns of a catalogue file, in its order. The keys are those of product_texts() in the database. */
export const fileColumns: readonly FileColumn[] = [
  { key: 'id', also: [], word: defineMessage({ defaultMessage: 'Id', id: 'kGGU2D' }) },
  ...fileColumnsOfProduct,
]
