import { newLine, newOrder, newProduct, newTeacher, type Root } from '../../support/world.ts'
import type { Sample } from '../grants.ts'
import { created } from './created.ts'
import { newOldOrder } from './old-order.ts'

const newSeat = async (db: Root, orderId: string, holder: string | null = null) => {
  const line = await newLine(db, orderId, await newProduct(db))
  await db.root('update public.order_line set quantity = 2 where id = $1', [line])
  return created(db, 'seat', {
    order_line_id: line,
    email: 'colleague@school.example',
    teacher_profile_id: holder,
    taken_at: holder === null ? null : '2026-11-21T08:00:00Z',
  })
}

export const seat: Sample = {
  arrange: async (db, { owner }) => newSeat(db, await newOrder(db, owner.profileId, 'PAID')),
  variants: [
    {
      what: 'of an order older than a month',
      arrange: async (db, { owner }) => newSeat(db, await newOldOrder(db, owner.profileId)),
      refuses: { select: [] },
    },
    {
      what: 'that somebody else gave to the owner',
      arrange: async (db, { owner }) =>
        newSeat(db, await newOrder(db, (await newTeacher(db)).profileId, 'PAID'), owner.profileId),
      refuses: { select: [] },
    },
  ],
}
