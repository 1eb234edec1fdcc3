import type { IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { missing, type Goods } from './delivery-document.ts'

/** How many of each thing go into the parcel: none to all that is missing, and something at all. */
export function packSchema(intl: IntlShape, goods: readonly Goods[]) {
  const most = goods.map(missing)
  return z.object({
    quantities: z.array(z.string()).check((context) => {
      for (const [index, text] of context.value.entries()) {
        const limit = most[index] ?? 0
        if (/^\d+$/.test(text) && Number(text) <= limit) continue
        context.issues.push({
          code: 'custom',
          input: text,
          path: [index],
          message: intl.formatMessage(
            { defaultMessage: 'Enter a number from 0 to {most, number}.', id: 'M+cNc9' },
            { most: limit },
          ),
        })
      }
    }),
  })
}

export type PackValues = z.infer<ReturnType<typeof packSchema>>

/** All that is missing. */
export const packValues = (goods: readonly Goods[]): PackValues => ({
  quantities: goods.map((one) => String(missing(one))),
})
