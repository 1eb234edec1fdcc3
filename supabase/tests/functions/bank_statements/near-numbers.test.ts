import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { awaited, lines, upload } from '../../support/statements.ts'
import { newPerson } from '../../support/world.ts'

/** No two neighbours are the same, and each mistake leaves a possible day and hour. */
const digits = '31021910283746'
const places = Array.from(digits, (_, at) => at)

const isNear = async (db: Database, typed: string): Promise<boolean> => {
  const [row] = await db.root(
    `select private.order_key($2) = any (private.near_keys($1, private.order_digits_pattern())) as near`,
    [typed, digits],
  )
  return row?.['near'] === true
}

const swapped = (at: number) =>
  `${digits.slice(0, at)}${digits[at + 1] ?? ''}${digits[at] ?? ''}${digits.slice(at + 2)}`

test.each([
  [
    'one digit is wrong',
    places.map(
      (at) => `${digits.slice(0, at)}${(Number(digits[at]) + 1) % 10}${digits.slice(at + 1)}`,
    ),
  ],
  ['two neighbours have changed places', places.slice(0, -1).map(swapped)],
  ['a digit is missing', places.map((at) => digits.slice(0, at) + digits.slice(at + 1))],
  [
    'a digit is too many',
    [...places, 14].map((at) => `${digits.slice(0, at)}5${digits.slice(at)}`),
  ],
])('a number is near where %s, wherever that is', (_, typed) =>
  rolledBack(async (db) => {
    const missed: string[] = []
    for (const one of typed) if (!(await isNear(db, one))) missed.push(one)
    expect(missed).toEqual([])
  }),
)

test('two mistakes, or digits that changed places over others, are not near', () =>
  rolledBack(async (db) => {
    expect(await isNear(db, Array.from(digits).toReversed().join(''))).toBe(false)
    expect(
      await isNear(
        db,
        `${digits[2] ?? ''}${digits.slice(1, 2)}${digits[0] ?? ''}${digits.slice(3)}`,
      ),
    ).toBe(false)
    expect(await isNear(db, digits.replace('1028', '2039'))).toBe(false)
  }))

test('a reference with two digits in the wrong order names its order, to be confirmed by a person', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const { number } = await awaited(db)
    const at = Array.from(number).findIndex(
      (digit, place) => place > 6 && place < 14 && digit !== number[place + 1],
    )
    const reference = `${number.slice(0, at)}${number[at + 1] ?? ''}${number[at] ?? ''}${number.slice(at + 2)}`
    await upload(db, admin, [{ amount: '100.00', reference }])
    expect(await lines(db)).toMatchObject([{ numbers: [number], why: ['reference_near'] }])
  }))
