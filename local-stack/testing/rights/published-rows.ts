import type { Root } from '../../../supabase/tests/support/world.ts'
import { callers, type Caller, type ModelRights } from '../../../supabase/tests/rights/grants.ts'
import { roleTable } from '../../../supabase/tests/rights/role-table.ts'
import { samples } from '../../../supabase/tests/rights/samples/by-table.ts'
import type { World } from '../../../supabase/tests/rights/world.ts'

/** A row of a published table, and who may see it by the role table. */
export interface PublishedRow {
  table: string
  /** "product that is not published" */
  what: string
  id: string
  seenBy: Caller[]
}

/**
 * What Realtime tells about, with the rights of each.
 * @throws for a published table that the role table does not have
 */
export async function publishedModels(db: Root): Promise<ModelRights[]> {
  const tables = await db.root(
    `select schemaname, tablename from pg_publication_tables
     where pubname = 'supabase_realtime' order by tablename`,
  )
  return tables.map(({ schemaname, tablename }) => {
    const model = roleTable.find(({ table }) => schemaname === 'public' && table === tablename)
    if (model === undefined) throw new Error(`${String(tablename)} is published without rights`)
    return model
  })
}

/** The usual row of a model and those that its limits are about. */
export async function arrangeRows(
  db: Root,
  world: World,
  { table, rights }: ModelRights,
): Promise<PublishedRow[]> {
  const sample = samples[table]
  if (sample === undefined) throw new Error(`${table} has no sample rows`)
  const readers = callers.filter((caller) => rights.select[caller] !== undefined)
  const rows = [{ table, what: table, id: await sample.arrange(db, world), seenBy: readers }]
  for (const { what, arrange, refuses } of sample.variants ?? []) {
    const id = await arrange(db, world)
    if (refuses.select === undefined) continue
    const seenBy = readers.filter((caller) => !refuses.select?.includes(caller))
    rows.push({ table, what: `${table} ${what}`, id, seenBy })
  }
  return rows
}
