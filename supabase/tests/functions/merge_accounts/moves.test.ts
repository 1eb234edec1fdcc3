import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newContent, newPurchase } from '../../support/library.ts'
import { merge, ownersIn, twoAccounts } from '../../support/merging.ts'
import { newCart } from '../../support/orders.ts'
import { newPaper } from '../../support/papers.ts'
import { newRow, newSubject } from '../../support/planning.ts'
import { newCoupon, newLine, newOrder, newPerson, newProduct } from '../../support/world.ts'

const placed = async (db: Parameters<typeof newOrder>[0], profileId: string) => {
  const order = await newOrder(db, profileId, 'PROCESSING')
  await newLine(db, order, await newProduct(db))
  return order
}

test('orders move with their lines and invoices, and are found under the one who stays', () =>
  rolledBack(async (db) => {
    const both = await twoAccounts(db)
    const order = await placed(db, both.emptied.profileId)
    const admin = await newPerson(db, ['admin'])
    await db.asUser(admin, `select public.set_order_status($1, 'PROCESSING', 'PAID')`, [order])
    const [before] = await db.root('select buyer, lines, total, number from public.invoice')
    expect(await merge(db, both)).toEqual([
      'teacher_products_order 1/0',
      'order_line 1/0',
      'invoice 1/0',
    ])
    for (const table of ['teacher_products_order', 'order_line', 'invoice']) {
      expect(await ownersIn(db, `public.${table}`)).toEqual([{ profile: both.kept.profileId }])
    }
    expect(await db.root('select buyer, lines, total, number from public.invoice')).toEqual([
      before,
    ])
    expect(await db.root('select owner from public.teacher_products_order')).toEqual([
      { owner: `${both.kept.id}::${both.kept.email}` },
    ])
    const search = 'select id from public.search_orders($1)'
    expect(await db.asUser(admin, search, [both.kept.email])).toEqual([{ id: order }])
    expect(await db.asUser(admin, search, [both.emptied.email])).toEqual([])
    expect(await db.asUser(both.kept, search, [''])).toEqual([{ id: order }])
  }))

test('what was bought is in the library of the one who stays, and its files open', () =>
  rolledBack(async (db) => {
    const both = await twoAccounts(db)
    const paper = await newProduct(db)
    await newContent(db, paper, ['ProductsContent/7/paper.pdf'])
    await newPurchase(db, both.emptied.profileId, paper)
    await db.asUser(both.emptied, 'select public.record_download($1, $2)', [
      paper,
      'ProductsContent/7/paper.pdf',
    ])
    await merge(db, both)
    expect(await db.asUser(both.kept, 'select id from public.my_library()')).toEqual([
      { id: paper },
    ])
    expect(
      await db.root('select user_id, teacher_profile_id from public.product_download'),
    ).toEqual([{ user_id: both.kept.id, teacher_profile_id: both.kept.profileId }])
    expect(
      await db.root('select product_count from public.reporting_teacher where id = $1', [
        both.kept.id,
      ]),
    ).toEqual([{ product_count: 1 }])
  }))

test('planning moves together: classes, timetable, papers, and the activities that name them', () =>
  rolledBack(async (db) => {
    const both = await twoAccounts(db)
    const subject = await newSubject(db)
    const owner = { teacher_profile_id: both.emptied.profileId }
    const paper = await newPaper(db, both.emptied, subject)
    const lesson = await newRow(db, 'teacher_subject_template', {
      ...owner,
      name: 'Fractions',
      complexity: 'Simple',
      subject_id: subject,
    })
    const klass = await newRow(db, 'teacher_class_subject', {
      ...owner,
      name: '4A',
      subject_id: subject,
      year: 2026,
    })
    await newRow(db, 'teacher_class_period', {
      ...owner,
      teacher_class_subject_id: klass,
      year: 2026,
      day: 'Monday',
      period: 1,
    })
    await newRow(db, 'teacher_activity', {
      ...owner,
      label: 'Test',
      start_date_time: '2026-11-02T06:00:00Z',
      end_date_time: '2026-11-02T07:00:00Z',
      teacher_class_subject_id: klass,
      teacher_assessment_template_id: paper,
      teacher_subject_template_id: lesson,
    })
    await merge(db, both)
    for (const table of [
      'teacher_class_subject',
      'teacher_class_period',
      'teacher_assessment_template',
      'teacher_subject_template',
      'bank_question',
    ]) {
      expect(await ownersIn(db, `public.${table}`), table).toEqual([
        { profile: both.kept.profileId },
      ])
    }
    expect(
      await db.asUser(
        both.kept,
        `select teacher_class_subject_id as class, teacher_assessment_template_id as paper,
           teacher_subject_template_id as lesson from public.teacher_activity`,
      ),
    ).toEqual([{ class: klass, paper, lesson }])
  }))

