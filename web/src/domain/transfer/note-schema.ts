import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import * as longest from '@/lib/longest.ts'

const messages = defineMessages({
  note: { defaultMessage: 'Please note why.', id: 'wtMDyP' },
})

/** The rules for a decision that needs a reason. */
export const noteSchema = (intl: IntlShape) =>
  z.object({
    note: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, intl.formatMessage(messages.note)),
        z.maxLength(longest.bankNote),
      ),
  })
