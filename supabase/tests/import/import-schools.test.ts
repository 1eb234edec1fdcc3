import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { importList } from '../../import/schools/import-list.ts'
import { readSchools } from '../../import/schools/read-schools.ts'
import { writeSchools } from '../../import/schools/write-schools.ts'
import { readFileRows } from '@kryt/tables/file-rows'
import { connect, holdWorld } from '../support/database.ts'

const fixture = new Uint8Array(
  readFileSync(new URL('../../import/schools/fixture.csv', import.meta.url)),
)

/** The Department's own list is not in the repository; it is tested when this variable names it. */
const list = process.env['KRYT_SCHOOLS_FILE']

const everything = `select md5(string_agg(school::text, '\n' order by id)) as hash, count(*)::int as schools
  from public.school as school`

/** The import commits, so other tests wait until its schools are removed. */
async function committed(
  run: (client: Awaited<ReturnType<typeof connect>>) => Promise<void>,
): Promise<void> {
  const client = await connect()
  await holdWorld(client)
  try {
    await run(client)
  } finally {
    await client.query('delete from public.school where not is_generic')
    await client.end()
  }
}

describe('the import of schools', () => {
  test('adds, reports what it skipped, and changes nothing when it runs again', () =>
    committed(async (client) => {
      const first = await importList(client, fixture)
      expect(first.split('\n').slice(0, 4)).toEqual([
        'Read 15 rows.',
        'Added 5 schools; 0 were there already.',
        'Skipped 10 rows:',
        '  row 6: "XX" is not a province',
      ])
      const before = await client.query(everything)
      expect(await importList(client, fixture)).toContain('Added 0 schools; 5 were there already.')
      expect((await client.query(everything)).rows).toEqual(before.rows)
    }))

  test('keeps an administrator’s corrections', () =>
    committed(async (client) => {
      await importList(client, fixture)
      await client.query(
        `update public.school set name = 'A. M. Bam Junior Primary' where emis_number = '200300002'`,
      )
      await importList(client, fixture)
      const { rows } = await client.query(
        `select name from public.school where emis_number = '200300002'`,
      )
      expect(rows).toEqual([{ name: 'A. M. Bam Junior Primary' }])
    }))

  test('sends one statement per chunk', () =>
    committed(async (client) => {
      const read = await readFileRows(fixture)
      if (typeof read === 'string') throw new Error(read)
      const sent = vi.spyOn(client, 'query')
      expect(await writeSchools(client, readSchools(read).schools, 2)).toBe(5)
      expect(sent).toHaveBeenCalledTimes(3)
      sent.mockRestore()
    }))

  test('is complete or rolled back', () =>
    committed(async (client) => {
      await client.query(
        'alter table public.school add constraint school_probe check (town <> $$Ncora$$)',
      )
      try {
        await expect(importList(client, fixture)).rejects.toMatchObject({
          constraint: 'school_probe',
        })
        const { rows } = await client.query('select from public.school where not is_generic')
        expect(rows).toEqual([])
      } finally {
        await client.query('alter table public.school drop constraint school_probe')
      }
    }))
})

describe.runIf(list !== undefined)('the real list', () => {
  test('is imported in seconds, and a second run changes nothing', { timeout: 120_000 }, () =>
    committed(async (client) => {
      const csv = new Uint8Array(readFileSync(list ?? ''))
      const report = await importList(client, csv)
      const [rows, result, skipped] = report.split('\n')
      expect(rows).toBe('Read 24 813 rows.')
      expect(result).toMatch(/^Added 24 \d{3} schools; 0 were there already\.$/)
      expect(skipped).toMatch(/^Skipped \d{1,3} rows:$/)
      const before = await client.query(everything)
      expect(await importList(client, csv)).toMatch(/Added 0 schools; 24 \d{3} were there already/)
      expect((await client.query(everything)).rows).toEqual(before.rows)
    }),
  )
})