test('pictures and proofs of then stay readable, though they lie in the folders of then', () =>
  rolledBack(async (db) => {
    const both = await twoAccounts(db)
    const names = [
      `Assessments/${both.emptied.id}/a.png`,
      `${both.emptied.id}/${randomUUID()}/p.pdf`,
    ]
    await db.root(
      `insert into storage.objects (bucket_id, name, owner_id) values ('papers', $1, $3), ('proofs', $2, $3)`,
      [...names, both.emptied.id],
    )
    const read = 'select name from storage.objects order by name'
    expect(await db.asUser(both.kept, read)).toEqual([])
    await merge(db, both)
    expect((await db.asUser(both.kept, read)).map(({ name }) => name).sort()).toEqual(
      [...names].sort(),
    )
    expect(await db.asUser(await newPerson(db, ['teacher']), read)).toEqual([])
    expect(await db.root('select distinct owner_id from storage.objects')).toEqual([
      { owner_id: both.kept.id },
    ])
    await db.root(`update storage.objects set created_at = now() - interval '8 days'`)
    expect(await db.asUser(both.kept, 'select public.my_unused_pictures() as names')).toEqual([
      { names: [names[0]] },
    ])
  }))

test('coupons and announcements for the one reach the other', () =>
  rolledBack(async (db) => {
    const both = await twoAccounts(db)
    await newCoupon(db, 'FORYOU', {
      restrict_to: 'Teachers',
      restrict_to_teachers: [both.emptied.profileId, both.kept.profileId],
    })
    await db.root(
      `insert into public.announcement (title, send_to, message) values ('Hello', array[$1], 'There')`,
      [both.emptied.profileId],
    )
    await merge(db, both)
    expect(await db.root('select restrict_to_teachers as teachers from public.coupon')).toEqual([
      { teachers: [both.kept.profileId] },
    ])
    expect(
      await db.asUser(both.kept, 'select title from public.my_unread_announcements()'),
    ).toEqual([{ title: 'Hello' }])
  }))

test('the account that was emptied is closed: profile, sign-in, sessions and groups are gone', () =>
  rolledBack(async (db) => {
    const both = await twoAccounts(db)
    await db.root(`insert into auth.sessions (id, user_id) values (gen_random_uuid(), $1)`, [
      both.emptied.id,
    ])
    await newCart(db, both.emptied)
    await merge(db, both)
    for (const sql of [
      'select id from auth.users where id = $1',
      'select id from auth.sessions where user_id = $1',
      'select group_name from private.user_group where user_id = $1',
      'select id from public.reporting_teacher where id = $1',
    ]) {
      expect(await db.root(sql, [both.emptied.id]), sql).toEqual([])
    }
    // A token from before opens nothing.
    expect(await db.asUser(both.emptied, 'select id from public.my_cart()')).toEqual([{ id: null }])
    expect(await db.asUser(both.kept, 'select product_count as n from public.my_cart()')).toEqual([
      { n: 1 },
    ])
  }))

test('the link of then leads to the one who stays, who names the other; the audit has a line', () =>
  rolledBack(async (db) => {
    const both = await twoAccounts(db)
    await newRow(db, 'teacher_class_subject', {
      teacher_profile_id: both.emptied.profileId,
      name: '4A',
      subject_id: await newSubject(db),
    })
    await merge(db, both)
    const admin = await newPerson(db, ['admin'])
    for (const id of [both.emptied.id, both.emptied.profileId]) {
      const [row] = await db.asUser(admin, 'select public.customer_page($1) as page', [id])
      expect(row?.['page']).toMatchObject({
        id: both.kept.id,
        merges: [{ username: both.emptied.email }],
      })
    }
    expect(
      await db.root(
        `select actor_id, new_values from public.admin_audit
         where row_id = $1 and table_name = 'account_merge'`,
        [both.kept.profileId],
      ),
    ).toEqual([
      {
        actor_id: both.boss.id,
        new_values: {
          emptied_profile_id: both.emptied.profileId,
          emptied_owner: `${both.emptied.id}::${both.emptied.email}`,
          moved: [{ table: 'teacher_class_subject', moved: 1, doubled: 0 }],
        },
      },
    ])
  }))

test('a table that is added later takes part, whatever its rules', () =>
  rolledBack(async (db) => {
    const both = await twoAccounts(db)
    await db.root(`create table private.brand_new (
      id uuid primary key default gen_random_uuid(), created_at timestamptz default now(), said text,
      teacher_profile_id uuid not null references public.teacher_profile (id) on delete cascade,
      unique (teacher_profile_id, said))`)
    for (const [said, profileId] of [
      ['same', both.kept.profileId],
      ['same', both.emptied.profileId],
      ['only there', both.emptied.profileId],
    ]) {
      await db.root('insert into private.brand_new (said, teacher_profile_id) values ($1, $2)', [
        said,
        profileId,
      ])
    }
    expect(await merge(db, both)).toEqual(['brand_new 1/1'])
    expect(await db.root('select said from private.brand_new order by said')).toEqual([
      { said: 'only there' },
      { said: 'same' },
    ])
    expect(await ownersIn(db, 'private.brand_new')).toEqual([{ profile: both.kept.profileId }])
  }))

test('every key to a profile is a column that the merge looks at', () =>
  rolledBack(async (db) => {
    const links = await db.root(
      `select conrelid::regclass::text || '.' || attname as link
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
       where contype = 'f' and confrelid = 'public.teacher_profile'::regclass
         and attname <> 'teacher_profile_id' order by 1`,
    )
    expect(links).toEqual([{ link: 'private.account_merge.kept_profile_id' }])
  }))
