import { readFileSync } from 'node:fs'
import { readFileRows } from '@kryt/tables/file-rows'
import { describe, expect, it } from 'vitest'
import { readSchools } from './read-schools.ts'

const rowsOf = async (text: string | Uint8Array) => {
  const read = await readFileRows(typeof text === 'string' ? new TextEncoder().encode(text) : text)
  if (typeof read === 'string') throw new Error(read)
  return read
}

const fixture = await rowsOf(readFileSync(new URL('fixture.csv', import.meta.url)))

describe('readSchools', () => {
  it('keeps what is a school, tidied', () => {
    const { rows, schools } = readSchools(fixture)
    expect(rows).toBe(15)
    expect(schools).toEqual([
      {
        row: 2,
        emisNumber: '200300002',
        name: 'A.M.Bam JP School',
        town: 'Butterworth',
        province: 'Eastern Cape',
      },
      {
        row: 3,
        emisNumber: '700300003',
        name: 'Hoërskool De Aar',
        town: 'Johannesburg',
        province: 'Gauteng',
      },
      { row: 4, emisNumber: '500300004', name: "M'reson P", town: null, province: 'KwaZulu-Natal' },
      {
        row: 5,
        emisNumber: '400300005',
        name: 'Tataiso P/S',
        town: 'Thaba Nchu',
        province: 'Free State',
      },
      {
        row: 10,
        emisNumber: '200300010',
        name: 'A.M.Bam JP School',
        town: 'Ncora',
        province: 'Eastern Cape',
      },
    ])
  })

  it('says of every other row why it is skipped', () => {
    expect(readSchools(fixture).skipped).toEqual([
      { row: 6, reason: '"XX" is not a province' },
      { row: 7, reason: 'the school has no name' },
      { row: 8, reason: 'same number as row 2' },
      {
        row: 9,
        reason: 'same name, town and province as row 2: A.M.Bam JP School, Butterworth',
      },
      { row: 11, reason: '"12" is not a number of the Department' },
      { row: 12, reason: 'the school is closed' },
      { row: 13, reason: '3 fields instead of 9' },
      { row: 14, reason: 'the name is longer than 200 characters' },
      { row: 15, reason: 'the town is longer than 100 characters' },
      { row: 16, reason: 'the school has no name' },
    ])
  })

  it('reads the names below a title, and a list of Windows', async () => {
    const list =
      'Lys 2026;;;;\r\nNatEmis;Province;Institution_Name;Status;Town_City\r\n200300002;WC;HO\xCBRSKOOL;OPEN;Paarl\r\n'
    const bytes = Uint8Array.from(list, (letter) => letter.charCodeAt(0))
    expect(readSchools(await rowsOf(bytes)).schools).toMatchObject([
      { row: 3, name: 'Hoërskool', town: 'Paarl' },
    ])
  })

  it('refuses a list with other columns', async () => {
    const [other, nothing] = [await rowsOf('EmisNo;Name\n1;Marula\n'), await rowsOf('')]
    expect(() => readSchools(other)).toThrow(
      'the list has no column NatEmis, Province, Institution_Name, Status, Town_City',
    )
    expect(() => readSchools(nothing)).toThrow('the list has no column')
  })
})
