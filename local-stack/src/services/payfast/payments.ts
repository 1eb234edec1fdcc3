import { randomUUID } from 'node:crypto'
import type { Field } from './rules.ts'

/** How the double treats a payment; everything but `normal` is a fault. */
export const behaviours = {
  normal: 'As it should',
  twice: 'Notify twice at once',
  late: 'Notify eight seconds after the buyer is back',
  never: 'Never notify',
  'wrong-amount': 'Say an amount that was not asked for',
  'wrong-signature': 'Sign wrongly',
  'wrong-merchant': 'Notify of a payment to somebody else',
  reordered: 'Send the fields in another order',
  unconfirmed: 'Give no answer when asked to confirm',
} as const
export type Behaviour = keyof typeof behaviours
export const behaviourNames = Object.keys(behaviours) as Behaviour[] // its own keys

export interface Payment {
  id: string
  /** pf_payment_id */
  number: string
  form: Map<string, string>
  behaviour: Behaviour
  /** When the payment was made. */
  paidAt: Date | null
  /** The notifications that were sent about it, which the provider would confirm. */
  said: string[]
}

/** The double's payments; lost when the stack stops. */
export class Payments {
  /** The documented page size of the history. */
  recordsPerPage = 1000
  readonly #all = new Map<string, Payment>()
  #last = 1_600_000 + Math.floor(Math.random() * 9_000_000)

  open(form: Map<string, string>): Payment {
    this.#last += 1
    const payment: Payment = {
      id: randomUUID(),
      number: String(this.#last),
      form,
      behaviour: 'normal',
      paidAt: null,
      said: [],
    }
    this.#all.set(payment.id, payment)
    return payment
  }

  find(id: string): Payment | undefined {
    return this.#all.get(id)
  }

  /** Finds a payment by the merchant's number; the newest attempt if there are several. */
  findByReference(reference: string): Payment | undefined {
    return [...this.#all.values()].findLast((each) => each.form.get('m_payment_id') === reference)
  }

  findByNumber(number: string): Payment | undefined {
    return [...this.#all.values()].find((each) => each.number === number)
  }

  whoSaid(text: string): Payment | undefined {
    return [...this.#all.values()].find(({ said }) => said.includes(text))
  }

  paid(): Payment[] {
    return [...this.#all.values()].filter(({ paidAt }) => paidAt !== null)
  }
}

/** A fee of 3.2% and R2 before VAT, so that net and gross differ as in reality. */
export function amounts(gross: string): Field[] {
  const cents = Math.round(Number(gross) * 100)
  const fee = Math.round((cents * 0.032 + 200) * 1.15)
  const rand = (value: number) => (value / 100).toFixed(2)
  return [
    ['amount_gross', rand(cents)],
    ['amount_fee', rand(-fee)],
    ['amount_net', rand(cents - fee)],
  ]
}
