import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accountNumber } from './account-number.ts'
import { readStatement } from './read-statement.ts'

const statements = async (bytes: Uint8Array) => {
  const read = await readStatement(bytes)
  if (read.kind !== 'statement') throw new Error(read.kind)
  return [read.statement, ...read.more]
}
const inText = async (text: string) => statements(new TextEncoder().encode(text))
const report = async (name: string) =>
  statements(readFileSync(`${import.meta.dirname}/../../../../../tables/testing/files/${name}`))

test.each([
  ['62000000015', '62000000015'],
  [' 62 000 000 015 ', '62000000015'],
  ['051-234-567', '051234567'],
  ['="051234567"', '051234567'],
])('%s is the account %s', (said, account) => {
  expect(accountNumber(said)).toEqual({ account })
})

test.each([
  '1,23457E+09',
  '1.23457E+09',
  '1.23457e9',
  '6.2E+10',
  '1234567890.0',
  '1234567890,00',
  '1 234 567 890,00',
  '1,234,567,890',
  '######',
  '****1234',
  'XXXX1234',
  '123',
  '٠١٢٣٤٥٦٧',
  '123456789012345678901',
])('%s is refused as it stands', (said) => {
  expect(accountNumber(said)).toEqual({ refusedAccount: said })
})

test('a column that a spreadsheet has shortened is refused by name, and its lines are read', async () => {
  expect(await report('E1-capitec.csv')).toMatchObject([{ account: '1234567890' }])
  const [shortened] = await report('E2-capitec-saved-in-excel.csv')
  expect(shortened).toMatchObject({
    account: '',
    refusedAccount: '1,23457E+09',
    lines: [{ amount: '296.00' }],
  })
})

test.each(['1.2345678E+10', '62000000015.0', '62000000015,00', '62,000,000,015'])(
  'a label that says %s is refused by name',
  async (said) => {
    const cell = said.includes(',') ? `"${said}"` : said
    expect(
      await inText(
        `Account:,${cell},[GOLD]\nDate,Amount,Balance,Description\n2026/03/04,1.00,1.00,A\n`,
      ),
    ).toMatchObject([{ account: '', refusedAccount: said }])
  },
)

test('rows of several accounts are a statement each', async () => {
  const head = 'Account,Date,Description,Reference,Amount,Fees,Balance\n'
  expect(
    await inText(
      `${head}1051234567,2026/03/04,A,,1.00,,1.00\n1059999999,2026/03/04,B,,2.00,,2.00\n1051234567,2026/03/05,C,,3.00,,4.00\n,2026/03/06,D,,4.00,,8.00\nTotal:,,,,10.00,,\n`,
    ),
  ).toMatchObject([
    {
      account: '1051234567',
      closingBalance: '8.00',
      lines: [{ description: 'A' }, { description: 'C' }, { description: 'D' }],
    },
    { account: '1059999999', closingBalance: '2.00', lines: [{ description: 'B' }] },
  ])
})

test('a day that is still to come is told, and keeps no other line out', async () => {
  expect(
    await inText('Date,Description,Amount,Balance\n20260304,A,1.00,1\n20990304,B,2.00,1\n'),
  ).toMatchObject([
    {
      lines: [{ description: 'A' }],
      problems: [{ row: 3, problem: 'future', text: '2099-03-04' }],
    },
  ])
})
