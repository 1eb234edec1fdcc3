import type { IntlShape } from 'react-intl'

/** A length of time in words: "1 hour 30 minutes". */
export function spokenMinutes(intl: IntlShape, minutes: number): string {
  const count = (number: number, unit: 'hours' | 'minutes') =>
    unit === 'hours'
      ? intl.formatMessage(
          { defaultMessage: '{count, plural, one {# hour} other {# hours}}', id: '3vcLDd' },
          { count: number },
        )
      : intl.formatMessage(
          { defaultMessage: '{count, plural, one {# minute} other {# minutes}}', id: 'eN3B1l' },
          { count: number },
        )
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [
    ...(hours > 0 ? [count(hours, 'hours')] : []),
    ...(rest > 0 || hours === 0 ? [count(rest, 'minutes')] : []),
  ].join(' ')
}
