import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import * as longest from '@/lib/longest.ts'

const messages = defineMessages({
  order: { defaultMessage: 'Choose the order that this transfer is for.', id: 'iWqAg0' },
  unread: {
    defaultMessage: 'The order could not be read yet. Please wait, or choose it again.',
    id: 'gDejgR',
  },
  note: { defaultMessage: 'Please note why.', id: 'wtMDyP' },
})

/** The rules for confirming a transfer: an order, and a note where the rest is let go. */
export const confirmSchema = (intl: IntlShape) =>
  z
    .object({
      orderId: z.string().check(z.minLength(1, intl.formatMessage(messages.order))),
      other: z.nullable(z.string()),
      /** The order whose figures are on the screen; empty until they have been read. */
      seen: z.string(),
      /** The transfer brings less than is to pay, so the tick is shown. */
      short: z.boolean(),
      inFull: z.boolean(),
      note: z.string().check(z.trim(), z.maxLength(longest.bankNote)),
    })
    .check(
      // Nothing is confirmed before its figures are on the screen.
      z.refine(({ orderId, seen }) => orderId === '' || seen === orderId, {
        path: ['orderId'],
        error: intl.formatMessage(messages.unread),
      }),
      // A tick that is no longer shown asks for nothing.
      z.refine(({ inFull, short, note }) => !inFull || !short || note !== '', {
        path: ['note'],
        error: intl.formatMessage(messages.note),
      }),
    )

export type ConfirmValues = z.infer<ReturnType<typeof confirmSchema>>
