import type { IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { readPastedList } from './pasted-list.ts'
import { carrierField } from './send-schema.ts'

/** A carrier, and a list in which every line can be read. */
export const sendManySchema = (intl: IntlShape) =>
  z.object({
    carrier: carrierField(intl),
    list: z.string().check((context) => {
      const { parcels, unread } = readPastedList(context.value)
      const [line] = unread
      if (line === undefined && parcels.length > 0) return
      context.issues.push({
        code: 'custom',
        input: context.value,
        message:
          line === undefined
            ? intl.formatMessage({ defaultMessage: 'Paste at least one line.', id: 'UTT3Xu' })
            : intl.formatMessage(
                {
                  defaultMessage: 'This line has no order number or no tracking number: {line}',
                  id: '/tQpR4',
                },
                { line: line.slice(0, 60) },
              ),
      })
    }),
  })
