import { expect, test } from 'vitest'
import { readStatement } from './read-statement.ts'
import { statements } from './testing/statements.ts'

const number = '260303-10111213'
const [paid, fee] = ['2250.00', '2237.50']

type Texts = [
  row: number,
  description: string,
  reference: string,
  balance: string | null,
  bankId: string,
]

/** What else each form says of the two lines beside their days and amounts, which are the same in all. */
const said: Record<string, [Texts, Texts]> = {
  'FNB, business': [
    [4, 'FNB OB PMT', number, paid, ''],
    [5, '#SERVICE FEES', '', fee, ''],
  ],
  'FNB, personal': [
    [8, `PAYSHAP CREDIT ${number}`, '', paid, ''],
    [9, '#Monthly Fee', '', fee, ''],
  ],
  'FNB, recreated statement': [
    [5, 'CREDIT', number, paid, ''],
    [6, 'FEES', '', fee, ''],
  ],
  'FNB, numbered records': [
    [3, 'FNB OB PMT', number, paid, ''],
    [4, 'SERVICE FEES', '', fee, ''],
  ],
  Absa: [
    [2, `ACB CREDIT ${number} (EFFEC 04,03)`, '', paid, ''],
    [3, 'MONTHLY ACC FEE ( 12,50 )', '', fee, ''],
  ],
  'Absa, with semicolons, commas and a minus behind': [
    [2, `IBANK PAYMENT FROM ${number}`, '', paid, ''],
    [3, 'FEE', '', fee, ''],
  ],
  'Standard Bank, business': [
    [6, 'CREDIT TRANSFER NKOSI', number, paid, ''],
    [7, 'FEE', '', fee, ''],
  ],
  'Standard Bank, personal': [
    [4, 'CREDIT TRANSFER', number, null, ''],
    [5, 'SERVICE FEE', '', null, ''],
  ],
  Nedbank: [
    [5, `NKOSI ${number}`, '', paid, ''],
    [6, 'MAINTENANCE FEE', '', fee, ''],
  ],
  'Nedbank, saved again by a spreadsheet': [
    [2, `NKOSI ${number}`, '', paid, ''],
    [3, 'MAINTENANCE FEE', '', fee, ''],
  ],
  'Capitec, business': [
    [4, 'PAYMENT RECEIVED', number, paid, ''],
    [6, 'DEBIT ORDER', '', fee, ''],
  ],
  'Capitec, personal': [
    [2, `Payment Received PAYMENT ${number}`, '', paid, ''],
    [3, 'Debit Order DEBIT', '', fee, ''],
  ],
  'OFX, as SGML': [
    [9, `NKOSI & SON ${number}`, '', null, '1'],
    [17, 'FEE', '', null, '2'],
  ],
  'OFX, as XML': [
    [3, number, '', null, ''],
    [4, 'FEE', '', null, ''],
  ],
}

test.each(Object.entries(statements))(
  '%s: each column of each line arrives',
  async (form, { text }) => {
    const file = await readStatement(new TextEncoder().encode(text))
    if (file.kind !== 'statement') throw new Error(file.kind)
    const money = [
      { date: '2026-03-04', amount: '1250.00' },
      { date: '2026-03-05', amount: '-12.50' },
    ]
    expect(file.statement.lines).toEqual(
      said[form]?.map(([row, description, reference, balance, bankId], at) => ({
        row,
        ...money[at],
        balance,
        description,
        reference,
        bankId,
      })),
    )
  },
)
