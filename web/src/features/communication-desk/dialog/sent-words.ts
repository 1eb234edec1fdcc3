import type { IntlShape } from 'react-intl'
import { formatMoment } from '@/lib/dates.ts'
import { serverNow } from '@/lib/server-clock.ts'

/** What is said when a communication was sent. */
export const sentWords = (intl: IntlShape, publishDate: string): string =>
  Date.parse(publishDate) <= serverNow()
    ? intl.formatMessage({
        defaultMessage: 'Sent',
        id: 'PJGQ6X',
        description: 'Status of a communication',
      })
    : intl.formatMessage(
        { defaultMessage: 'It will be published on {date}.', id: '+Jg+3D' },
        { date: formatMoment(publishDate, intl.locale) },
      )
