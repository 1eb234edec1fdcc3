import { describe, expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newPerson, newProduct } from '../../support/world.ts'
import { call, checked, rowsOf } from './import-testing.ts'

const pictures = (count: number) =>
  Array.from({ length: count }, (_, n) => `Products/p${String(n)}.png`)

describe('what the table would refuse is told by the check', () => {
  test('two rows that come to one number, in any spelling of number and id', () =>
    rolledBack(async (db) => {
      const admin = await newPerson(db, ['admin'])
      const first = await newProduct(db, { sku: 5 })
      const other = await newProduct(db, { sku: 6 })
      const { id, counts } = await checked(db, admin, [
        { id: first, sku: '9', title: 'A' },
        { sku: '9', title: 'B' },
        { sku: '6', title: 'C' },
        { id: other.toUpperCase(), title: 'D' },
        { id: other, title: 'E' },
        { sku: '12', title: 'F' },
      ])
      expect(counts).toMatchObject({ create: 1, update: 2, error: 3 })
      expect(
        (await rowsOf(db, admin, id, 'error')).map(({ n, errors }) => [
          n,
          errors.map(({ word }) => word).sort(),
        ]),
      ).toEqual([
        [2, ['import_claim_repeated']],
        [4, ['import_row_repeated']],
        [5, ['import_row_repeated']],
      ])
      expect((await call(db, admin, 'carry_out_run', id)).counts).toMatchObject({
        created: 1,
        updated: 2,
        failed: 0,
      })
    }))

  test('eleven pictures', () =>
    rolledBack(async (db) => {
      const admin = await newPerson(db, ['admin'])
      await db.root(
        `insert into storage.objects (bucket_id, name) select 'images', unnest($1::text[])`,
        [pictures(11)],
      )
      const { id } = await checked(db, admin, [
        { title: 'ten', pictures: pictures(10).join('|') },
        { title: 'eleven', pictures: pictures(11).join('|') },
      ])
      expect((await rowsOf(db, admin, id, 'error')).map(({ n, errors }) => [n, errors])).toEqual([
        [2, [{ column: 'pictures', word: 'import_pictures_too_many' }]],
      ])
    }))

  test('a rule that is added to the table is known at once', () =>
    rolledBack(async (db) => {
      const admin = await newPerson(db, ['admin'])
      await db.root(
        `alter table public.product add constraint product_title_probe_length check (length(title) < 10)`,
      )
      const { id, counts } = await checked(db, admin, [
        { title: 'x'.repeat(20) },
        { title: 'short' },
      ])
      expect(counts).toMatchObject({ create: 1, error: 1 })
      expect((await rowsOf(db, admin, id, 'error'))[0]?.errors).toEqual([
        { column: 'title', word: 'import_text_too_long' },
      ])
    }))

  test.each(['#N/A', '#DIV/0!', '#REF!', '#####'])('%s is no empty cell', (cell) =>
    rolledBack(async (db) => {
      const admin = await newPerson(db, ['admin'])
      const sku = 5
      await newProduct(db, { sku, price: 40 })
      const { id } = await checked(db, admin, [{ sku: '5', price: cell }, { title: cell }])
      expect((await rowsOf(db, admin, id, 'error')).map(({ errors }) => errors)).toEqual([
        [{ column: 'price', word: 'import_cell_error' }],
        [{ column: 'title', word: 'import_cell_error' }],
      ])
    }),
  )

  test('a resource that becomes free is named', () =>
    rolledBack(async (db) => {
      const admin = await newPerson(db, ['admin'])
      await newProduct(db, { sku: 5, price: 40 })
      const state = await checked(db, admin, [
        { sku: '5', price: '' },
        { title: 'new', price: '0' },
        { title: 'reduced', price: '10', discount: '100%' },
        { title: 'sold', price: '10' },
      ])
      expect(state).toMatchObject({ warnings: { free: 3 } })
      expect((await rowsOf(db, admin, state.id, 'create')).map(({ warning }) => warning)).toEqual([
        'free',
        'free',
        null,
      ])
    }))
})

describe('what the check could not know fails alone', () => {
  test('a rule of a trigger, and one that came after the check', () =>
    rolledBack(async (db) => {
      const admin = await newPerson(db, ['admin'])
      const { id } = await checked(db, admin, [
        { title: 'first' },
        { title: 'refused' },
        { title: 'too long for it' },
        { title: 'last' },
      ])
      await db.root(`create function private.refuse_probe() returns trigger language plpgsql as $$
        begin
          if new.title = 'refused' then raise exception 'probe_refused'; end if;
          return new;
        end $$`)
      await db.root(`create trigger refuse_probe before insert on public.product
        for each row execute function private.refuse_probe()`)
      await db.root(
        `alter table public.product add constraint product_title_probe_length check (length(title) < 10) not valid`,
      )
      expect((await call(db, admin, 'carry_out_run', id)).counts).toMatchObject({
        created: 2,
        failed: 2,
        create: 0,
      })
      expect((await rowsOf(db, admin, id, 'failed')).map(({ n, errors }) => [n, errors])).toEqual([
        [2, [{ column: 'title', word: 'probe_refused' }]],
        [3, [{ column: 'title', word: 'import_text_too_long' }]],
      ])
    }))

  test('a tag, a category and a bundle that went after the check', () =>
    rolledBack(async (db) => {
      const admin = await newPerson(db, ['admin'])
      await db.root(`insert into public.product_tag (name) values ('Probe tag')`)
      await db.root(`insert into public.product_category (name) values ('Probe category')`)
      const { id } = await checked(db, admin, [
        { title: 'A', tags: 'Probe tag', category: 'Probe category' },
        { title: 'B' },
      ])
      await db.root(`delete from public.product_tag where name = 'Probe tag'`)
      await db.root(`delete from public.product_category where name = 'Probe category'`)
      const { counts } = await call(db, admin, 'carry_out_run', id)
      expect(counts).toMatchObject({ create: 0, staged: 0 })
      expect((counts['created'] ?? 0) + (counts['failed'] ?? 0)).toBe(2)
    }))
})
