import { Client } from 'pg'
import { addresses } from '../support/addresses.ts'

/** Makes the orders look untouched for two months, which nobody can do through the API: the archive takes only such. */
export async function ageOrders(ids: string[]): Promise<void> {
  const port = String(addresses.ports.db)
  const database = new Client(`postgresql://postgres:postgres@127.0.0.1:${port}/postgres`)
  await database.connect()
  try {
    // Without the trigger that would say that they were touched now; nobody else sees it gone.
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
