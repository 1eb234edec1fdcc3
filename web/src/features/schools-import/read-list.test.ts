import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { writeWorkbook } from '@kryt/tables/testing/write-workbook'
import { cellsOf, guessColumns } from '@/domain/file-import/columns.ts'
import { readTable } from '@/domain/file-import/read-table.ts'
import { provinceNames } from '@/i18n/province-names.ts'
import { readSchoolCell, schoolColumns } from './school-columns.ts'
import { schoolList } from './schools-kind.ts'
import af from '@/i18n/af.json'

/** What a file says, as it is sent. */
async function sent(bytes: Uint8Array<ArrayBuffer>) {
  const table = await readTable(bytes, schoolColumns)
  if (typeof table === 'string') throw new Error(table)
  const keys = guessColumns(schoolColumns, table.heads)
  return { keys, rows: cellsOf(table.rows, keys, schoolList.readCell) }
}

const list = new Uint8Array(
  readFileSync(join(import.meta.dirname, '../../../../tables/schools/testing/list-of-thirty.csv')),
)
const utf8 = (text: string) => new TextEncoder().encode(text)
const wide = (text: string) =>
  Uint8Array.from(Array.from(`\uFEFF${text}`, (at) => at.charCodeAt(0)).flatMap((code) => [code & 255, code >> 8])) // prettier-ignore
const cell = (at: string, value: string) =>
  /^\d+$/.test(value)
    ? `<c r="${at}"><v>${value}</v></c>`
    : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
const workbook = (rows: readonly (readonly string[])[]) =>
  new Uint8Array(
    writeWorkbook({
      formats: [],
      sheets: [
        {
          rows: rows
            .map((cells, y) => {
              const inner = cells.map((value, x) =>
                cell(`${'ABCDE'.charAt(x)}${String(y + 1)}`, value),
              )
              return `<row r="${String(y + 1)}">${inner.join('')}</row>`
            })
            .join(''),
        },
      ],
    }),
  )

describe('the list as the Department publishes it, saved by Excel on Windows', () => {
  test('its columns are known, and the others are left out', async () => {
    const { keys, rows } = await sent(list)
    expect(keys).toEqual(['emis', 'province', 'name', 'status', '', '', 'town', '', ''])
    expect(rows).toHaveLength(30)
  })

  test('names are tidied, provinces known by any spelling, and what is not known is empty', async () => {
    const { rows } = await sent(list)
    expect(rows[0]).toEqual({
      emis: '999900001',
      province: 'Eastern Cape',
      name: 'Msintsi JP School',
      status: 'OPEN',
      town: 'Kentani',
      _row: '2',
    })
    expect(rows[7]).toMatchObject({ name: 'Hoërskool Witpoort', province: 'Gauteng' })
    expect(rows.slice(0, 24).map(({ province }) => province)).toEqual(
      [
        ['Eastern Cape', 3],
        ['KwaZulu-Natal', 4],
        ['Gauteng', 3],
        ['Free State', 3],
        ['Limpopo', 3],
        ['Mpumalanga', 2],
        ['Northern Cape', 2],
        ['North West', 2],
        ['Western Cape', 2],
      ].flatMap(([name, count]) => Array<unknown>(Number(count)).fill(name)),
    )
    expect(rows[23]).toMatchObject({ town: '' })
    // A province that is none stays as it was typed, so that it is refused by its name.
    expect(rows[26]).toMatchObject({ province: 'XX' })
  })
})

const one = [{ emis: '900000001', name: 'Hoërskool Brits', province: 'North West', _row: '2' }]
test.each<[string, Uint8Array<ArrayBuffer>]>([
  ['commas', utf8('EMIS Number,School Name,Province\n900000001,HOËRSKOOL BRITS,NW\n')],
  ['tabs in UTF-16', wide('EMIS No\tName\tProvince\r\n900000001\tHOËRSKOOL BRITS\tNW\r\n')],
  ['a mark, in Afrikaans', utf8('\uFEFFEMIS-nommer;Skoolnaam;Provinsie\n900000001;HOËRSKOOL BRITS;Noordwes\n')],
  ['decomposed letters', utf8('NatEmis;Official_Institution_Name;Province\n900000001;HOE\u0308RSKOOL BRITS;N.W.\n')],
  ['a workbook with numbers', workbook([['NatEmis', 'Institution_Name', 'Province'], ['900000001', 'HOËRSKOOL BRITS', 'NW']])],
])('%s', async (_, bytes) => expect((await sent(bytes)).rows).toEqual(one)) // prettier-ignore

test('a title above, and where the columns stand', async () => {
  const { rows } = await sent(
    utf8('Schools 2027;;\n;;\nNatEmis;Institution_Name;Province\n1;A;EC\n'),
  )
  expect(rows).toEqual([{ emis: '1', name: 'A', province: 'Eastern Cape', _row: '4' }])
})

test('each other name of a column means that column and no other', () => {
  const names = schoolColumns.flatMap(({ key, also }) =>
    [key, ...also].map((name) => ({ key, name })),
  )
  expect(names.map(({ name }) => guessColumns(schoolColumns, [name])[0])).toEqual(names.map(({ key }) => key)) // prettier-ignore
  expect(new Set(names.map(({ name }) => name)).size).toBe(names.length)
})

test.each(Object.entries(provinceNames))('%s is known by both of its names', (name, { id }) => {
  const inAfrikaans = (af as Record<string, string>)[id]
  expect([name, inAfrikaans].map((cell) => readSchoolCell('province', cell ?? ''))).toEqual([name, name]) // prettier-ignore
})
