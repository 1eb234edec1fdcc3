import { Client } from 'pg'
import { addresses } from '../support/addresses.ts'

/**
 * Sets the orders' last change to two months ago, because only such orders can be archived. The API does not allow
 * this.
 */
export async function ageOrders(ids: string[]): Promise<void> {
  const port = String(addresses.ports.db)
  const database = new Client(`postgresql://postgres:postgres@127.0.0.1:${port}/postgres`)
  await database.connect()
  try {
    // Disables the trigger that would update the time, only within this transaction.
    await database.query('begin')
    await database.query('alter table public.teacher_products_order disable trigger set_updated_at')
    await database.query(
      `update public.teacher_products_order set updated_at = now() - interval '60 days'
       where id = any ($1)`,
      [ids],
    )
    await database.query('alter table public.teacher_products_order enable trigger set_updated_at')
    await database.query('commit')
  } finally {
    await database.end()
  }
}
