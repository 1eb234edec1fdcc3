import { newOrder, type Root } from '../../support/world.ts'

/** A paid order from before the month that administrators see. */
export async function newOldOrder(db: Root, profileId: string): Promise<string> {
  const id = await newOrder(db, profileId, 'PAID')
  await db.root(
    `update public.teacher_products_order set created_at = now() - interval '32 days' where id = $1`,
    [id],
  )
  return id
}
