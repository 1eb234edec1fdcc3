import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newOrder, newPerson, newTeacher } from '../../support/world.ts'

const ask = async (db: Database, person: Person, profileId: string, owner: string) =>
  (
    await db.asUser(person, 'select public.customer_for_order($1, $2) as customer', [
      profileId,
      owner,
    ])
  )[0]?.['customer']

test('names the customer and the quote that is there, however old', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const { id, email, profileId } = await newTeacher(db)
    const owner = `${id}::${email}`
    await newOrder(db, profileId, 'PROCESSING')
    expect(await ask(db, admin, profileId, owner)).toMatchObject({
      teacherProfileId: profileId,
      owner,
      username: email,
      quote: null,
    })
    const quote = await newOrder(db, profileId, 'QUOTING')
    await db.root(
      `update public.teacher_products_order set created_at = '2024-01-01' where id = $1`,
      [quote],
    )
    expect(await ask(db, admin, profileId, owner)).toMatchObject({ quote: { id: quote } })
  }))

test('a profile with another owner, or none, is nobody', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const { id, email, profileId } = await newTeacher(db)
    expect(await ask(db, admin, profileId, `${admin.id}::${email}`)).toBeNull()
    expect(await ask(db, admin, id, `${id}::${email}`)).toBeNull()
    await expectRefused(ask(db, { id, email }, profileId, `${id}::${email}`), 'admin_required')
  }))
