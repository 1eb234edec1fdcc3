import { describe, expect, test } from 'vitest'
import { rolledBack } from '../support/database.ts'
import {
  columnsThatTake,
  columnsThatTakeBlanks,
  exceptionsWithoutReason,
  impossible,
} from './impossible-values.ts'

describe.each(Object.keys(impossible))('%s', (type) => {
  test('no column takes what no screen can draw', () =>
    rolledBack(async (db) => {
      expect(await columnsThatTake(db, [type])).toEqual([])
    }))
})

test('what may not be empty may not be blanks of any kind either', () =>
  rolledBack(async (db) => {
    expect(await columnsThatTakeBlanks(db)).toEqual([])
    await db.root(
      `alter table public.term add probe text constraint term_probe_present check (btrim(probe) <> '')`,
    )
    expect(await columnsThatTakeBlanks(db)).toEqual(['public.term.probe'])
  }))

test('a new column without a limit is named, with what it takes', () =>
  rolledBack(async (db) => {
    await db.root(`create table public.probe (
      id uuid, price numeric constraint probe_price_positive check (price > 0), begins timestamptz,
      day date, title text constraint probe_title_present check (title <> ''), list text[], document jsonb)`)
    const taken = await columnsThatTake(db, Object.keys(impossible))
    expect(taken).toContain("public.probe.price ('NaN')")
    expect(taken).toContain("public.probe.begins ('infinity')")
    expect(taken).toContain("public.probe.day ('290000-01-03')")
    expect(taken).toContain('public.probe.title (a megabyte)')
    expect(taken).toContain('public.probe.document (a megabyte)')
    expect(taken.filter((name) => name.startsWith('public.probe.list'))).toHaveLength(2)
  }))

test('each exception is a column that no role may write', () =>
  rolledBack(async (db) => {
    expect(await exceptionsWithoutReason(db)).toEqual([])
    await db.root('grant update (buyer) on public.invoice to authenticated')
    expect(await exceptionsWithoutReason(db)).toEqual(['public.invoice.buyer'])
  }))
