import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl'
import { calendars, copyOf } from './term-set.ts'

const names: Record<(typeof calendars)[number], MessageDescriptor> = defineMessages({
  'public-2026': { defaultMessage: 'Public schools 2026: official', id: 'WWx/Zy' },
  'public-2027': { defaultMessage: 'Public schools 2027: from one source', id: 'LFge3X' },
  'independent-four-2026': {
    defaultMessage: 'Independent schools 2026, four terms: a guide, each school sets its own',
    id: 'jSU4AY',
  },
  'independent-three-2026': {
    defaultMessage: 'Independent schools 2026, three terms: a guide, each school sets its own',
    id: 'VKD2Z0',
  },
})

/** What can be added at once: the known calendars, and the years around this one as the next. */
export const calendarOptions = (
  intl: IntlShape,
  year: number,
): { value: string; label: string }[] => [
  ...calendars.map((value) => ({ value, label: intl.formatMessage(names[value]) })),
  ...[year - 1, year, year + 1].map((from) => ({
    value: copyOf(from),
    label: intl.formatMessage(
      { defaultMessage: 'Copy of {from} as {to}', id: 'PtLZNQ' },
      { from: String(from), to: String(from + 1) },
    ),
  })),
]
