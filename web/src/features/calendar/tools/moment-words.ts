import type { IntlShape } from 'react-intl'
import { timeZone } from '@/lib/dates.ts'

/** "Wed, 5 Feb, 10:00" */
export const momentWords = (moment: string, intl: IntlShape): string =>
  intl.formatDate(moment, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
