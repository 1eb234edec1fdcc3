import { randomUUID } from 'node:crypto'
import type { Sample } from '../grants.ts'
import { created } from './created.ts'

export const archivedTeacherProductsOrder: Sample = {
  arrange: (db, { owner }) =>
    created(db, 'archived_teacher_products_order', {
      id: randomUUID(),
      created_at: '2024-01-15T08:00:00Z',
      teacher_profile_id: owner.profileId,
      owner: `${owner.id}::${owner.email}`,
      order_status: 'CANCELLED',
      order_products: '[]',
      order_events: '[]',
      order_actors: '{}',
      coupon_amount: '0.00',
      shipping_fee: '0.00',
      order_total: '100.00',
      order_vat: '13.04',
    }),
}
