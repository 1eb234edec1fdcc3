import { expect, test } from 'vitest'
import {
  better,
  replace,
  resourceWithFile,
  right,
  tell,
  versionsOf,
  wrong,
} from '../../support/content-versions.ts'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newBundle, newPurchase } from '../../support/library.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const corrected = async (db: Database, person: Person) => {
  const rows = await db.asUser(person, `select id from public.my_library('corrected')`)
  return rows.map(({ id }) => id)
}
const see = (db: Database, person: Person, product: string) =>
  db.asUser(person, 'select public.see_corrections($1) as seen', [product])

/** Makes everything that was acquired so far older than what is corrected now. */
const aDayPasses = async (db: Database) => {
  await db.root(
    `update public.teacher_products_order set order_date_time = now() - interval '1 day', created_at = now() - interval '1 day'`,
  )
  await db.root(
    `update public.seat set taken_at = now() - interval '1 day' where taken_at is not null`,
  )
  await db.root(`update public.product_subscription set time_stamp = now() - interval '1 day'`)
}

async function ownedAndCorrected(db: Database) {
  const { admin, product } = await resourceWithFile(db)
  const owner = await newTeacher(db)
  const order = await newPurchase(db, owner.profileId, product)
  await aDayPasses(db)
  await replace(db, admin, product, wrong, right)
  return { admin, product, owner, order }
}

test('tells everybody who had it before, however they came by it, and nobody else', () =>
  rolledBack(async (db) => {
    const { admin, product } = await resourceWithFile(db)
    const [buyer, twice, inBundle, seated, subscriber, cancelled, later] = (await Promise.all(
      Array.from({ length: 7 }, async () => newTeacher(db)),
    )) as [Owner, Owner, Owner, Owner, Owner, Owner, Owner]
    await newPurchase(db, buyer.profileId, product)
    await newPurchase(db, twice.profileId, product)
    await newPurchase(db, twice.profileId, product)
    await newPurchase(db, cancelled.profileId, product, 'CANCELLED')
    const bundle = await newBundle(db, [product])
    await db.asUser(inBundle, 'select from public.add_to_cart(product_bundle_id => $1)', [bundle])
    await db.root(
      `update public.teacher_products_order set order_status = 'PAID' where teacher_profile_id = $1`,
      [inBundle.profileId],
    )
    await db.root('update public.order_line set quantity = 2 where teacher_profile_id = $1', [
      buyer.profileId,
    ])
    await db.root(
      `insert into public.seat (order_line_id, email, teacher_profile_id, taken_at)
       select line.id, 'seat@school.example', $2, now() from public.order_line as line
       where line.product_id = $1 and line.teacher_profile_id = $3`,
      [product, seated.profileId, buyer.profileId],
    )
    await db.root(
      'insert into public.product_subscription (teacher_profile_id, product_id) values ($1, $2)',
      [subscriber.profileId, product],
    )
    await aDayPasses(db)
    await replace(db, admin, product, wrong, right)
    await newPurchase(db, later.profileId, product)
    expect(await versionsOf(db, admin, product)).toMatchObject([{ owners: 5, told: null }])
    expect(await tell(db, admin, product, right, ' Question 4 ')).toBe(5)
    for (const person of [buyer, twice, inBundle, seated, subscriber])
      expect(await corrected(db, person)).toEqual([product])
    for (const person of [cancelled, later]) expect(await corrected(db, person)).toEqual([])
    expect(await versionsOf(db, admin, product)).toMatchObject([
      { owners: null, told: { count: 5, sentence: 'Question 4' } },
    ])
  }))

type Owner = Person & { profileId: string }

test('each version is told once, and only one that replaced another', () =>
  rolledBack(async (db) => {
    const { admin, product } = await ownedAndCorrected(db)
    await expectRefused(tell(db, admin, product, wrong), 'content_file_not_corrected')
    await expectRefused(
      tell(db, admin, product, 'ProductsContent/7/1-Memo.pdf'),
      'content_file_not_corrected',
    )
    expect(await tell(db, admin, product, right)).toBe(1)
    await expectRefused(tell(db, admin, product, right, 'Again'), 'correction_told')
    await replace(db, admin, product, right, better)
    await expectRefused(tell(db, admin, product, right), 'content_file_not_corrected')
    expect(await tell(db, admin, product, better)).toBe(1)
  }))

