import type { IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { formatDate } from '@/lib/dates.ts'
import { closedName } from './closed-days.ts'

/** Days without school on which something was not put. */
export const leftOutDays = z.array(
  z.object({ day: z.string(), label: z.nullable(z.string()), labelAf: z.nullable(z.string()) }),
)
export type LeftOutDay = z.infer<typeof leftOutDays>[number]

/** "24 March (Election day), 1 April (School holidays)" */
export const leftOutWords = (days: readonly LeftOutDay[], intl: IntlShape): string =>
  intl.formatList(
    days.map((left) => {
      const day = formatDate(left.day, intl.locale, 'dayOfYear')
      return `${day} (${closedName(left, intl)})`
    }),
    { type: 'unit' },
  )

/** "2 left out on days without school: 24 March (Election day), …"; nothing when nothing was. */
export const leftOutNotice = (days: readonly LeftOutDay[], intl: IntlShape): string | null =>
  days.length === 0
    ? null
    : intl.formatMessage(
        { defaultMessage: '{count} left out on days without school: {days}', id: 'YzjIMJ' },
        { count: days.length, days: leftOutWords(days, intl) },
      )
