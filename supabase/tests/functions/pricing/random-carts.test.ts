import { expect, test } from 'vitest'
import { rolledBack, type Database, type Row } from '../../support/database.ts'
import { newOrder, newTeacher } from '../../support/world.ts'
import { linePrice, orderAmounts, rand, type Coupon, type Line } from './exact.ts'

/** Repeatable: a failure prints its seed. */
function random(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function someCart(seed: number): { lines: Line[]; coupon: Coupon | null } {
  const below = random(seed)
  const lines = Array.from({ length: below(7) }, (): Line => {
    const physical = below(4) === 0
    return {
      price: below(8) === 0 ? null : below(below(2) === 0 ? 30 : 50_000),
      discount: below(3) === 0 ? 0 : below(10_001),
      physical,
      quantity: physical ? 1 + below(99) : 1,
    }
  })
  const coupon = [
    null,
    { type: 'PERCENTAGE', value: 1 + below(10_000) } as const,
    { type: 'AMOUNT', value: 1 + below(60_000) } as const,
  ][below(3)]
  return { lines, coupon: coupon ?? null }
}

async function priced(db: Database, profileId: string, lines: Line[], coupon: Coupon | null) {
  const order = await newOrder(db, profileId, 'QUOTING')
  await db.root(
    `update public.teacher_products_order set coupon_code = $2, coupon_discount_type = $3,
       coupon_discount_value = $4 where id = $1`,
    [order, coupon && 'CODE', coupon?.type ?? null, coupon && rand(coupon.value)],
  )
  await db.root(
    `insert into public.order_line
       (order_id, title, price, discount_percentage, physical, quantity, created_at)
     select $1, 'line', (line ->> 'price')::numeric, (line ->> 'discount')::numeric,
       (line ->> 'physical')::boolean, (line ->> 'quantity')::integer, now() + place * interval '1 s'
     from jsonb_array_elements($2::jsonb) with ordinality as item (line, place)`,
    [
      order,
      JSON.stringify(
        lines.map((line) => ({
          price: line.price === null ? null : rand(line.price),
          discount: rand(line.discount),
          physical: line.physical,
          quantity: line.quantity,
        })),
      ),
    ],
  )
  const [amounts] = await db.root(
    `select shipping_fee, coupon_amount, order_total, order_vat
     from public.teacher_products_order where id = $1`,
    [order],
  )
  const stored = await db.root(
    'select line_price, coupon_share from public.order_line where order_id = $1 order by created_at',
    [order],
  )
  return { amounts, stored }
}

const cents = (row: Row | undefined, column: string): bigint =>
  BigInt(String(row?.[column]).replace('.', ''))

test('300 random carts agree with exact arithmetic to the cent, line by line', () =>
  rolledBack(async (db) => {
    const { profileId } = await newTeacher(db)
    for (let seed = 1; seed <= 300; seed += 1) {
      const { lines, coupon } = someCart(seed)
      const { amounts, stored } = await priced(db, profileId, lines, coupon)
      const expected = orderAmounts(lines, coupon)
      const what = `seed ${seed}: ${JSON.stringify({ lines, coupon })}`

      expect(amounts, what).toEqual({
        shipping_fee: rand(expected.shippingFee),
        coupon_amount: rand(expected.couponAmount),
        order_total: rand(expected.total),
        order_vat: rand(expected.vat),
      })
      expect(
        stored.map((row) => row['line_price']),
        what,
      ).toEqual(lines.map((line) => rand(linePrice(line))))

      const downloads = lines.reduce(
        (total, line) => (line.physical ? total : total + linePrice(line)),
        0n,
      )
      for (const [index, line] of lines.entries()) {
        const share = cents(stored[index], 'coupon_share')
        const price = linePrice(line)
        expect(share >= 0n && share <= price, what).toBe(true)
        if (line.physical || downloads === 0n) expect(share, what).toBe(0n)
        else if (coupon?.type === 'AMOUNT') {
          // Within a cent of the exact portion.
          const distance = share * downloads - expected.couponAmount * price
          expect((distance < 0n ? -distance : distance) <= downloads, what).toBe(true)
        }
      }
      expect(
        stored.reduce((total, row) => total + cents(row, 'coupon_share'), 0n),
        what,
      ).toBe(expected.couponAmount)
    }
  }))

test.each([
  // R10 over three lines of R9.99: 3.33, 3.34, 3.33 in some order, never 9.99 or 10.02 together
  ['10.00', ['9.99', '9.99', '9.99'], ['3.33', '3.34', '3.33']],
  ['0.01', ['5.00', '5.00', '5.00'], ['0.00', '0.01', '0.00']],
  ['50.00', ['20.00', '0.00', '10.00'], ['20.00', '0.00', '10.00']],
])('an amount of %s over lines of %o is divided into %o', (value, prices, shares) =>
  rolledBack(async (db) => {
    const toCents = (amount: string) => Number(amount.replace('.', ''))
    const { stored } = await priced(
      db,
      (await newTeacher(db)).profileId,
      prices.map((price) => ({ price: toCents(price), discount: 0, physical: false, quantity: 1 })),
      { type: 'AMOUNT', value: toCents(value) },
    )
    expect(stored.map((row) => row['coupon_share'])).toEqual(shares)
  }),
)
