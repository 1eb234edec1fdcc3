import { expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/browser'
import { readStatement, statementOf } from './read-statement.ts'
import { statements } from './testing/statements.ts'

const read = async (text: string) => readStatement(new TextEncoder().encode(text))

const statementIn = async (text: string) => {
  const file = await read(text)
  if (file.kind !== 'statement') throw new Error(file.kind)
  return file.statement
}

test.each(Object.entries(statements))('%s', async (_, { text, bank, account, closingBalance }) => {
  const { lines, ...head } = await statementIn(text)
  expect(head).toEqual({ bank, account, problems: [], closingBalance })
  // Each file tells the same story: a teacher pays an order, and the bank takes a fee.
  expect(lines.map(({ date, amount }) => [date, amount])).toEqual([
    ['2026-03-04', '1250.00'],
    ['2026-03-05', '-12.50'],
  ])
  expect(`${String(lines[0]?.description)} ${String(lines[0]?.reference)}`).toContain(
    '260303-10111213',
  )
})

test('a row that cannot be read is told with its place, and the others are read', async () => {
  expect(
    await statementIn(
      'Date,Description,Amount,Balance\n20260304,A,100.00,1\n2026x,B,50.00,1\n20260305,C,ten,1\n',
    ),
  ).toMatchObject({
    lines: [{ row: 2, description: 'A' }],
    problems: [
      { row: 3, problem: 'date', text: '2026x' },
      { row: 4, problem: 'amount', text: 'ten' },
    ],
  })
})

test('a form that nobody has said is asked for once, then known', async () => {
  const text = 'Our bank\nWhen;What;Came;Went\n04.03.2026;PAID 260303-10111213;1 250,00;\n'
  const file = await read(text)
  if (file.kind !== 'unknown form') throw new Error(file.kind)
  expect(file.form).toMatchObject({
    head: 'when|what|came|went',
    names: ['When', 'What', 'Came', 'Went'],
  })
  const columns = { date: 0, texts: [1], moneyIn: 2, moneyOut: 3 }
  const line = { date: '2026-03-04', amount: '1250.00', description: 'PAID 260303-10111213' }
  expect(statementOf(file.form, 'Ours', columns).lines).toMatchObject([line])
  expect(
    await readStatement(new TextEncoder().encode(text), {
      [file.form.head]: { bank: 'Ours', columns },
    }),
  ).toMatchObject({ kind: 'statement', statement: { bank: 'Ours', lines: [line] } })
})

test.each(['', 'hello', '%PDF-1.7\n%âãÏÓ\n1 0 obj', '<html><body>Sign in</body></html>'])(
  '%o is not a statement',
  async (text) => {
    expect(await read(text)).toEqual({ kind: 'not a statement' })
  },
)

test('five thousand lines are read in a moment', async () => {
  const rows = Array.from(
    { length: 5000 },
    (_, n) => `20260304,PMT ${String(n)},${String(n + 1)}.00,1`,
  )
  const before = performance.now()
  const text = ['Date,Description,Amount,Balance', ...rows].join('\r\n')
  expect((await statementIn(text)).lines).toHaveLength(5000)
  expect(performance.now() - before).toBeLessThan(2000)
})

test('a stray quotation mark costs no line, and a line that nobody can take apart is told', async () => {
  const { lines, problems } = await statementIn(
    'Date,Description,Amount,Balance\n2026/03/04,"KLEIN" SKOOL,1.00,1\n2026/03/05,"A, B" x, "y,2.00,1\n2026/03/06,C,3.00,1\n',
  )
  expect(lines.map(({ description }) => description)).toEqual(['"KLEIN" SKOOL', 'C'])
  expect(problems).toMatchObject([{ row: 3, problem: 'cells' }])
})

test('a statement in a workbook is read as it is shown', async () => {
  const file = await writeXlsxFile([
    [{ value: 'Account:' }, { value: '62000000016', type: String }],
    ['Date', 'Amount', 'Balance', 'Description'].map((value) => ({ value, type: String })),
    [
      { value: new Date(Date.UTC(2026, 2, 4)), type: Date, format: 'dd/mm/yyyy' },
      { value: 1250.0000000001, type: Number, format: '#,##0.00' },
      { value: 2000, type: Number, format: '#,##0.00' },
      { value: 'PAID 260303-10111213', type: String },
    ],
  ]).toBlob()
  expect(await readStatement(new Uint8Array(await file.arrayBuffer()))).toMatchObject({
    kind: 'statement',
    statement: {
      account: '62000000016',
      lines: [{ date: '2026-03-04', amount: '1250.00', description: 'PAID 260303-10111213' }],
    },
  })
})
