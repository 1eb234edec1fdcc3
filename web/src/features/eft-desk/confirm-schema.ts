import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'

const messages = defineMessages({
  order: { defaultMessage: 'Choose the order that this transfer is for.', id: 'iWqAg0' },
  note: { defaultMessage: 'Please note why.', id: 'wtMDyP' },
})

/** The rules for confirming a transfer: an order, and a note where the rest is let go. */
export const confirmSchema = (intl: IntlShape) =>
  z
    .object({
      orderId: z.string().check(z.minLength(1, intl.formatMessage(messages.order))),
      other: z.nullable(z.string()),
      inFull: z.boolean(),
      note: z.string().check(z.trim(), z.maxLength(500)),
    })
    .check(
      z.refine(({ inFull, note }) => !inFull || note !== '', {
        path: ['note'],
        error: intl.formatMessage(messages.note),
      }),
    )

export type ConfirmValues = z.infer<ReturnType<typeof confirmSchema>>
