import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import type { OrderRefunds } from './refunds-document.ts'

export interface LineValues {
  chosen: boolean
  quantity: string
  /** Whether the buyer may still open its files. */
  content: string
}

export interface RefundValues {
  /** By the key of the line. */
  lines: Record<string, LineValues>
  delivery: boolean
  method: string
  providerReference: string
  reason: string
  note: string
}

const messages = defineMessages({
  quantity: { defaultMessage: 'From 1 to {most}', id: 'v9I0G0' },
  reason: { defaultMessage: 'Choose a reason. It is printed on the credit note.', id: 'tCRLqS' },
  reference: { defaultMessage: 'Type the reference that PayFast gave the refund', id: 'l6MzTc' },
})

/** Nothing is chosen yet; what is given back is usually taken away. */
export const valuesOf = (facts: OrderRefunds): RefundValues => ({
  lines: Object.fromEntries(
    facts.lines.map(({ lineId, left }) => [
      lineId,
      { chosen: false, quantity: String(left), content: 'withdrawn' },
    ]),
  ),
  delivery: false,
  method: facts.byCard ? 'PayFast' : 'EFT',
  providerReference: '',
  reason: '',
  note: '',
})

const isQuantity = (typed: string, most: number) =>
  /^\d{1,2}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= most

/** The rules of the dialog; the database has the last word. */
export function refundSchema(intl: IntlShape, facts: OrderRefunds) {
  return z
    .object({
      lines: z.record(
        z.string(),
        z.object({ chosen: z.boolean(), quantity: z.string(), content: z.string() }),
      ),
      delivery: z.boolean(),
      method: z.string(),
      providerReference: z.string().check(z.maxLength(100)),
      reason: z.string().check(z.minLength(1, intl.formatMessage(messages.reason))),
      note: z.string().check(z.maxLength(500)),
    })
    .check(({ value, issues }) => {
      for (const { lineId, left } of facts.lines) {
        const line = value.lines[lineId]
        if (line?.chosen !== true || isQuantity(line.quantity, left)) continue
        const message = intl.formatMessage(messages.quantity, { most: left })
        issues.push({
          code: 'custom',
          input: value,
          path: ['lines', lineId, 'quantity'],
          message,
        })
      }
      if (value.method === 'PayFast' && value.providerReference.trim() === '') {
        const message = intl.formatMessage(messages.reference)
        issues.push({ code: 'custom', input: value, path: ['providerReference'], message })
      }
    })
}

/**
 * What the database is asked to give back. Of posted goods nobody keeps a right: who gave all of them back may order
 * them again.
 */
export const chosenLines = (facts: OrderRefunds, values: Pick<RefundValues, 'lines'>) =>
  facts.lines.flatMap(({ lineId, left, physical, bundle }) => {
    const line = values.lines[lineId]
    if (line?.chosen !== true || !isQuantity(line.quantity, left)) return []
    const quantity = Number(line.quantity)
    const whole = quantity === left
    const withdraw = whole && (physical && !bundle ? true : line.content === 'withdrawn')
    return [{ lineId, quantity, withdraw }]
  })

/** Everything that is left, as one press chooses it. */
export const everything = (facts: OrderRefunds, values: RefundValues): RefundValues => ({
  ...values,
  delivery: facts.delivery !== null,
  lines: Object.fromEntries(
    facts.lines.map(({ lineId, left }) => [
      lineId,
      {
        content: values.lines[lineId]?.content ?? 'withdrawn',
        chosen: true,
        quantity: String(left),
      },
    ]),
  ),
})
