import type { Database, Person } from './database.ts'
import { newContent } from './library.ts'
import { newPerson, newProduct, type Root } from './world.ts'

export const wrong = 'ProductsContent/7/1-Test.pdf'
export const right = 'ProductsContent/7/2-Test.pdf'
export const better = 'ProductsContent/7/3-Test.pdf'

/** A resource with a file; files that may replace it are stored. */
export async function resourceWithFile(db: Database) {
  const admin = await newPerson(db, ['admin'])
  const product = await newProduct(db)
  await newContent(db, product, [wrong, 'ProductsContent/7/1-Memo.pdf'])
  await stored(db, right, better)
  return { admin, product }
}

export async function stored(db: Root, ...keys: string[]) {
  for (const key of keys)
    await db.root(
      `insert into storage.objects (bucket_id, name, metadata) values ('content', $1, '{"size": 2048}')`,
      [key],
    )
}

export const replace = (
  db: Database,
  person: Person,
  product: string,
  from: string,
  to: string,
  sent: unknown[] = [null, null],
) =>
  db.asUser(person, 'select public.replace_content_file($1, $2, $3, $4, $5)', [
    product,
    from,
    to,
    ...sent,
  ])

export const tell = async (
  db: Database,
  person: Person,
  product: string,
  key: string,
  sentence: string | null = null,
) => {
  const [row] = await db.asUser(person, 'select public.tell_buyers($1, $2, $3) as told', [
    product,
    key,
    sentence,
  ])
  return row?.['told']
}

interface Versions {
  fileKey: string
  earlier: { fileKey: string }[]
  owners: number | null
  told: { count: number; sentence: string | null } | null
}

export async function versionsOf(db: Database, admin: Person, product: string) {
  const [row] = await db.asUser(admin, 'select public.content_versions($1) as versions', [product])
  return row?.['versions'] as Versions[] // the tests compare every part
}
