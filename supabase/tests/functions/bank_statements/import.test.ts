import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused, noRight } from '../../support/refusals.ts'
import { lines, upload, type Line } from '../../support/statements.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const march: Line[] = [
  { amount: '100.00', reference: 'A', date: '2026-03-02' },
  { amount: '250.00', reference: 'B', date: '2026-03-03' },
  // Two equal payments on one day are two lines.
  { amount: '80.00', reference: 'C', date: '2026-03-04' },
  { amount: '80.00', reference: 'C', date: '2026-03-04' },
  { amount: '-12.50', reference: 'FEE', date: '2026-03-04' },
]

test('a file that is read twice changes nothing, and says so', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    expect(await upload(db, admin, march)).toMatchObject({ lines: 5, added: 5 })
    const stored = await db.root('select * from public.bank_statement_line order by id')
    expect(await upload(db, admin, march)).toMatchObject({ statementId: null, lines: 5, added: 0 })
    expect(await db.root('select * from public.bank_statement_line order by id')).toEqual(stored)
    expect(await db.root('select id from public.bank_statement')).toHaveLength(1)
  }))

test('a statement that overlaps adds only the new lines, and equal payments are counted', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    // The day was not over when the first file was downloaded: one of the two equal payments.
    await upload(db, admin, march.slice(0, 3))
    expect(
      await upload(db, admin, [
        ...march.slice(1),
        { amount: '9.00', reference: 'D', date: '2026-03-05' },
      ]),
    ).toMatchObject({ lines: 5, added: 3 })
    expect((await lines(db)).map(({ amount }) => amount)).toEqual([
      '100.00',
      '250.00',
      '80.00',
      '80.00',
      '9.00',
    ])
  }))

test('spaces, signs and capitals do not make another line; another account does', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    await upload(db, admin, [{ amount: '100', reference: '260301-10203040', description: 'Pmt' }])
    const same = [{ amount: '100.00', reference: '260301 10203040', description: 'PMT ' }]
    expect(await upload(db, admin, same)).toMatchObject({ added: 0 })
    expect(await upload(db, admin, same, { account: '4051112223' })).toMatchObject({ added: 1 })
  }))

test('money that was paid out waits for nobody', () =>
  rolledBack(async (db) => {
    await upload(db, await newPerson(db, ['admin']), march)
    expect(
      await db.root(
        `select line_state, left_amount, verdict from public.bank_statement_line where amount < 0`,
      ),
    ).toEqual([{ line_state: 'OUTGOING', left_amount: '0.00', verdict: null }])
  }))

test.each([
  ['bank_statement_empty', [], {}],
  ['bank_account_required', march, { account: 'FNB' }],
  ['bank_line_not_read', [{ amount: '1 000,00' }], {}],
  ['bank_line_not_read', [{ amount: '10.00', date: '2026-02-30' }], {}],
  ['bank_line_not_read', [{ amount: '10.00', date: '2099-01-01' }], {}],
  [
    'bank_statement_too_long',
    Array.from({ length: 5001 }, (_, n) => ({ amount: '1.00', reference: `${n}` })),
    {},
  ],
] satisfies [string, Line[], Record<string, string>][])(
  '%s is refused and stores nothing',
  (word, bad, more) =>
    rolledBack(async (db) => {
      const admin = await newPerson(db, ['admin'])
      await expectRefused(upload(db, admin, bad, more), word)
      expect(await db.root('select id from public.bank_statement_line')).toEqual([])
    }),
)

test('only administrators upload, match, search, decide and keep forms', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    await upload(db, admin, march)
    const [first] = await lines(db)
    const id = String(first?.id)
    const calls = [
      'select public.match_bank_lines()',
      `select public.search_bank_lines('a')`,
      `select public.decide_bank_line('${id}', 'aside', 'x')`,
      `select public.confirm_bank_line('${id}', gen_random_uuid(), 1)`,
      `select public.undo_bank_line(gen_random_uuid(), 'x')`,
      `select public.keep_bank_form('A', 'b|c', '{}')`,
      'select public.transfer_target(gen_random_uuid())',
      `select public.import_bank_statement('{"account": "1234", "lines": [{}]}')`,
    ]
    for (const person of [await newTeacher(db), await newPerson(db, ['superadmin', 'reporting'])]) {
      for (const call of calls) await expectRefused(db.asUser(person, call), 'admin_required')
      expect(await db.asUser(person, 'select id from public.bank_statement_line')).toEqual([])
    }
    await expectRefused(
      db.asAnon('select id from public.bank_statement_line'),
      noRight('bank_statement_line'),
    )
    expect((await lines(db))[0]).toMatchObject({ state: 'OPEN' })
  }))

test('a form is kept once for each head, and named anew', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const keep = (name: string, column: number) =>
      db.asUser(admin, 'select name, header, columns from public.keep_bank_form($1, $2, $3)', [
        name,
        'Day|What|Rand',
        JSON.stringify({ date: column }),
      ])
    await keep('Our bank', 1)
    expect(await keep('Savings', 0)).toEqual([
      { name: 'Savings', header: 'day|what|rand', columns: { date: 0 } },
    ])
    expect(await db.root('select id from public.bank_form')).toHaveLength(1)
  }))
