import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newPurchase } from '../../support/library.ts'
import { newBundle, newOrder, newProduct, newTeacher } from '../../support/world.ts'

// The checkout asks for all lines at once, the screens for each line: both have to say the same.

type Teacher = Awaited<ReturnType<typeof newTeacher>>
type Goods = { product?: string; bundle?: string; questions?: unknown }
type Change = (db: Database) => Promise<unknown>
interface Case {
  name: string
  /** What is put into the cart, and what happens to it afterwards. */
  put: (db: Database, teacher: Teacher) => Promise<Goods & { later?: Change }>
  says: { available: boolean; owned: boolean; answers_missing: boolean }
}

const fine = { available: true, owned: false, answers_missing: false }
const gone = { ...fine, available: false }
const asked = [{ type: 'Text', label: 'Name on the certificate', required: true }]

const set = (table: string, id: string, column: string, value: unknown): Change => {
  return async (db) =>
    db.root(`update public.${table} set ${column} = $2 where id = $1`, [id, value])
}

const cases: Case[] = [
  {
    name: 'a resource on sale',
    put: async (db) => ({ product: await newProduct(db) }),
    says: fine,
  },
  {
    name: 'a resource that was taken off the shelf',
    put: async (db) => {
      const product = await newProduct(db)
      return { product, later: set('product', product, 'publish_date', null) }
    },
    says: gone,
  },
  {
    name: 'a resource that comes back later',
    put: async (db) => {
      const product = await newProduct(db)
      return { product, later: set('product', product, 'publish_date', '2099-01-01') }
    },
    says: gone,
  },
  {
    name: 'a resource that is for subscribers only now',
    put: async (db) => {
      const product = await newProduct(db, { subscription_product: true })
      return { product, later: set('product', product, 'e_commerce_product', false) }
    },
    says: gone,
  },
  { name: 'a line whose goods are gone', put: async () => Promise.resolve({}), says: gone },
  {
    name: 'a resource that was bought meanwhile',
    put: async (db, { profileId }) => {
      const product = await newProduct(db)
      return { product, later: async () => newPurchase(db, profileId, product) }
    },
    says: { ...fine, owned: true },
  },
  {
    name: 'a resource that somebody else bought',
    put: async (db) => {
      const product = await newProduct(db)
      const { profileId } = await newTeacher(db)
      return { product, later: async () => newPurchase(db, profileId, product) }
    },
    says: fine,
  },
  {
    name: 'a bundle on sale',
    put: async (db) => ({ bundle: await newBundle(db, [await newProduct(db)]) }),
    says: fine,
  },
  {
    name: 'a bundle that was taken off the shelf',
    put: async (db) => {
      const bundle = await newBundle(db, [await newProduct(db)])
      return { bundle, later: set('product_bundle', bundle, 'publish_date', null) }
    },
    says: gone,
  },
  {
    name: 'a bundle that was emptied',
    put: async (db) => {
      const bundle = await newBundle(db, [await newProduct(db)])
      const empty = 'delete from public.product_bundle_product where product_bundle_id = $1'
      return { bundle, later: async (then) => then.root(empty, [bundle]) }
    },
    // Nothing in it is missing.
    says: { ...gone, owned: true },
  },
  {
    name: 'a bundle of which one half is owned',
    put: async (db, { profileId }) => {
      const half = await newProduct(db)
      await newPurchase(db, profileId, half)
      return { bundle: await newBundle(db, [half, await newProduct(db)]) }
    },
    says: fine,
  },
  {
    name: 'a bundle of which all is owned',
    put: async (db, { profileId }) => {
      const whole = [await newProduct(db), await newProduct(db)]
      for (const product of whole) await newPurchase(db, profileId, product)
      return { bundle: await newBundle(db, whole) }
    },
    says: { ...fine, owned: true },
  },
  {
    name: 'questions without answers',
    put: async (db) => ({ product: await newProduct(db), questions: asked }),
    says: { ...fine, answers_missing: true },
  },
]

async function standings(db: Database, { put }: Case) {
  const teacher = await newTeacher(db)
  const order = await newOrder(db, teacher.profileId)
  const { product = null, bundle = null, questions = [], later } = await put(db, teacher)
  await db.root(
    `insert into public.order_line (order_id, product_id, product_bundle_id, title, physical, questions)
     values ($1, $2, $3, 'A line', false, $4)`,
    [order, product, bundle, JSON.stringify(questions)],
  )
  await later?.(db)
  const atOnce = await db.root(
    'select available, owned, answers_missing from private.line_standings($1)',
    [order],
  )
  const each = await db.asUser(
    teacher,
    `select line._available as available, line._already_owned as owned,
       line._answers_missing as answers_missing
     from public.order_line as line where line.order_id = $1`,
    [order],
  )
  return { atOnce, each }
}

test.each(cases)('$name: the checkout and the screens say the same', async (one) =>
  rolledBack(async (db) => {
    expect(await standings(db, one)).toEqual({ atOnce: [one.says], each: [one.says] })
  }),
)
