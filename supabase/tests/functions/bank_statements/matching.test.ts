import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { awaited, confirm, lines, upload } from '../../support/statements.ts'
import { newPerson } from '../../support/world.ts'

/** What becomes of one line whose text is made of the order's number. */
async function verdictOn(
  db: Database,
  order: { number: string },
  write: (number: string) => string,
  amount = '100.00',
) {
  const admin = await newPerson(db, ['admin'])
  await upload(db, admin, [{ amount, reference: write(order.number), description: 'PMT' }])
  const [line] = await lines(db)
  return [line?.verdict, line?.why[0], line?.numbers[0] === order.number]
}

const nextDigit = (digit: string) => String((Number(digit) + 1) % 10)

test.each<[string, (number: string) => string]>([
  ['as it is', (number) => number],
  ['without its hyphen', (number) => number.replace('-', '')],
  ['with spaces', (number) => number.replace(/(\d\d)/g, '$1 ')],
  ['with dots and slashes', (number) => number.replace('-', ' / ').replace(/^(\d\d)/, '$1.')],
  ['after letters', (number) => `MAGTAPE CREDIT ORDER${number} THANDI`],
  ['beside another number', (number) => `5 ${number} 0821234567`],
])('an order is known by its number %s', (_, write) =>
  rolledBack(async (db) => {
    expect(await verdictOn(db, await awaited(db), write)).toEqual(['exact', 'reference', true])
  }),
)

test.each<[string, (number: string) => string, string]>([
  [
    'one digit wrong',
    (number) => number.slice(0, -1) + nextDigit(number.slice(-1)),
    'reference_near',
  ],
  ['a digit missing', (number) => number.slice(0, -2) + number.slice(-1), 'reference_near'],
  [
    'a digit too many',
    (number) => number.slice(0, -1) + nextDigit(number.slice(-1)) + number.slice(-1),
    'reference_near',
  ],
  ['its end cut off', (number) => number.slice(0, 12), 'reference_cut'],
])('a number with %s is likely, and never exact', (_, write, why) =>
  rolledBack(async (db) => {
    expect(await verdictOn(db, await awaited(db), write)).toEqual(['likely', why, true])
  }),
)

test.each([
  ['60.00', 'under'],
  ['140.00', 'over'],
  ['100.00', 'exact'],
])('R%s for an order of R100 is %s', (amount, verdict) =>
  rolledBack(async (db) => {
    expect((await verdictOn(db, await awaited(db), (number) => number, amount))[0]).toBe(verdict)
  }),
)

test('a surname and the amount make it likely; two such orders ambiguous; a surname alone too', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const order = await awaited(db, { surname: 'van der Merwe' })
    await upload(db, admin, [
      { amount: '100.00', reference: 'A T VAN DER MERWE' },
      { amount: '70.00', reference: 'B MERWE' },
      { amount: '100.00', reference: 'C' },
      { amount: '70.00', reference: 'D' },
    ])
    expect((await lines(db)).map(({ verdict, why }) => [verdict, ...why])).toEqual([
      ['likely', 'amount_and_name'],
      ['ambiguous', 'name'],
      ['unknown', 'amount'],
      ['unknown'],
    ])
    await awaited(db, { surname: 'Merwe' })
    await db.asUser(admin, 'select public.match_bank_lines()')
    const [first] = await lines(db)
    expect(first).toMatchObject({
      verdict: 'ambiguous',
      why: ['amount_and_name', 'amount_and_name'],
    })
    expect(first?.numbers).toContain(order.number)
  }))

test('the same payment twice is a duplicate, before the first is confirmed and after', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const order = await awaited(db)
    await upload(db, admin, [
      { amount: '100.00', reference: order.number, date: '2026-03-01' },
      { amount: '100.00', reference: order.number, date: '2026-03-02' },
    ])
    const [first, second] = await lines(db)
    expect([first?.verdict, second?.verdict]).toEqual(['exact', 'duplicate'])
    await confirm(db, admin, String(first?.id), order.id)
    await db.asUser(admin, 'select public.match_bank_lines()')
    expect((await lines(db))[1]).toMatchObject({ verdict: 'duplicate', state: 'OPEN' })
  }))

test('orders that are paid, cancelled, archived or only quoted are not exact, and the line says so', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const [paid, cancelled, archived, quoted] = [
      await awaited(db),
      await awaited(db),
      await awaited(db),
      await awaited(db),
    ]
    const move = (order: { id: string }, status: string) =>
      db.asUser(admin, `select public.set_order_status($1, 'PROCESSING', $2)`, [order.id, status])
    await move(paid, 'PAID')
    await move(cancelled, 'CANCELLED')
    await move(archived, 'CANCELLED')
    await move(quoted, 'QUOTING')
    await db.root('alter table public.teacher_products_order disable trigger set_updated_at')
    await db.root(
      `update public.teacher_products_order set updated_at = now() - interval '90 days' where id = $1`,
      [archived.id],
    )
    const superadmin = await newPerson(db, ['superadmin'])
    await db.asUser(superadmin, 'select public.archive_orders(current_date - 60)')
    await upload(
      db,
      admin,
      [paid, cancelled, archived, quoted].map(({ number }, day) => ({
        amount: '100.00',
        reference: number,
        date: `2026-03-0${day + 1}`,
      })),
    )
    expect((await lines(db)).map(({ verdict }) => verdict)).toEqual([
      'paid_by_hand',
      'cancelled',
      'cancelled',
      'quote',
    ])
  }))

test('a line that names two orders is for a person to split', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const [one, two] = [await awaited(db), await awaited(db)]
    await upload(db, admin, [{ amount: '200.00', reference: `${one.number} AND ${two.number}` }])
    const [line] = await lines(db)
    expect(line).toMatchObject({ verdict: 'ambiguous', why: ['reference', 'reference'] })
    expect(await confirm(db, admin, String(line?.id), one.id)).toEqual([
      { state: 'OWED_BACK', left: '100.00' },
    ])
    expect(await confirm(db, admin, String(line?.id), two.id)).toEqual([
      { state: 'SETTLED', left: '0.00' },
    ])
  }))
