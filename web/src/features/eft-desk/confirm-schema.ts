import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'

const messages = defineMessages({
  order: { defaultMessage: 'Choose the order that this transfer is for.', id: 'iWqAg0' },
  unread: {
    defaultMessage: 'The order could not be read yet. Please wait, or choose it again.',
    id: 'gDejgR',
  },
  note: { defaultMessage: 'Please note why.', id: 'wtMDyP' },
})

/** What the dialog shows of the chosen order; null until it has been read. */
export interface SeenTarget {
  orderId: string
  /** Still to pay, as it is shown and agreed to. */
  due: string
  /** The transfer brings less, and the rest may be let go. */
  short: boolean
}

/** The rules for confirming a transfer: an order, and a note where the rest is let go. */
export const confirmSchema = (intl: IntlShape, seen: () => SeenTarget | null) =>
  z
    .object({
      orderId: z.string().check(z.minLength(1, intl.formatMessage(messages.order))),
      other: z.nullable(z.string()),
      inFull: z.boolean(),
      note: z.string().check(z.trim(), z.maxLength(500)),
    })
    .check(
      // Nothing is confirmed before its figures are on the screen.
      z.refine(({ orderId }) => orderId === '' || seen()?.orderId === orderId, {
        path: ['orderId'],
        error: intl.formatMessage(messages.unread),
      }),
      // A tick that is no longer shown asks for nothing.
      z.refine(({ inFull, note }) => !inFull || note !== '' || seen()?.short !== true, {
        path: ['note'],
        error: intl.formatMessage(messages.note),
      }),
    )

export type ConfirmValues = z.infer<ReturnType<typeof confirmSchema>>
