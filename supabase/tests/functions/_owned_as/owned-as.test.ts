import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newPurchase, newSubscriber, newSubscriptionProduct } from '../../support/library.ts'
import { newOrder, newProduct, newTeacher } from '../../support/world.ts'

const owned = async (db: Database, person: Person, product: string) =>
  (
    await db.asUser(person, 'select product._owned_as as owned from public.product where id = $1', [
      product,
    ])
  )[0]?.['owned']

test.each([
  ['PENDING', null],
  ['QUOTING', null],
  ['PROCESSING', null],
  ['PAID', 'bought'],
  ['CANCELLED', null],
])('a resource on a %s order is owned as %s', (status, expected) =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const product = await newProduct(db)
    await newPurchase(db, teacher.profileId, product, status)
    expect(await owned(db, teacher, product)).toBe(expected)
    expect(await owned(db, await newTeacher(db), product)).toBeNull()
  }),
)

test('a refund takes the resource away, a second paid order keeps it', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const product = await newProduct(db)
    const first = await newPurchase(db, teacher.profileId, product)
    await newPurchase(db, teacher.profileId, product)
    const cancel = `update public.teacher_products_order set order_status = 'CANCELLED' where id = $1`
    await db.root(cancel, [first])
    expect(await owned(db, teacher, product)).toBe('bought')
    await db.root(`update public.teacher_products_order set order_status = 'CANCELLED'`)
    expect(await owned(db, teacher, product)).toBeNull()
  }))

test('an addition counts as subscribed; a purchase takes precedence', () =>
  rolledBack(async (db) => {
    const teacher = await newSubscriber(db)
    const product = await newSubscriptionProduct(db)
    await db.asUser(teacher, 'select from public.add_to_library($1)', [product])
    expect(await owned(db, teacher, product)).toBe('subscribed')
    await newPurchase(db, teacher.profileId, product)
    expect(await owned(db, teacher, product)).toBe('bought')
  }))

test('somebody without a profile owns nothing', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const product = await newProduct(db)
    await newOrder(db, teacher.profileId, 'PAID')
    expect(
      await owned(db, { id: crypto.randomUUID(), email: 'x@school.example' }, product),
    ).toBeNull()
    expect(await db.root('select private.owns_product(null, $1) as owns', [product])).toEqual([
      { owns: false },
    ])
  }))