test('is shown until the resource is opened, and then stays at the file with its sentence', () =>
  rolledBack(async (db) => {
    const { admin, product, owner } = await ownedAndCorrected(db)
    await tell(db, admin, product, right, 'Question 4')
    const shown = async () =>
      db.asUser(
        owner,
        `select file_key, correction, unseen from public.product_files($1) where corrected_at is not null`,
        [product],
      )
    const badge = 'select public._has_correction(product) as has from public.product where id = $1'
    expect(await db.asUser(owner, badge, [product])).toEqual([{ has: true }])
    expect(await shown()).toEqual([{ file_key: right, correction: 'Question 4', unseen: true }])
    const other = await newTeacher(db)
    expect(await see(db, other, product)).toEqual([{ seen: false }])
    expect(await corrected(db, owner)).toEqual([product])
    expect(await see(db, owner, product)).toEqual([{ seen: true }])
    expect(await corrected(db, owner)).toEqual([])
    expect(await db.asUser(owner, badge, [product])).toEqual([{ has: false }])
    expect(await shown()).toEqual([{ file_key: right, correction: 'Question 4', unseen: false }])
  }))

test('what was told of an earlier version is still true of the next, and two words become the last', () =>
  rolledBack(async (db) => {
    const { admin, product, owner } = await ownedAndCorrected(db)
    await tell(db, admin, product, right, 'First')
    await replace(db, admin, product, right, better)
    const shown = `select file_key, correction from public.product_files($1) where corrected_at is not null`
    expect(await db.asUser(owner, shown, [product])).toEqual([
      { file_key: better, correction: 'First' },
    ])
    await db.root(`update private.correction set created_at = now() - interval '1 hour'`)
    await tell(db, admin, product, better, 'Second')
    expect(await db.asUser(owner, shown, [product])).toEqual([
      { file_key: better, correction: 'Second' },
    ])
    // The first mail had not gone out.
    expect(await mails(db)).toMatchObject([{ sentence: 'Second' }])
  }))

test('putting the earlier file back takes back what was said; put back once more, it may be told again', () =>
  rolledBack(async (db) => {
    const { admin, product, owner } = await ownedAndCorrected(db)
    const putBack = (key: string) =>
      db.asUser(admin, 'select public.put_back_content_file($1, $2)', [product, key])
    await tell(db, admin, product, right, 'First')
    await putBack(wrong)
    expect(await corrected(db, owner)).toEqual([])
    expect(await mails(db)).toEqual([])
    const shown = 'select correction from public.product_files($1) where corrected_at is not null'
    expect(await db.asUser(owner, shown, [product])).toEqual([])
    await putBack(right)
    expect(await tell(db, admin, product, right, 'Second')).toBe(1)
    expect(await mails(db)).toMatchObject([{ sentence: 'Second' }])
  }))

test('with the file what was told of it goes', () =>
  rolledBack(async (db) => {
    const { admin, product, owner } = await ownedAndCorrected(db)
    await tell(db, admin, product, right)
    await replace(db, admin, product, right, better)
    await db.asUser(admin, 'select public.remove_content_file($1, $2)', [product, better])
    expect(await corrected(db, owner)).toEqual([])
    expect(await mails(db)).toEqual([])
  }))

const mails = async (db: Database, atMost = 50) => {
  const [row] = await db.asService('select public.claim_correction_mail($1) as mails', [atMost])
  return row?.['mails'] as { id: string; to?: string }[] // the tests compare every part
}
const finish = (db: Database, id: string | undefined, problem: string | null) =>
  db.asService('select public.finish_correction_mail($1, $2) as done', [id, problem])

