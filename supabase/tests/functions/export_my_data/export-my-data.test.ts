import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newContent, newPurchase } from '../../support/library.ts'
import { notice, receive, sent } from '../../support/notifications.ts'
import { newCart } from '../../support/orders.ts'
import { newTeacherIn } from '../../support/planning.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newLine, newOrder, newPerson, newProduct } from '../../support/world.ts'

interface Export {
  retryAfter?: number
  data: Record<string, unknown> & {
    records: Record<string, Record<string, unknown>[]>
    profile: Record<string, unknown> | null
  }
}

async function exported(db: Database, person: Person): Promise<Export> {
  const [row] = await db.asUser(person, 'select public.export_my_data() as answer')
  return row?.['answer'] as Export // read by the expectations below
}

test('holds the profile, and every row that hangs on it, but no secrets and nobody else', () =>
  rolledBack(async (db) => {
    const thandi = await newTeacherIn(db, 'Limpopo')
    const other = await newTeacherIn(db, 'Limpopo')
    for (const teacher of [thandi, other]) {
      const order = await newOrder(db, teacher.profileId, 'PAID')
      await newLine(db, order, await newProduct(db, { title: `Of ${teacher.email}` }))
    }
    await db.asUser(thandi, 'select public.use_here()')
    await db.asUser(thandi, 'select public.create_calendar_feed()')
    const { data } = await exported(db, thandi)
    expect(data['account']).toMatchObject({ email: thandi.email })
    expect(data['groups']).toEqual(['teacher'])
    expect(data.profile).toMatchObject({ name: 'Thandi', province: 'Limpopo' })
    expect(data.records['teacher_products_order']).toHaveLength(1)
    expect(data.records['order_line']).toMatchObject([{ title: `Of ${thandi.email}` }])
    expect(data.records['calendar_feed']).toHaveLength(1)
    const text = JSON.stringify(data)
    expect(text).not.toContain(other.email)
    expect(text).not.toMatch(/"(?:session_token|token|actor_id)"/)
  }))

test('holds each download once', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacherIn(db, 'Limpopo')
    const paper = await newProduct(db)
    await newContent(db, paper, ['ProductsContent/7/paper.pdf'])
    await newPurchase(db, teacher.profileId, paper)
    await db.asUser(teacher, 'select public.record_download($1, $2)', [
      paper,
      'ProductsContent/7/paper.pdf',
    ])
    const { data } = await exported(db, teacher)
    expect(data['downloads']).toMatchObject([{ file_key: 'ProductsContent/7/paper.pdf' }])
    expect(data.records).not.toHaveProperty('product_download')
  }))

test('holds every table with a key to the profile, however new', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacherIn(db, 'Limpopo')
    await db.root(`create table private.brand_new (
      id uuid primary key default gen_random_uuid(), created_at timestamptz default now(), said text,
      teacher_profile_id uuid references public.teacher_profile (id) on delete cascade)`)
    await db.root(`insert into private.brand_new (said, teacher_profile_id) values ('mine', $1)`, [
      teacher.profileId,
    ])
    const { data } = await exported(db, teacher)
    expect(data.records['brand_new']).toMatchObject([{ said: 'mine' }])
  }))

test('names the payments of an order, but not how the provider spoke to us, nor what was forged', () =>
  rolledBack(async (db) => {
    const buyer = await newTeacherIn(db, 'Limpopo')
    const { cart } = await newCart(db, buyer)
    const attempt = await sent(db, buyer, cart)
    const secret = { name_first: 'Of another person', merchant_id: '10000100' }
    await receive(db, notice(attempt, cart, { ...secret, pf_payment_id: '1' }), false)
    await receive(db, notice(attempt, cart, { ...secret, pf_payment_id: '2' }), true, false)
    await receive(db, notice(attempt, cart, { ...secret, pf_payment_id: '3' }))
    const { data } = await exported(db, buyer)
    const notifications = data.records['payment_notification'] ?? []
    expect(notifications).toMatchObject([{ provider_payment_id: '3', verdict: 'paid' }])
    const text = JSON.stringify(notifications)
    expect(text).not.toContain(secret.name_first)
    expect(text).not.toContain(secret.merchant_id)
  }))

