import { newProduct } from '../../support/world.ts'
import { callers, type Sample } from '../grants.ts'

export const shopItem: Sample = {
  arrange: (db) => newProduct(db),
  variants: [
    {
      what: 'that is published later',
      arrange: (db) => newProduct(db, { publish_date: '2099-01-15T08:00:00Z' }),
      refuses: { select: [...callers] },
    },
  ],
}
