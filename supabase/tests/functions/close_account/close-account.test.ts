import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newContent, newPurchase } from '../../support/library.ts'
import { newRow, newSubject, newTeacherIn } from '../../support/planning.ts'
import { newPaper, question } from '../../support/papers.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newLine, newOrder, newPerson, newProduct } from '../../support/world.ts'

const close = 'select public.close_account($1) as answer'

async function withWorkspace(db: Database) {
  const teacher = await newTeacherIn(db, 'Limpopo')
  await newRow(db, 'teacher_class_subject', {
    teacher_profile_id: teacher.profileId,
    name: '4A',
    subject_id: await newSubject(db),
  })
  await newOrder(db, teacher.profileId, 'PENDING')
  return teacher
}

const left = (db: Database, table: string, profileId: string) =>
  db.root(`select id from ${table} where teacher_profile_id = $1`, [profileId])

test('without orders, nothing is left', () =>
  rolledBack(async (db) => {
    const teacher = await withWorkspace(db)
    await db.asUser(teacher, 'select public.create_calendar_feed()')
    expect(await db.asService(close, [teacher.id])).toEqual([
      { answer: { name: 'Thandi', language: null, formerUsers: [] } },
    ])
    await db.root('delete from auth.users where id = $1', [teacher.id])
    expect(
      await db.root('select id from public.teacher_profile where id = $1', [teacher.profileId]),
    ).toEqual([])
    for (const table of ['private.calendar_feed', 'public.teacher_class_subject']) {
      expect(await left(db, table, teacher.profileId)).toEqual([])
    }
    expect(
      await db.root('select id from public.reporting_teacher where username = $1', [teacher.email]),
    ).toEqual([])
  }))

test('what was bought stays with a closed profile; the workspace and the cart go', () =>
  rolledBack(async (db) => {
    const teacher = await withWorkspace(db)
    const paid = await newOrder(db, teacher.profileId, 'PAID')
    await newLine(db, paid, await newProduct(db))
    const picture = { type: 'image', src: `papers/Assessments/${teacher.id}/a.png` }
    const withPicture = { root: { type: 'root', children: [picture] } }
    await newPaper(db, teacher, await newSubject(db), [
      { ...question('1', 5), richText: withPicture },
    ])
    await db.asService(close, [teacher.id])
    await db.root('delete from auth.users where id = $1', [teacher.id])
    expect(await left(db, 'public.teacher_class_subject', teacher.profileId)).toEqual([])
    expect(await left(db, 'private.deleted_activity', teacher.profileId)).toEqual([])
    expect(await left(db, 'private.released_picture', teacher.profileId)).toEqual([])
    expect(await left(db, 'public.teacher_products_order', teacher.profileId)).toEqual([
      { id: paid },
    ])
    expect(
      await db.root(
        `select name, user_id, closed_at is not null as closed from public.teacher_profile
         where id = $1`,
        [teacher.profileId],
      ),
    ).toEqual([{ name: 'Thandi', user_id: null, closed: true }])
  }))

test('the record of downloads stays with what was bought, and is nobody’s when nothing was', () =>
  rolledBack(async (db) => {
    const [buyer, guest] = [await withWorkspace(db), await withWorkspace(db)]
    const paper = await newProduct(db)
    await newContent(db, paper, ['ProductsContent/7/paper.pdf'])
    await newPurchase(db, buyer.profileId, paper)
    await db.asUser(buyer, 'select public.record_download($1, $2)', [
      paper,
      'ProductsContent/7/paper.pdf',
    ])
    await newRow(db, 'product_download', {
      user_id: guest.id,
      teacher_profile_id: guest.profileId,
      product_id: paper,
      file_key: 'ProductsContent/7/free.pdf',
    })
    for (const { id } of [buyer, guest]) {
      await db.asService(close, [id])
      await db.root('delete from auth.users where id = $1', [id])
    }
    expect(
      await db.root(
        `select file_key, user_id, teacher_profile_id from public.product_download
         where product_id = $1 order by file_key`,
        [paper],
      ),
    ).toEqual([
      { file_key: 'ProductsContent/7/free.pdf', user_id: null, teacher_profile_id: null },
      {
        file_key: 'ProductsContent/7/paper.pdf',
        user_id: null,
        teacher_profile_id: buyer.profileId,
      },
    ])
  }))

test.each(['QUOTING', 'PROCESSING'])('an order that is %s has to end first', (status) =>
  rolledBack(async (db) => {
    const teacher = await withWorkspace(db)
    await newOrder(db, teacher.profileId, status)
    await expectRefused(db.asService(close, [teacher.id]), 'orders_still_open')
    expect(await left(db, 'public.teacher_class_subject', teacher.profileId)).toHaveLength(1)
  }),
)

test('a card payment on its way has to end first', () =>
  rolledBack(async (db) => {
    const teacher = await withWorkspace(db)
    const [cart] = await left(db, 'public.teacher_products_order', teacher.profileId)
    await newLine(db, String(cart?.['id']), await newProduct(db))
    await db.root('select private.prepare_payment($1, 100)', [cart?.['id']])
    await db.root('update public.payment_attempt set sent_at = now()')
    await expectRefused(db.asService(close, [teacher.id]), 'orders_still_open')
  }))

test('a subscription that is still paid for has to end first', () =>
  rolledBack(async (db) => {
    const teacher = await withWorkspace(db)
    await newRow(db, 'teacher_subscription', {
      teacher_profile_id: teacher.profileId,
      token: 'token',
      status_text: 'ACTIVE',
    })
    await expectRefused(db.asService(close, [teacher.id]), 'subscription_still_active')
    await db.root(`update public.teacher_subscription set status_text = 'CANCELLED'`)
    expect(await db.asService(close, [teacher.id])).toHaveLength(1)
  }))

test('accounts of the office are closed by a superadmin', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['teacher', 'admin'])
    await expectRefused(db.asService(close, [admin.id]), 'account_of_office')
  }))

test('nobody but the service role may call it', () =>
  rolledBack(async (db) => {
    const person = await newPerson(db, ['superadmin'])
    const denied = 'permission denied for function close_account'
    await expectRefused(db.asUser(person, close, [person.id]), denied)
    await expectRefused(db.asAnon(close, [person.id]), denied)
  }))
