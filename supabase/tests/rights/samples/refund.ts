import { newOrder } from '../../support/world.ts'
import type { Sample } from '../grants.ts'
import { created } from './created.ts'

const paper = {
  form: 'abridged',
  buyer: {},
  lines: '[]',
  coupon_amount: '0.00',
  shipping_fee: '0.00',
}

export const refund: Sample = {
  arrange: async (db, { owner }) => {
    const order = await newOrder(db, owner.profileId, 'PAID')
    const of = { ...paper, order_id: order, teacher_profile_id: owner.profileId }
    const amounts = { total: '100.00', vat: '13.04' }
    const invoice = await created(db, 'invoice', {
      ...of,
      ...amounts,
      kind: 'invoice',
      number: 900_001,
    })
    const note = await created(db, 'invoice', {
      ...of,
      ...amounts,
      kind: 'credit_note',
      number: 900_001,
      credited_invoice_id: invoice,
      credit_reason: 'goodwill',
      credited_part: 'whole',
    })
    return created(db, 'refund', {
      order_id: order,
      teacher_profile_id: owner.profileId,
      invoice_id: note,
      refund_method: 'EFT',
      amount: '100.00',
    })
  },
}