// A column that is not granted to anybody is kept back on purpose. A new one has to be judged.
test('knows every column that is granted to nobody', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacherIn(db, 'Limpopo')
    const { data } = await exported(db, teacher)
    const tables = Object.keys(data.records)
    const hidden = await db.root(
      `select class.relname || '.' || held.attname as column
       from pg_class as class
       join pg_attribute as held on held.attrelid = class.oid and held.attnum > 0 and not held.attisdropped
       where class.relname = any ($1) and class.relkind = 'r'
         and class.relnamespace = 'public'::regnamespace
         and not has_column_privilege('authenticated', class.oid, held.attname, 'select')
       order by 1`,
      [tables],
    )
    expect(hidden.map(({ column }) => column)).toEqual([
      'archived_teacher_products_order.has_physical', // exported, like the next two: what was ordered
      'archived_teacher_products_order.has_questions',
      'archived_teacher_products_order.order_actors', // left out
      'archived_teacher_products_order.product_count',
      'archived_teacher_products_order.search_field', // left out
      'bank_line_order.confirmed_by', // left out
      'bank_line_order.order_event_id', // exported: an entry of the history
      'bank_line_order.undone_by', // left out
      'bank_question.question_key', // exported: their own, like the paper that it is in
      'bank_question.search_field', // left out
      'bank_question.source_id', // exported: that paper
      'order_event.actor_id', // left out
      'order_line_member.teacher_profile_id', // exported: their own
      'payment_attempt.contents', // exported: what they were about to pay for
      'payment_notification.fields', // left out, like the next two
      'payment_notification.headers',
      'payment_notification.raw_body',
      'refund.note', // exported: what was written about their refund
      'refund.noted_by', // left out
    ])
  }))

// What hangs on the user and not on the profile is named in the function. A new table has to be judged.
test('knows every table with a key to the user', () =>
  rolledBack(async (db) => {
    const links = await db.root(
      `select conrelid::regclass::text || '.' || (
         select attname from pg_attribute where attrelid = conrelid and attnum = conkey[1]) as link
       from pg_constraint where contype = 'f' and confrelid = 'auth.users'::regclass
         and connamespace in ('public'::regnamespace, 'private'::regnamespace) order by 1`,
    )
    expect(links.map(({ link }) => link)).toEqual([
      'bank_line_order.confirmed_by', // an administrator, like the next two
      'bank_line_order.undone_by',
      'bank_statement.uploaded_by',
      'order_event.actor_id', // an administrator, or the buyer of the order that is exported
      'payment_notification.resolved_by', // an administrator
      'private.checked_coupon.user_id', // for an hour, that a coupon was tried
      'private.list_view.user_id', // how they look at a list of the back-office
      'private.order_note.author_id', // an administrator
      'private.run.user_id', // an administrator
      'private.session_end.user_id', // the moment at which sessions were ended, nothing about the person
      'private.temporary_password.user_id', // the digest of a password
      'private.user_group.user_id', // exported
      'product_download.user_id', // exported
      'refund.noted_by', // an administrator
      'subject.created_by', // the subject is everybody's
      'teacher_profile.user_id', // exported
    ])
  }))

test('an administrator who never taught has an account and no records', () =>
  rolledBack(async (db) => {
    const { data } = await exported(db, await newPerson(db, ['admin']))
    expect([data['groups'], data.profile, data.records]).toEqual([['admin'], null, {}])
  }))

test('three an hour; the fourth is told when to try again', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacherIn(db, 'Limpopo')
    for (let time = 0; time < 3; time += 1) {
      expect(await exported(db, teacher)).toHaveProperty('data')
    }
    const refused = await exported(db, teacher)
    expect(refused).not.toHaveProperty('data')
    expect(refused.retryAfter).toBeGreaterThan(3500)
  }))

test('a visitor has nothing to export', () =>
  rolledBack(async (db) => {
    await expectRefused(
      db.asAnon('select public.export_my_data()'),
      'permission denied for function export_my_data',
    )
  }))
