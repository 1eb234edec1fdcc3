import type { Root } from '../../support/world.ts'
import { newOrder } from '../../support/world.ts'
import type { Sample } from '../grants.ts'
import { created } from './created.ts'

const newStatement = (db: Root) =>
  created(db, 'bank_statement', {
    file_name: 'march.csv',
    bank: 'FNB',
    account: '62001234567',
    first_day: '2026-03-01',
    last_day: '2026-03-31',
    line_count: 1,
    new_line_count: 1,
  })

const newLine = async (db: Root) =>
  created(db, 'bank_statement_line', {
    bank_statement_id: await newStatement(db),
    account: '62001234567',
    booked_on: '2026-03-04',
    amount: '100.00',
    description: 'FNB OB PMT',
    occurrence: 1,
    fingerprint: '62001234567|2026-03-04|100.00|fnbobpmt|1',
    line_state: 'OPEN',
    left_amount: '100.00',
    search_field: 'fnb ob pmt',
  })

export const bankStatement: Sample = { arrange: newStatement }

export const bankStatementLine: Sample = { arrange: newLine }

export const bankLineOrder: Sample = {
  arrange: async (db, { owner }) =>
    created(db, 'bank_line_order', {
      bank_statement_line_id: await newLine(db),
      order_id: await newOrder(db, owner.profileId),
      order_number: '260304-10000000',
      amount: '100.00',
    }),
}

export const bankForm: Sample = {
  arrange: (db) =>
    created(db, 'bank_form', {
      name: 'Our savings bank',
      header: 'day|what|rand',
      columns: { date: 0, amount: 2, texts: [1] },
    }),
}
