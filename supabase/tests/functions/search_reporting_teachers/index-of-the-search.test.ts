import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

/** How often this transaction has looked into the index of the search. */
const looks = async (db: Database) => {
  const [row] = await db.root(
    `select pg_stat_get_xact_numscans('public.reporting_teacher_search_field_idx'::regclass)::integer as scans`,
  )
  return Number(row?.['scans'])
}

test.each([
  '060 123 4567',
  '+27 (0)60 123 4567',
  '2026-03-14',
  '14 march 2026',
  'administrator thandi',
  'onderwyser botha',
])('%j is looked up in the index', (words) =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    await newTeacher(db)
    // So few rows as a test has are read from end to end sooner.
    await db.root('set local enable_seqscan = off')
    await db.root('set local enable_indexscan = off')
    const before = await looks(db)
    await db.asUser(admin, 'select id from public.search_reporting_teachers($1)', [words])
    expect(await looks(db)).toBeGreaterThan(before)
  }),
)
