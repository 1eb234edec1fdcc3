import fc from 'fast-check'

/** What one of the people does; steps.sql plays it. */
export type Step = { do: string } & Record<string, string | number | boolean | string[] | null>

const upTo = (max: number) => fc.integer({ min: 0, max })
// Two of them meet more often than three.
const buyer = fc.oneof({ weight: 5, arbitrary: upTo(1) }, { weight: 1, arbitrary: upTo(2) })
const item = upTo(4)
const coupon = upTo(2)
const order = fc.oneof({ weight: 3, arbitrary: upTo(0) }, { weight: 1, arbitrary: upTo(3) })
// The later ones are tried less often.
const attempt = fc.oneof({ weight: 3, arbitrary: upTo(1) }, { weight: 1, arbitrary: upTo(7) })
const method = fc.constantFrom('EFT', 'PayFast', 'PayFast')
const items = fc.uniqueArray(item.map(String), { minLength: 1, maxLength: 3 })
const status = fc.constantFrom('PENDING', 'QUOTING', 'PROCESSING', 'PAID', 'CANCELLED')

const choice = fc.constantFrom(null, 'credit', 'refund', 'none')
const rest = fc.constantFrom(null, 'credit', 'refund')

const step = (name: string, fields: Record<string, fc.Arbitrary<Step[string]>>) =>
  fc.record({ do: fc.constant(name), ...fields })

const never = fc.constant(false)
const notify = (
  said: fc.Arbitrary<string>,
  wrong: fc.Arbitrary<boolean> = never,
  forged: fc.Arbitrary<boolean> = never,
) => step('notify', { attempt, status: said, wrong, forged, payment: upTo(1), body: upTo(2) })

const refund = step('refund', {
  order: upTo(2),
  // The lines by their bits.
  lines: fc.integer({ min: 1, max: 7 }),
  many: fc.integer({ min: 1, max: 3 }),
  // Seldom one more than is left.
  more: fc.constantFrom(0, 0, 0, 0, 1),
  delivery: fc.boolean(),
  withdraw: fc.boolean(),
  method: fc.constantFrom('EFT', 'EFT', 'PayFast'),
  reason: fc.constantFrom('goodwill', 'faulty', 'goodwill', 'faulty', 'order_cancelled'),
})

