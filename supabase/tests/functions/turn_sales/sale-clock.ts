import type { Database, Row } from '../../support/database.ts'

export const hours = (from: number) => new Date(Date.now() + from * 3_600_000).toISOString()

/** A sale of 25 % between these hours from now. */
export const sale = (from: number, until: number): Row => ({
  sale_percentage: '25',
  sale_starts_at: hours(from),
  sale_ends_at: hours(until),
})

/** Moves the sale as if the hours had passed: without the triggers that would tell the shelf, which was derived before. */
export async function later(db: Database, id: string, from: number, until: number) {
  await db.root('alter table private.sale disable trigger user')
  await db.root('update private.sale set sale_starts_at = $2, sale_ends_at = $3 where id = $1', [
    id,
    hours(from),
    hours(until),
  ])
  await db.root('alter table private.sale enable trigger user')
  await db.root('alter table public.shop_item disable trigger user')
  await db.root('update public.shop_item set updated_at = $2 where id = $1', [id, hours(-500)])
  await db.root('alter table public.shop_item enable trigger user')
}

/** The discount and the price of this moment, as the API answers them to a visitor. */
export const priceOf = async (db: Database, id: string, table = 'product') => {
  const field = table === 'product' ? '_product' : '_bundle'
  const [row] = await db.asAnon(
    `select public.${field}_discount_now(goods) as discount, public.${field}_sale_price(goods) as price
     from public.${table} as goods where id = $1`,
    [id],
  )
  return row
}

/** What the shelf shows to a visitor, and the cost by which it is sorted. */
export const onShelf = async (db: Database, id: string) => {
  const [row] = await db.asAnon(
    `select public._item_discount_percentage(item) as discount, public._item_sale_price(item) as price,
       public._item_sale_ends_at(item) is not null as ends, cost
     from public.shop_item as item where id = $1`,
    [id],
  )
  return row
}

export const turn = async (db: Database) =>
  (await db.root('select private.turn_sales() as turned'))[0]
