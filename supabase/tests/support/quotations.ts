import type { Database, Person, Row } from './database.ts'
import { newPerson, newProduct, newTeacher } from './world.ts'

/** A registered seller, without whom nothing is offered. */
export const putSeller = (db: Pick<Database, 'root'>) =>
  db.root(`insert into private.seller (valid_from, trading_name, address, vat_number)
    values ('2020-01-01', 'Kryt', '1 Chalk Street, Polokwane', '4999999999')`)

/** An administrator's quote of one resource for a teacher, at R100 unless said otherwise. */
export async function newQuote(db: Database, columns: Row = {}) {
  await putSeller(db)
  const admin = await newPerson(db, ['admin'])
  const teacher = await newTeacher(db)
  const product = await newProduct(db, columns)
  const [row] = await db.asUser(admin, 'select id from public.create_quote($1, $2)', [
    teacher.profileId,
    JSON.stringify([{ productId: product }]),
  ])
  return { admin, teacher, product, quote: String(row?.['id']) }
}

/** Sends it, valid for so many days; answers the quotation with the secret of its link. */
export async function sendQuotation(
  db: Database,
  admin: Person,
  quote: string,
  { days = 30, sentTo = '' }: { days?: number; sentTo?: string } = {},
): Promise<Row & { id: string; token: string }> {
  const [sent] = await db.asUser(
    admin,
    `select * from public.send_quotation(
       $1, (now() at time zone 'Africa/Johannesburg')::date + $3::integer, $2)`,
    [quote, sentTo, days],
  )
  const id = String(sent?.['id'])
  const [link] = await db.root('select token from private.quotation_link where quotation_id = $1', [
    id,
  ])
  return { ...sent, id, token: String(link?.['token']) }
}

/** What the page of the link says. */
export async function readByLink(db: Database, token: string): Promise<Row> {
  const [row] = await db.asService('select public.quotation_by_link($1) as document', [token])
  return row?.['document'] as Row // an object, as the function says
}

/** Accepts what costs this much. */
export async function acceptByLink(
  db: Database,
  token: string,
  total = '100.00',
  { by = 'Mr Botha, bursar', number = '' } = {},
): Promise<Row> {
  const [row] = await db.asService('select public.accept_quotation($1, $2, $3, $4) as document', [
    token,
    by,
    total,
    number,
  ])
  return row?.['document'] as Row // an object, as the function says
}