const cartSteps = fc.oneof(
  { weight: 3, arbitrary: step('add', { who: buyer, item }) },
  { weight: 1, arbitrary: step('remove', { who: buyer, item }) },
  // Item 3 is posted; the others are refused.
  {
    weight: 1,
    arbitrary: step('quantity', { who: buyer, item: fc.constantFrom(3, 3, 0, 4), many: upTo(4) }),
  },
  { weight: 4, arbitrary: step('apply', { who: buyer, coupon }) },
  { weight: 1, arbitrary: step('applyTo', { who: buyer, order, coupon }) },
  { weight: 2, arbitrary: step('takeOff', { who: buyer }) },
)
const paymentSteps = fc.oneof(
  { weight: 6, arbitrary: step('checkOut', { who: buyer, method, again: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: step('checkOutOrder', { who: buyer, order, method, again: fc.boolean() }),
  },
  { weight: 5, arbitrary: step('send', { who: buyer, order, again: fc.boolean() }) },
  { weight: 2, arbitrary: step('giveUp', { who: buyer, order }) },
  { weight: 7, arbitrary: notify(fc.constant('COMPLETE')) },
  { weight: 1, arbitrary: notify(fc.constant('COMPLETE'), fc.constant(true)) },
  { weight: 1, arbitrary: notify(fc.constant('COMPLETE'), fc.boolean(), fc.constant(true)) },
  { weight: 2, arbitrary: notify(fc.constantFrom('CANCELLED', 'FAILED', 'PENDING')) },
  { weight: 2, arbitrary: step('expire', { attempt }) },
  { weight: 2, arbitrary: step('sweep', {}) },
)
const administratorSteps = fc.oneof(
  { weight: 4, arbitrary: step('setStatus', { order: upTo(5), to: status, money: choice }) },
  { weight: 5, arbitrary: refund },
  { weight: 1, arbitrary: step('payOut', { paid: fc.boolean(), pick: upTo(2) }) },
  { weight: 2, arbitrary: step('applyTo', { order: upTo(5), coupon }) },
  { weight: 1, arbitrary: step('takeOffOrder', { order: upTo(5) }) },
  { weight: 1, arbitrary: step('changeOrder', { order: upTo(5), items, rest }) },
  { weight: 1, arbitrary: step('quote', { for: buyer, items, coupon }) },
  { weight: 1, arbitrary: step('acceptQuote', {}) },
  // EFT waits; the others are paid, on the administrator's word.
  {
    weight: 1,
    arbitrary: step('createOrder', {
      for: buyer,
      items,
      method: fc.constantFrom('EFT', 'PayFast', 'Free'),
    }),
  },
  {
    weight: 1,
    arbitrary: step('price', { item, rand: fc.constantFrom('10.00', '19.99', '80.00') }),
  },
  { weight: 1, arbitrary: step('publish', { item }) },
  { weight: 1, arbitrary: step('post', { item }) },
  {
    weight: 2,
    arbitrary: step('editCoupon', {
      coupon,
      enabled: fc.boolean(),
      value: fc.constantFrom(null, 20),
      maxUses: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: step('resolve', { as: fc.constantFrom('NOTED', 'RETURNED', 'MERGED') }) },
)

const line = fc.oneof({ weight: 3, arbitrary: upTo(1) }, { weight: 1, arbitrary: upTo(4) })
/** Transfers of the whole, a part and too much, and what the desk does with them. */
const moneySteps = fc.oneof(
  {
    weight: 3,
    arbitrary: step('transfer', {
      order,
      hundredths: fc.constantFrom(100, 100, 50, 30, 150),
      cents: fc.constantFrom(0, 0, 1, -1),
    }),
  },
  {
    weight: 5,
    arbitrary: step('confirm', { order, line, inFull: fc.constantFrom(false, false, true) }),
  },
  { weight: 1, arbitrary: step('undo', {}) },
  {
    weight: 1,
    arbitrary: step('decide', { line, decision: fc.constantFrom('aside', 'returned', 'reopen') }),
  },
  { weight: 1, arbitrary: step('returnCredit', { order }) },
  { weight: 1, arbitrary: step('payOut', { paid: fc.boolean(), pick: upTo(2) }) },
  { weight: 2, arbitrary: step('changeOrder', { order, items, rest }) },
  { weight: 1, arbitrary: step('cancel', { who: buyer, order }) },
  {
    weight: 2,
    arbitrary: step('setStatus', {
      order,
      to: fc.constantFrom('PAID', 'CANCELLED', 'PROCESSING'),
      money: choice,
    }),
  },
)

/** How a buyer usually begins; what follows is mixed with the others' steps. */
const beginning = fc
  .record({ who: buyer, item: upTo(1), coupon, method })
  .map(({ who, item: first, coupon: used, method: by }): Step[] => [
    { do: 'add', who, item: first },
    { do: 'apply', who, coupon: used },
    { do: 'checkOut', who, method: by },
  ])

/** An order that transfers have paid, in part, whole or too much: else few sequences have money at the bank. */
const paidByTransfer = fc
  .record({
    who: buyer,
    item: upTo(1),
    hundredths: fc.constantFrom(100, 100, 50, 150),
    inFull: fc.constantFrom(false, false, true),
  })
  .map(({ who, item: first, hundredths, inFull }): Step[] => [
    { do: 'add', who, item: first },
    { do: 'checkOut', who, method: 'EFT' },
    { do: 'transfer', order: 0, hundredths, cents: 0 },
    { do: 'confirm', order: 0, line: 0, inFull },
  ])

/** A quote that is accepted by its link, or that a transfer is for, and an order that was marked paid before it came. */
const quotedOrByHand = fc
  .record({
    who: buyer,
    items,
    coupon: upTo(3),
    byHand: fc.boolean(),
    accepts: fc.boolean(),
    hundredths: fc.constantFrom(100, 100, 50, 150),
  })
  .map(({ who, items: goods, coupon: used, byHand, accepts, hundredths }): Step[] => [
    byHand
      ? { do: 'createOrder', for: who, items: goods, method: 'EFT' }
      : { do: 'quote', for: who, items: goods, coupon: used },
    ...(byHand
      ? [{ do: 'setStatus', order: 0, to: 'PAID', money: null }]
      : accepts
        ? [{ do: 'acceptQuote' }]
        : []),
    { do: 'transfer', order: 0, hundredths, cents: 0 },
    { do: 'confirm', order: 0, line: 0, inFull: false },
  ])

/** What becomes of money that came: the order comes to less than it, or ends, and the rest is kept or sent back. */
const lessThanCame = fc
  .record({
    items: fc.uniqueArray(fc.constantFrom('1', '2', '3'), { minLength: 1, maxLength: 1 }),
    rest,
    ends: fc.boolean(),
    goesBack: fc.boolean(),
  })
  .map(({ items: goods, rest: to, ends, goesBack }): Step[] => [
    ends
      ? { do: 'setStatus', order: 0, to: 'CANCELLED', money: to }
      : { do: 'changeOrder', order: 0, items: goods, rest: to },
    ...(goesBack ? [{ do: 'returnCredit', order: 0 }] : []),
  ])

/** A sequence: one or two buyers begin, then anybody does anything. */
export const sequences = fc
  .tuple(
    fc
      .tuple(
        fc.oneof(fc.constant([]), paidByTransfer, quotedOrByHand),
        fc.oneof(fc.constant([]), lessThanCame),
        fc.array(beginning, { minLength: 1, maxLength: 3 }),
      )
      .map(([paid, less, begun]) => [...(paid.length > 0 ? [paid, less] : []), ...begun]),
    fc.array(
      fc.oneof(
        { weight: 3, arbitrary: cartSteps },
        { weight: 5, arbitrary: paymentSteps },
        { weight: 2, arbitrary: administratorSteps },
        { weight: 5, arbitrary: moneySteps },
      ),
      { minLength: 1, maxLength: 14 },
    ),
  )
  .map(([begun, then]): Step[] => [...begun.flat(), ...then])
