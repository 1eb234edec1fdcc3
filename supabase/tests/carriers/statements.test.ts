import { expect, test } from 'vitest'
import { rolledBack, type Row } from '../support/database.ts'
import { wholeRow } from '../support/distinct.ts'
import { account } from '../support/statements.ts'
import { newPerson } from '../support/world.ts'
import { expectCarried } from './expect-carried.ts'

test('a bank statement and each of its lines keep all that the file says', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const lines = [
      { date: '2026-03-04', amount: '412.35', balance: '9001.17', description: 'FNB OB PMT Nkosi', reference: '203101-19283746', bankId: 'FIT 1' },
      { date: '2026-03-06', amount: '-87.60', balance: '8913.57', description: 'Service fee', reference: 'Feb 10293847', bankId: 'FIT 2' },
    ] // prettier-ignore
    const statement = { fileName: 'march.ofx', bank: 'FNB', account, closingBalance: '8913.58' }
    const [answer] = await db.asUser(
      admin,
      'select public.import_bank_statement($1)::jsonb as value',
      [JSON.stringify({ ...statement, lines })],
    )
    const { statementId } = answer?.['value'] as { statementId: string }
    await expectCarried(
      db,
      'import_bank_statement: bank_statement',
      {
        file_name: statement.fileName,
        bank: statement.bank,
        account,
        first_day: '2026-03-04',
        last_day: '2026-03-06',
        line_count: 2,
        closing_balance: 8913.58,
        uploaded_by: admin.id,
      },
      await wholeRow(db, 'public.bank_statement', statementId),
      { also: { new_line_count: 2 } },
    )
    const stored = await db.root(
      `select to_jsonb(line) as row from public.bank_statement_line as line
       where bank_statement_id = $1 order by booked_on`,
      [statementId],
    )
    expect(stored).toHaveLength(2)
    for (const [at, { row }] of stored.entries()) {
      const { date: booked_on, bankId: bank_id, ...line } = lines[at] ?? lines[0] ?? {}
      await expectCarried(
        db,
        'import_bank_statement: bank_statement_line',
        { ...line, booked_on, bank_id, account, bank_statement_id: statementId },
        row as Row, // as selected
        { also: { line_state: at === 0 ? 'OPEN' : 'OUTGOING', note: '', returned_amount: 0 } },
      )
    }
  }))

test('a notice of a card payment is stored whole', () =>
  rolledBack(async (db) => {
    const fields = {
      m_payment_id: '3f2b6a10-0000-4000-8000-000000000001',
      pf_payment_id: '1089250',
      payment_status: 'COMPLETE',
      merchant_id: '10000100',
      custom_str1: '203101-19283746',
      amount_gross: '412.35',
    }
    const sent = {
      raw_body: new URLSearchParams(fields).toString(),
      source_address: '197.97.145.144',
    }
    const headers = { 'user-agent': 'PayFast' }
    const [stored] = await db.asService(
      'select id from public.store_payment_notification($1, $2, $3)',
      [sent.raw_body, JSON.stringify(headers), sent.source_address],
    )
    await expectCarried(
      db,
      'store_payment_notification: payment_notification',
      {
        ...sent,
        headers,
        fields,
        provider_payment_id: fields.pf_payment_id,
        payment_status: fields.payment_status,
        merchant_id: fields.merchant_id,
        attempt_reference: fields.m_payment_id,
        order_reference: fields.custom_str1,
        amount_cents: 41_235,
      },
      await wholeRow(db, 'public.payment_notification', stored?.['id']),
      { also: { received_count: 1, verdict: null, order_id: null, needs_human: false } },
    )
  }))
