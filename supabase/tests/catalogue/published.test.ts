import { expect, test } from 'vitest'
import type { Follower } from '../../../web/src/graphql/live/follower.ts'
import { liveMap } from '../../../web/src/graphql/live/live-map.ts'
import { rolledBack } from '../support/database.ts'

test('what open pages follow is published, and nothing else', () =>
  rolledBack(async (db) => {
    const published = await db.root(
      `select tablename from pg_publication_tables where pubname = 'supabase_realtime' order by 1`,
    )
    expect(published.map(({ tablename }) => tablename)).toEqual(Object.keys(liveMap).toSorted())
  }))

test('of what is published, every stored column is', () =>
  rolledBack(async (db) => {
    const kept = await db.root(
      `select tablename || '.' || attname as column
       from pg_attribute a join pg_publication_tables t on a.attrelid = ('public.' || tablename)::regclass
       where pubname = 'supabase_realtime' and schemaname = 'public' and attnum > 0 and not attisdropped and attgenerated = ''
         and not attname = any (t.attnames)`,
    )
    expect(kept).toEqual([])
  }))

// Logical replication leaves generated columns out: a row that is patched keeps the old value, until its list is asked for.
test('a generated column does not go stale, except for those that no screen reads', () =>
  rolledBack(async (db) => {
    const generated = await db.root(
      `select a.attrelid::regclass::text as table, a.attname as column
       from pg_attribute a join pg_publication_rel r on r.prrelid = a.attrelid
       where a.attgenerated <> '' and not a.attisdropped`,
    )
    const followers: Record<string, readonly Follower[]> = liveMap
    const stale = generated.filter(({ table }) =>
      followers[String(table)]?.some(
        ({ changed = [] }) => changed.includes('patch') && !changed.includes('lists'),
      ),
    )
    expect(stale).toEqual([
      { table: 'product', column: 'listable' },
      // No screen reads these two: the database sorts and searches by them.
      { table: 'subject', column: 'grade_order' },
      { table: 'subject', column: 'search_field' },
    ])
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
