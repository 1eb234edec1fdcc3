import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { awaited, confirm, lines, upload } from '../../support/statements.ts'
import { newPerson } from '../../support/world.ts'

// One payment from two files is asked about, and two equal payments stay two.

const decide = (db: Database, admin: Person, line: string, decision: string) =>
  db.asUser(admin, 'select line_state as state, verdict from public.decide_bank_line($1, $2)', [
    line,
    decision,
  ])

async function twice(db: Database) {
  const admin = await newPerson(db, ['admin'])
  const order = await awaited(db)
  await upload(db, admin, [{ amount: '100.00', reference: order.number, description: 'A' }])
  const friday = { amount: '100.00', reference: order.number, description: 'B', bankId: '77' }
  const answer = await upload(db, admin, [friday])
  const [first, second] = await lines(db)
  return { admin, order, friday, answer, first: String(first?.id), second: String(second?.id) }
}

test('the same account, day and amount with another text pays nothing until somebody decides', () =>
  rolledBack(async (db) => {
    const { admin, order, answer, first, second } = await twice(db)
    expect(answer).toMatchObject({ added: 1, doubted: 1 })
    const doubted = (await lines(db)).find(({ verdict }) => verdict === 'same')
    expect([first, second]).toContain(doubted?.id)
    await expectRefused(confirm(db, admin, String(doubted?.id), order.id), 'bank_line_in_doubt')
  }))

test('counted once: the same is put aside, and a third reading adds nothing', () =>
  rolledBack(async (db) => {
    const { admin, friday } = await twice(db)
    const doubted = (await lines(db)).find(({ verdict }) => verdict === 'same')
    expect(await decide(db, admin, String(doubted?.id), 'same')).toMatchObject([{ state: 'ASIDE' }])
    expect(await decide(db, admin, String(doubted?.id), 'same')).toMatchObject([{ state: 'ASIDE' }])
    expect(await upload(db, admin, [friday])).toMatchObject({ added: 0, doubted: 0 })
  }))

test('counted twice: another payment is open, and said to be paid twice', () =>
  rolledBack(async (db) => {
    const { admin } = await twice(db)
    const doubted = (await lines(db)).find(({ verdict }) => verdict === 'same')
    const [decided] = await decide(db, admin, String(doubted?.id), 'different')
    expect(decided).toMatchObject({ state: 'OPEN' })
    expect((await lines(db)).map(({ verdict }) => verdict).sort()).toEqual(['duplicate', 'exact'])
  }))

test('the second equal payment of a day, alone in the next file, is not known', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const line = { amount: '80.00', reference: 'C' }
    await upload(db, admin, [{ ...line, bankId: '1' }])
    expect(await upload(db, admin, [{ ...line, bankId: '2' }])).toMatchObject({ added: 1 })
    const both = [
      { ...line, bankId: '1' },
      { ...line, bankId: '2' },
    ]
    expect(await upload(db, admin, both)).toMatchObject({ added: 0 })
    // One id for several lines proves nothing: they are counted.
    const alike = { amount: '9.00', reference: 'D', bankId: '0' }
    expect(await upload(db, admin, [alike, alike])).toMatchObject({ added: 2 })
    expect(await upload(db, admin, [alike, alike, alike])).toMatchObject({ added: 1, doubted: 0 })
  }))

test('another payment with the same id, of a bank that numbers each file anew, is not lost', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const monday = { amount: '80.00', reference: 'C', bankId: '1' }
    const later = { amount: '80.00', reference: 'D', bankId: '1' }
    await upload(db, admin, [monday])
    expect(await upload(db, admin, [later])).toMatchObject({ added: 1, doubted: 1 })
    expect(await upload(db, admin, [monday])).toMatchObject({ added: 0 })
    expect(await upload(db, admin, [monday, later])).toMatchObject({ added: 0 })
    // A line of before is never doubted for a file that holds both.
    const both = [
      { amount: '70.00', reference: 'E', bankId: '1' },
      { amount: '70.00', reference: 'F', bankId: '2' },
    ]
    await upload(db, admin, both.slice(0, 1))
    expect(await upload(db, admin, both)).toMatchObject({ added: 1, doubted: 0 })
  }))
