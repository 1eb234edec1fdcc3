import { newProduct } from '../../support/world.ts'
import type { Sample } from '../grants.ts'
import { created } from './created.ts'

export const productDownload: Sample = {
  arrange: async (db, { owner }) =>
    created(db, 'product_download', {
      user_id: owner.id,
      product_id: await newProduct(db),
      file_key: 'ProductsContent/1/a.pdf',
    }),
}
