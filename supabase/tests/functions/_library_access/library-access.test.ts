import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import {
  newGrade,
  newPurchase,
  newSubscriber,
  newSubscriptionProduct,
} from '../../support/library.ts'
import { newProduct, newTeacher } from '../../support/world.ts'

const access = async (db: Database, person: Person, product: string) =>
  (
    await db.asUser(
      person,
      'select product._library_access as access from public.product where id = $1',
      [product],
    )
  )[0]?.['access']

test('predicts the answer of add_to_library', () =>
  rolledBack(async (db) => {
    const fourth = await newGrade(db, '4')
    const product = await newSubscriptionProduct(db, { category_id: fourth })
    const fifth = await newSubscriptionProduct(db, { category_id: await newGrade(db, '5') })
    const teacher = await newSubscriber(db, { monthly_limit: 1 })

    expect(await access(db, await newTeacher(db), product)).toBe('subscription_required')
    expect(await access(db, teacher, product)).toBe('allowed')
    expect(await access(db, teacher, fifth)).toBe('grade_not_covered')
    await db.asUser(teacher, 'select from public.add_to_library($1)', [product])
    expect(await access(db, teacher, product)).toBe('owned')
    const next = await newSubscriptionProduct(db, { category_id: fourth })
    expect(await access(db, teacher, next)).toBe('monthly_limit_reached')
    await newPurchase(db, teacher.profileId, next)
    expect(await access(db, teacher, next)).toBe('owned')
  }))

test('is empty for resources that no subscription covers', () =>
  rolledBack(async (db) => {
    expect(await access(db, await newSubscriber(db), await newProduct(db))).toBeNull()
  }))
