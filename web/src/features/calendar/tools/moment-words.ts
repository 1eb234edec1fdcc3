import type { IntlShape } from 'react-intl'
import { formatDate } from '@/lib/dates.ts'

/** "Wed 5 Feb, 10:00" */
export const momentWords = (moment: string, intl: IntlShape): string =>
  formatDate(moment, intl.locale, 'weekdayMoment')