test('a mail says all it needs, is given to one sender, and is tried again after a failure', () =>
  rolledBack(async (db) => {
    const { admin, product, owner } = await ownedAndCorrected(db)
    await db.root(
      `update public.teacher_profile set title = 'Ms', name = 'Thandi', surname = 'Nkosi', language = 'English', province = 'Limpopo', days_per_week = 5, translate_i18n = 'af' where id = $1`,
      [owner.profileId],
    )
    await tell(db, admin, product, right, 'Question 4')
    const [mail] = await mails(db)
    expect(mail).toMatchObject({
      to: owner.email,
      name: 'Ms Nkosi',
      language: 'af',
      productId: product,
      fileName: 'Test.pdf',
      sentence: 'Question 4',
    })
    expect(await mails(db)).toEqual([])
    expect(await finish(db, mail?.id, '450 greylisted')).toEqual([{ done: true }])
    expect(await mails(db)).toEqual([])
    await db.root(`update private.correction_notice set mail_due_at = now()`)
    expect(await mails(db)).toHaveLength(1)
    expect(await finish(db, mail?.id, null)).toEqual([{ done: true }])
    expect(await finish(db, mail?.id, null)).toEqual([{ done: false }])
    await db.root(`update private.correction_notice set attempts = 0`)
    expect(await mails(db)).toEqual([])
  }))

test('is given up after fourteen attempts', () =>
  rolledBack(async (db) => {
    const { admin, product } = await ownedAndCorrected(db)
    await tell(db, admin, product, right)
    await db.root('update private.correction_notice set attempts = 13')
    const [mail] = await mails(db)
    await finish(db, mail?.id, 'no')
    expect(await db.root('select mail_due_at from private.correction_notice')).toEqual([
      { mail_due_at: null },
    ])
  }))

test('nobody is mailed about what they do not have any more', () =>
  rolledBack(async (db) => {
    const { admin, product, owner, order } = await ownedAndCorrected(db)
    await tell(db, admin, product, right)
    await db.root(
      `update public.teacher_products_order set order_status = 'CANCELLED' where id = $1`,
      [order],
    )
    const [mail] = await mails(db)
    expect(mail).not.toHaveProperty('to')
    expect(await corrected(db, owner)).toEqual([])
    expect(await db.root('select mail_due_at from private.correction_notice')).toEqual([
      { mail_due_at: null },
    ])
  }))

test('a sentence has at most 300 letters; an empty one is none', () =>
  rolledBack(async (db) => {
    const { admin, product } = await ownedAndCorrected(db)
    await expect(tell(db, admin, product, right, 'x'.repeat(301))).rejects.toMatchObject({
      constraint: 'correction_sentence_length',
    })
    await tell(db, admin, product, right, '   ')
    expect(await versionsOf(db, admin, product)).toMatchObject([{ told: { sentence: null } }])
  }))

test('administrators tell, the service sends, and what was told is in the audit', () =>
  rolledBack(async (db) => {
    const { admin, product, owner } = await ownedAndCorrected(db)
    for (const person of [owner, await newPerson(db, ['superadmin'])])
      await expectRefused(tell(db, person, product, right), 'admin_required')
    for (const name of ['claim_correction_mail', 'finish_correction_mail'])
      await expectRefused(
        db.asUser(admin, `select public.${name}(${name.startsWith('claim') ? '1' : 'null::uuid'})`),
        `permission denied for function ${name}`,
      )
    await expectRefused(
      db.asAnon('select public.see_corrections($1)', [product]),
      'permission denied for function see_corrections',
    )
    await tell(db, admin, product, right, 'Question 4')
    expect(
      await db.root(
        `select new_values ->> 'sentence' as sentence from public.admin_audit where table_name = 'correction'`,
      ),
    ).toEqual([{ sentence: 'Question 4' }])
  }))

test('a thousand owners are told in one go', () =>
  rolledBack(async (db) => {
    const { admin, product } = await resourceWithFile(db)
    await db.root(
      `with made as (
         insert into public.teacher_profile (owner)
         select gen_random_uuid()::text || '::t' || n from generate_series(1, 1000) as n returning id)
       insert into public.product_subscription (teacher_profile_id, product_id, time_stamp)
       select made.id, $1, now() - interval '1 day' from made`,
      [product],
    )
    await replace(db, admin, product, wrong, right)
    expect(await tell(db, admin, product, right)).toBe(1000)
  }))
