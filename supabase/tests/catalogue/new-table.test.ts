import { expect, test } from 'vitest'
import { rolledBack } from '../support/database.ts'
import { leftOver, missingEntries } from './places-of-a-table.ts'

test('every table has its rights, sample rows, live data, error words and bench', () =>
  rolledBack(async (db) => {
    expect(await missingEntries(db)).toEqual([])
  }))

test('nothing is entered for a table that is gone or needs no entry', () =>
  rolledBack(async (db) => {
    expect(await leftOver(db)).toEqual([])
    await db.root('drop table public.secret cascade')
    expect(await leftOver(db)).toEqual(['notLive: secret', 'notSeeded: secret', 'samples: secret'])
  }))

test('a new table is told where it belongs', () =>
  rolledBack(async (db) => {
    await db.root(`
      create table public.probe (
        id uuid primary key,
        name text constraint probe_name_key unique constraint probe_name_present check (name <> '')
      )`)
    expect(await missingEntries(db)).toEqual([
      'probe: missing in rights (supabase/tests/rights/areas); ' +
        'samples (supabase/tests/rights/samples); ' +
        'live map (web/src/graphql/live/live-map.ts, or not-live.ts with the reason); ' +
        'error words (web/src/i18n/constraint-messages.ts: probe_name_key); ' +
        'bench (local-stack/bench/scale/*.sql, or not-seeded.ts with the reason)',
    ])
  }))
