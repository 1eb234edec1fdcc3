import type { Step } from './steps.ts'

export interface Kept {
  name: string
  steps: Step[]
  /** What the shop answers now. */
  outcomes: string[]
}

const complete = (fields: Step | object = {}): Step => ({
  do: 'notify',
  attempt: 0,
  status: 'COMPLETE',
  wrong: false,
  forged: false,
  payment: 0,
  body: 0,
  ...fields,
})
const refund = (fields: object): Step => ({
  do: 'refund',
  order: 0,
  lines: 1,
  many: 3,
  more: 0,
  delivery: false,
  withdraw: false,
  method: 'EFT',
  reason: 'faulty',
  ...fields,
})
const byCard: Step[] = [
  { do: 'add', who: 0, item: 0 },
  { do: 'apply', who: 0, coupon: 0 },
  { do: 'checkOut', who: 0, method: 'PayFast' },
]
const checkedOut = ['add done', 'apply done', 'checkOut PENDING']

/** Sequences that broke a rule before a mending: the first four used a coupon more often than it may be. */
export const kept: Kept[] = [
  {
    name: 'the same coupon is applied again between the checkout and the money',
    steps: [...byCard, { do: 'apply', who: 0, coupon: 0 }, complete()],
    outcomes: [...checkedOut, 'apply done', 'notify paid'],
  },
  {
    name: 'the coupon is taken off and applied again',
    steps: [...byCard, { do: 'takeOff', who: 0 }, { do: 'apply', who: 0, coupon: 0 }, complete()],
    outcomes: [...checkedOut, 'takeOff done', 'apply done', 'notify paid'],
  },
  {
    name: 'an administrator moves the placed order back into the cart',
    steps: [
      ...byCard,
      { do: 'checkOut', who: 0, method: 'EFT' },
      { do: 'setStatus', order: 0, to: 'PENDING' },
      complete(),
    ],
    outcomes: [...checkedOut, 'checkOut PROCESSING', 'setStatus done', 'notify paid'],
  },
  {
    name: 'another buyer uses the coupon that was given back',
    steps: [
      ...byCard,
      { do: 'send', who: 0, order: 0 },
      { do: 'giveUp', who: 0, order: 0 },
      { do: 'add', who: 1, item: 0 },
      { do: 'apply', who: 1, coupon: 0 },
      { do: 'checkOut', who: 1, method: 'EFT' },
      complete(),
    ],
    outcomes: [
      ...checkedOut,
      'send done',
      'giveUp done',
      'add done',
      'apply done',
      'checkOut PROCESSING',
      'notify coupon_refused',
    ],
  },
  {
    name: 'a free order that an administrator moved to PROCESSING is sent to the card provider',
    steps: [
      { do: 'add', who: 0, item: 0 },
      { do: 'apply', who: 0, coupon: 2 },
      { do: 'checkOut', who: 0, method: 'EFT' },
      { do: 'setStatus', order: 0, to: 'PROCESSING' },
      { do: 'send', who: 0, order: 0 },
    ],
    outcomes: [
      'add done',
      'apply done',
      'checkOut PAID',
      'setStatus done',
      'send payment_method_not_allowed',
    ],
  },
  {
    name: 'a refund twice, paid out, then cancelled and paid again: each piece is given back once for each invoice',
    steps: [
      { do: 'add', who: 0, item: 0 },
      { do: 'add', who: 0, item: 3 },
      { do: 'checkOut', who: 0, method: 'EFT' },
      { do: 'setStatus', order: 0, to: 'PAID' },
      refund({ lines: 1, withdraw: true }),
      refund({ lines: 1, more: 1 }),
      refund({ lines: 0 }),
      { do: 'payOut', paid: true, pick: 0 },
      { do: 'add', who: 0, item: 0 },
      { do: 'setStatus', order: 0, to: 'CANCELLED' },
      refund({ lines: 1 }),
      { do: 'setStatus', order: 0, to: 'PAID' },
      refund({ lines: 3, delivery: true }),
      { do: 'setStatus', order: 0, to: 'CANCELLED' },
    ],
    outcomes: [
      'add done',
      'add done',
      'checkOut PROCESSING',
      'setStatus done',
      'refund done',
      'refund refund_exceeds_paid',
      'refund nothing_to_refund',
      'payOut done',
      'add done',
      'setStatus done',
      'refund order_not_paid',
      'setStatus done',
      'refund done',
      'setStatus done',
    ],
  },
  {
    name: 'an order that a transfer paid is cancelled with a refund, and the transfer is not free as well',
    steps: [
      { do: 'add', who: 0, item: 0 },
      { do: 'checkOut', who: 0, method: 'EFT' },
      { do: 'transfer', order: 0, hundredths: 100, cents: 0 },
      { do: 'confirm', order: 0, line: 0, inFull: false },
      { do: 'setStatus', order: 0, to: 'CANCELLED', money: 'refund' },
      { do: 'undo' },
      { do: 'payOut', paid: true, pick: 0 },
      { do: 'undo' },
    ],
    outcomes: [
      'add done',
      'checkOut PROCESSING',
      'transfer done',
      'confirm PROCESSING',
      'setStatus done',
      'undo bank_line_used',
      'payOut done',
      'undo bank_line_used',
    ],
  },
]
