import type { Person, Row } from './database.ts'
import { newCategory, newOrder, newLine, newProduct, newTeacher, type Root } from './world.ts'

/** An active package of three additions a month for grade 4; any column can be set otherwise. */
export async function newSubscription(
  db: Root,
  profileId: string,
  columns: Row = {},
): Promise<void> {
  const row: Row = {
    teacher_profile_id: profileId,
    grand_fathered: false,
    grades: ['4'],
    monthly_limit: 3,
    status_text: 'ACTIVE',
    ...columns,
  }
  const names = Object.keys(row)
  await db.root(
    `insert into public.teacher_subscription (${names.join(', ')})
     values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(row),
  )
}

export async function newSubscriber(
  db: Root,
  columns: Row = {},
): Promise<Person & { profileId: string }> {
  const teacher = await newTeacher(db)
  await newSubscription(db, teacher.profileId, columns)
  return teacher
}

export async function newGrade(db: Root, grade: string): Promise<string> {
  const id = await newCategory(db, `Grade ${grade}`)
  await db.root('update public.product_category set grade = $2 where id = $1', [id, grade])
  return id
}

/** A published resource that a subscription gives. */
export const newSubscriptionProduct = (db: Root, columns: Row = {}) =>
  newProduct(db, { subscription_product: true, ...columns })

/** An order of one resource in the status given. */
export async function newPurchase(
  db: Root,
  profileId: string,
  productId: string,
  status = 'PAID',
): Promise<string> {
  const order = await newOrder(db, profileId, status)
  await newLine(db, order, productId)
  return order
}

/** Stores the files and names them as the content of the resource. */
export async function newContent(db: Root, productId: string, keys: string[]): Promise<void> {
  await db.root(
    `insert into public.product_content (product_id, file_keys, urls) values ($1, $2, '{76979871}')`,
    [productId, keys],
  )
  for (const key of keys) {
    await db.root(
      `insert into storage.objects (bucket_id, name, metadata) values ('content', $1, '{"size": 2048}')`,
      [key],
    )
  }
}

/** A published bundle of the resources for R150. */
export async function newBundle(db: Root, productIds: string[]): Promise<string> {
  const [row] = await db.root(
    `insert into public.product_bundle (title, price, publish_date, thumbnails)
     values ('Fractions, all of them', 150, '2025-01-15', '{ProductBundles/cover.png}') returning id`,
  )
  const id = String(row?.['id'])
  for (const productId of productIds) {
    await db.root(
      'insert into public.product_bundle_product (product_bundle_id, product_id) values ($1, $2)',
      [id, productId],
    )
  }
  return id
}
