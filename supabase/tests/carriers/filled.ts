import type { Database, Row } from '../support/database.ts'
import { distinctRow, inApi } from '../support/distinct.ts'
import { newCategory, newProduct, newTag, type Root } from '../support/world.ts'
import { carriers, type CarrierName } from './carriers.ts'

/** A resource with a value in each column that the carrier carries; round 2 has other values in all of them. */
export const filledResource = async (
  db: Root,
  round: number,
  name: CarrierName = 'save_product: product',
): Promise<Row> =>
  distinctRow(
    db,
    'public.product',
    carriers[name].carries,
    {
      language: round === 1 ? 'af' : 'en',
      term: 2 + round,
      // Physical and in the library exclude each other.
      physical: round === 1,
      subscription_product: round === 2,
      questions: [{ type: 'Text', label: `Question ${round}` }],
      tags: [await newTag(db, `Tag a ${round}`), await newTag(db, `Tag b ${round}`)],
      category_id: await newCategory(db, `Grade ${round}`),
    },
    round,
  )

/** Puts the values into a new row of the table of resources. */
export const storedResource = async (db: Root, { questions, ...row }: Row): Promise<string> =>
  newProduct(db, { ...row, questions: JSON.stringify(questions) })

/** Writes values into a row that is there, as the owner of the table. */
export async function writeColumns(db: Root, table: string, id: string, row: Row): Promise<void> {
  const names = Object.keys(row)
  await db.root(
    `update ${table} set (${names.join(', ')}) = (select ${names.map((name) => `r.${name}`).join(', ')}
       from jsonb_populate_record(null::${table}, $2::jsonb) as r) where id = $1`,
    [id, JSON.stringify(row)],
  )
}

/** What a sale says. */
export const filledSale = async (db: Root, round: number): Promise<Row> =>
  distinctRow(db, 'private.sale', carriers['save_product: sale'].carries, {}, round)

/** The row by the names of the API. */
export const apiNames = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [inApi(name), value]))

/** Calls a function with its arguments by name, as somebody; answers the rows. */
export async function callWith(
  db: Database,
  person: Parameters<Database['asUser']>[0],
  name: string,
  values: Row,
): Promise<Row[]> {
  const places = Object.keys(values).map((argument, at) => `${argument} => $${String(at + 1)}`)
  return db.asUser(
    person,
    `select * from public.${name}(${places.join(', ')})`,
    Object.values(values),
  )
}
