import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newCart } from '../../support/orders.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const put = (db: Database, person: Person, name: string) =>
  db.asUser(person, `insert into storage.objects (bucket_id, name) values ('proofs', $1)`, [name])
const list = (db: Database, person: Person) =>
  db.asUser(person, `select name from storage.objects where bucket_id = 'proofs' order by name`)

test('a buyer adds five proofs to an order that waits for its transfer, and the back-office sees them', () =>
  rolledBack(async (db) => {
    const buyer = await newTeacher(db)
    const other = await newTeacher(db)
    const { cart } = await newCart(db, buyer)
    const folder = `${buyer.id}/${cart}`
    const refused = async (person: Person, name: string, word: string) => {
      await db.root('savepoint attempt')
      await expectRefused(put(db, person, name), word)
      await db.root('rollback to savepoint attempt')
    }
    const noRight = 'new row violates row-level security policy for table "objects"'
    await refused(buyer, `${folder}/cart.pdf`, noRight)
    await db.asUser(buyer, `select public.checkout($1, 'EFT', '100.00')`, [cart])
    await refused(other, `${folder}/forged.pdf`, noRight)
    await refused(other, `${other.id}/${cart}/forged.pdf`, noRight)
    await refused(buyer, `${folder}/deep/er.pdf`, noRight)
    for (const n of [1, 2, 3, 4, 5]) await put(db, buyer, `${folder}/${n}.pdf`)
    await refused(buyer, `${folder}/6.pdf`, 'proof_quota_reached')
    expect(await list(db, buyer)).toHaveLength(5)
    expect(await list(db, await newPerson(db, ['admin']))).toHaveLength(5)
    expect(await list(db, other)).toEqual([])
    await db.root(`select private.enter_status($1, 'PAID')`, [cart])
    await db.root(`set local storage.allow_delete_query = 'true'`)
    await db.root('delete from storage.objects where name = $1', [`${folder}/1.pdf`])
    await refused(buyer, `${folder}/late.pdf`, noRight)
  }))
