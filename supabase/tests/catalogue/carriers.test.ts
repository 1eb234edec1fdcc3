import { expect, test } from 'vitest'
import { rolledBack, rolledBackAlone } from '../support/database.ts'
import { unsentColumns } from './forms.ts'
import { unknownFunctions, unknownWriters, unproven, unsaidColumns } from './carriers.ts'

test('each column of a table is carried by each of its carriers, or left for a reason', () =>
  rolledBack(async (db) => {
    expect(await unsaidColumns(db)).toEqual([])
    expect(await unknownFunctions(db)).toEqual([])
  }))

test('a new column is told by each carrier of its table', () =>
  rolledBackAlone(async (db) => {
    await db.root('alter table public.product add shelf_life integer')
    const unsaid = (await unsaidColumns(db)).filter((line) => line.includes('shelf_life'))
    expect(unsaid.toSorted()).toEqual([
      'export_products: product (public.product): shelf_life is not said',
      'save_product: product (public.product): shelf_life is not said',
      'write_product_columns: product (public.product): shelf_life is not said',
      'write_product_texts: product (public.product): shelf_life is not said',
    ])
  }))

test('a test sends a row through each carrier', () => {
  expect(unproven()).toEqual([])
})

test('a function that writes many columns is a carrier, or is said to be none', () =>
  rolledBack(async (db) => {
    expect(await unknownWriters(db)).toEqual([])
    await db.root(`create function private.duplicate_product(id uuid) returns void
      language sql set search_path = '' as $$
        insert into public.product (title, price, pages, marks, topic)
        select p.title, p.price, p.pages, p.marks, p.topic from public.product as p where p.id = duplicate_product.id
      $$`)
    expect(await unknownWriters(db)).toEqual([
      'private.duplicate_product: public.product is not said',
    ])
  }))

test('each column that people may write is in the test of its form, or left for a reason', () =>
  rolledBackAlone(async (db) => {
    expect(await unsentColumns(db)).toEqual([])
    await db.root(`
      alter table public.holiday add school_closed boolean;
      grant update (school_closed) on public.holiday to authenticated`)
    expect(await unsentColumns(db)).toEqual([
      'holiday.school_closed is not in features/holidays/holiday-carriers.test.ts',
    ])
  }))
