import { expect, test } from 'vitest'
import { rolledBack } from '../support/database.ts'

test('open pages are told about what changes before their eyes, and nothing else', () =>
  rolledBack(async (db) => {
    expect(
      await db.root(
        `select tablename from pg_publication_tables where pubname = 'supabase_realtime' order by 1`,
      ),
    ).toEqual([
      { tablename: 'announcement' },
      { tablename: 'announcement_read' },
      { tablename: 'communication' },
      { tablename: 'communication_withdrawal' },
      { tablename: 'holiday' },
      { tablename: 'product' },
      { tablename: 'product_bundle' },
      { tablename: 'product_subscription' },
      { tablename: 'shop_item' },
      { tablename: 'subject' },
      { tablename: 'teacher_activity' },
      { tablename: 'teacher_class_subject' },
      { tablename: 'teacher_products_order' },
      { tablename: 'teacher_profile' },
      { tablename: 'teacher_schedule' },
      { tablename: 'term' },
      { tablename: 'term_biweek' },
    ])
  }))

test('no live table has a column that logical replication leaves out, except for the policies', () =>
  rolledBack(async (db) => {
    expect(
      await db.root(
        `select a.attrelid::regclass || '.' || a.attname as generated
         from pg_attribute a join pg_publication_rel r on r.prrelid = a.attrelid
         where a.attgenerated <> '' and not a.attisdropped`,
      ),
    ).toEqual([{ generated: 'product.listable' }])
  }))

test('pg_graphql finds its settings in one comment, with introspection off', () =>
  rolledBack(async (db) => {
    const [row] = await db.root(
      `select obj_description('public'::regnamespace, 'pg_namespace') as comment`,
    )
    const [, settings = ''] = /^@graphql\((\{.*\})\)$/.exec(String(row?.['comment'])) ?? []
    expect(JSON.parse(settings)).toEqual({
      inflect_names: true,
      max_rows: 100,
      introspection: false,
    })
  }))

test('every directive in a comment is JSON that pg_graphql can read', () =>
  rolledBack(async (db) => {
    const comments = await db.root(
      `select description as text from pg_description where description like '%@graphql(%'`,
    )
    expect(comments.length).toBeGreaterThan(1)
    for (const { text } of comments) {
      const [, directive = ''] = /@graphql\((.*)\)/s.exec(String(text)) ?? []
      expect(() => JSON.parse(directive) as unknown, String(text)).not.toThrow()
    }
  }))

test('a function of one row is named as a computed field', () =>
  rolledBack(async (db) => {
    expect(
      await db.root(
        `select p.oid::regprocedure::text as name from pg_proc p join pg_class c on c.reltype = p.proargtypes[0]
         where p.pronamespace = 'public'::regnamespace and p.pronargs = 1 and p.proname !~ '^_'`,
      ),
    ).toEqual([])
  }))
