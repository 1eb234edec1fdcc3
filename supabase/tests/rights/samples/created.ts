import type { Row } from '../../support/database.ts'
import type { Root } from '../../support/world.ts'

/** Inserts one row as the owner of the tables; returns its id. Lists for jsonb columns are passed as text. */
export async function created(db: Root, table: string, row: Row): Promise<string> {
  const columns = Object.keys(row)
  const [inserted] = await db.root(
    `insert into public.${table} (${columns.join(', ')})
     values (${columns.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    Object.values(row),
  )
  return String(inserted?.['id'])
}
