import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { call, checked } from '../functions/import_catalogue/import-testing.ts'
import { rolledBack, rolledBackAlone, type Database, type Row } from '../support/database.ts'
import { columnsOf } from '../support/distinct.ts'
import { newPerson } from '../support/world.ts'

/** Columns of public.product that nobody keeps, with who does. */
const notKeptByPeople: Readonly<Record<string, string>> = {
  id: 'The database, when the row is made.',
  created_at: 'The database, when the row is made.',
  updated_at: 'A trigger, at every change.',
  type: 'It is always Product.',
  file_count: 'A trigger of product_content.',
  video_count: 'A trigger of product_content.',
  missing_count: 'The content check.',
  search_field: 'fill_product().',
  category_order: 'fill_product() and the category’s trigger.',
  listable: 'It is computed.',
}

const inTable = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The columns that the web app knows: the list, the dialog, the file and the audit take them from there. */
const ofWebApp = readFileSync(
  join(import.meta.dirname, '../../../web/src/domain/product/product-columns.ts'),
  'utf8',
)
  .split('\n')
  .flatMap((line) => {
    const [, name, kind] = /^ {2}(\w+): \{ word: .*\bkind: '(\w+)'/.exec(line) ?? []
    if (name === undefined || kind === undefined) return []
    return [{ name, kind, key: /\bkey: '(\w+)'/.exec(line)?.[1] ?? inTable(name) }]
  })

interface Known {
  name: string
  kind: string | null
}

const known = async (db: Pick<Database, 'root'>) =>
  (await db.root('select * from private.product_columns()')) as unknown as Known[] // as it returns

/** What is said nowhere, or twice: columns without a place and columns without a kind. */
async function faults(db: Pick<Database, 'root'>): Promise<string[]> {
  const kept = await known(db)
  const all = (await columnsOf(db, 'public.product')).map(({ name }) => name)
  return [
    ...all
      .filter(
        (name) =>
          kept.some((column) => column.name === name) === Object.hasOwn(notKeptByPeople, name),
      )
      .map((name) => `${name}: by people, or by whom?`),
    ...kept.filter(({ kind }) => kind === null).map(({ name }) => `${name}: of what kind?`),
  ]
}

test('each column of a resource is kept by people, with a kind, or by somebody who is named', () =>
  rolledBackAlone(async (db) => {
    expect(await faults(db)).toEqual([])
    await db.root(`
      alter table public.product add weight numeric(5, 2), add shelf text;
      grant update (weight) on public.product to authenticated`)
    expect(await faults(db)).toEqual(['shelf: by people, or by whom?', 'weight: of what kind?'])
  }))

const added = {
  spare_text: ['text', 'A. Author', 'B. Author'],
  spare_number: ['integer', '2', '3'],
  spare_flag: ['boolean not null default false', 'yes', 'no'],
  spare_moment: ['timestamptz', '2026-02-03 10:00', '2027-02-03 10:00'],
} as const

test('a column that people may write is saved, exported and imported without being named', () =>
  rolledBackAlone(async (db) => {
    for (const [name, [type]] of Object.entries(added))
      await db.root(`
        alter table public.product add ${name} ${type};
        grant insert (${name}), update (${name}) on public.product to authenticated`)
    const admin = await newPerson(db, ['admin'])
    const [made] = await db.asUser(admin, 'select * from public.save_product($1, $2)', [
      JSON.stringify({
        title: 'New',
        spareText: 'A. Author',
        spareNumber: 2,
        spareFlag: true,
        spareMoment: '2026-02-03T08:00:00Z',
      }),
      [],
    ])
    const target = JSON.stringify({ ids: [made?.['id']] })
    const exported = async () => {
      const [row = {}] = await call<Record<string, string>[]>(db, admin, 'export_products', target)
      return Object.fromEntries(Object.keys(added).map((name) => [name, row[name]]))
    }
    const said = (at: 1 | 2) =>
      Object.fromEntries(Object.entries(added).map(([name, texts]) => [name, texts[at]]))
    expect(await exported()).toEqual(said(1))

    const { id } = await checked(db, admin, [{ id: String(made?.['id']), ...said(2) }])
    await call(db, admin, 'carry_out_run', id, 1000)
    expect(await exported()).toEqual(said(2))
    await call(db, admin, 'undo_run', id)
    expect(await exported()).toEqual(said(1))
  }))

test('the web app has each column by the same name, kind and head of a file', () =>
  rolledBack(async (db) => {
    const columns = await db.root(`
      select known.key, known.kind, coalesce(columns.api_name, '') as name
      from private.file_columns() as known left join private.product_columns() as columns using (key)`)
    const byKey = (all: readonly Row[]) =>
      all.toSorted((a, b) => String(a['key']).localeCompare(String(b['key'])))
    const inNoTable = new Set(['recommended_price', 'video_ids', 'files'])
    expect(
      byKey(ofWebApp.map((one) => ({ ...one, name: inNoTable.has(one.key) ? '' : one.name }))),
    ).toEqual(byKey(columns))
  }))
