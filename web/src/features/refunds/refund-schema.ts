import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import * as longest from '@/lib/longest.ts'
import type { OrderRefunds } from './refunds-document.ts'

export interface LineValues {
  lineId: string
  chosen: boolean
  quantity: string
  /** Whether the buyer may still open its files. */
  content: string
}

export interface RefundValues {
  /** As they were when the dialog was opened; somebody else may have given some of them back since. */
  lines: LineValues[]
  delivery: boolean
  method: string
  providerReference: string
  reason: string
  note: string
}

const messages = defineMessages({
  reason: { defaultMessage: 'Choose a reason. It is printed on the credit note.', id: 'tCRLqS' },
  reference: { defaultMessage: 'Type the reference that PayFast gave the refund', id: 'l6MzTc' },
})

/** Nothing is chosen yet; what is given back is usually taken away. */
export const valuesOf = (facts: OrderRefunds): RefundValues => ({
  lines: facts.lines.map(({ lineId, left }) => ({
    lineId,
    chosen: false,
    quantity: String(left),
    content: 'withdrawn',
  })),
  delivery: false,
  method: facts.byCard ? 'PayFast' : 'EFT',
  providerReference: '',
  reason: '',
  note: '',
})

/** What the form holds of a line. */
export const placeOf = (lines: readonly LineValues[], lineId: string) =>
  lines.findIndex((line) => line.lineId === lineId)

const isQuantity = (typed: string, most: number) =>
  /^\d{1,2}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= most

/** The rules of the dialog; the database has the last word. */
export function refundSchema(intl: IntlShape, facts: OrderRefunds) {
  return z
    .object({
      lines: z.array(
        z.object({
          lineId: z.string(),
          chosen: z.boolean(),
          quantity: z.string(),
          content: z.string(),
        }),
      ),
      delivery: z.boolean(),
      method: z.string(),
      providerReference: z.string().check(z.maxLength(longest.refundReference)),
      reason: z.string().check(z.minLength(1, intl.formatMessage(messages.reason))),
      note: z.string().check(z.maxLength(longest.refundNote)),
    })
    .check(({ value, issues }) => {
      for (const { lineId, left } of facts.lines) {
        const place = placeOf(value.lines, lineId)
        const line = value.lines[place]
        if (line?.chosen !== true || isQuantity(line.quantity, left)) continue
        const message = intl.formatMessage(
          { defaultMessage: 'From 1 to {most}', id: 'v9I0G0' },
          { most: left },
        )
        issues.push({
          code: 'custom',
          input: value,
          path: ['lines', place, 'quantity'],
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
    const line = values.lines[placeOf(values.lines, lineId)]
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
  lines: values.lines.map((line) => {
    const left = facts.lines.find(({ lineId }) => lineId === line.lineId)?.left
    return left === undefined ? line : { ...line, chosen: true, quantity: String(left) }
  }),
})
