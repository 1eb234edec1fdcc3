import { newProduct } from '../../support/world.ts'
import type { Sample } from '../grants.ts'
import { created } from './created.ts'

export const productContent: Sample = {
  arrange: async (db) =>
    created(db, 'product_content', { product_id: await newProduct(db), file_keys: ['a.pdf'] }),
  insert: async (db) => ({
    product_id: await newProduct(db),
    file_keys: ['Products/b.pdf'],
    urls: ['https://example.com/video'],
  }),
  effects: { update: ['private.missing_content'] },
  update: () => ({ file_keys: ['Products/c.pdf'], urls: ['https://example.com/other'] }),
}
