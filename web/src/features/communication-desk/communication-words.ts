import { defineMessages, type IntlShape } from 'react-intl'
import { channelName, readChannel } from '@/domain/communication/channels.ts'
import { isPrimary, primaryGrades } from '@/domain/school/grades.ts'
import { everybody } from '@/lib/all-or-some.ts'

/** The words of the list of communications. */
export const words = defineMessages({
  loading: { defaultMessage: 'Loading Communications…', id: 'Xq0+dS' },
  empty: { defaultMessage: 'No Communications found', id: 'ecw9db' },
  emptyHint: {
    defaultMessage: 'A communication is a card with text, pictures and a video under Inspiration.',
    id: 'rhypcM',
  },
  search: { defaultMessage: 'Search communications', id: 'kRtoSf' },
  placeholder: { defaultMessage: 'Subject, text or channel', id: '3qjTtV' },
  noMatch: {
    defaultMessage: 'The search looks at the subject, the text and the channels.',
    id: 'AVxlXy',
  },
  showAll: { defaultMessage: 'Show all communications', id: '167UwF' },
  count: {
    defaultMessage: '{count, plural, one {# communication} other {# communications}}',
    id: 'm0o10G',
  },
})

/** The names of columns, fields and filters. */
export const heads = defineMessages({
  subject: { defaultMessage: 'Subject', id: 'LYCDQO', description: 'Of a communication' },
  publishDate: { defaultMessage: 'Publish Date', id: '2U2d+V' },
  sendTo: { defaultMessage: 'Send To', id: 'bIz+gz' },
  status: { defaultMessage: 'Status', id: 'tzMNF3' },
  channel: { defaultMessage: 'Channel', id: 'ZRN0iy', description: 'Of communications' },
  video: { defaultMessage: 'Video', id: 'kBJUtE' },
  body: { defaultMessage: 'Text', id: 'bRJHPx', description: 'Of a communication' },
  show: {
    defaultMessage: 'Show',
    id: 'dpb/NI',
    description: 'Which parts of a communication are shown',
  },
})

const all = defineMessages({ all: { defaultMessage: 'All channels', id: 'GeN5hs' } }).all

/** What a channel is called where it is chosen. @param value ALL, General or a grade */
export function channelWords(intl: IntlShape, value: string): string {
  if (value === everybody) return intl.formatMessage(all)
  const channel = readChannel(value)
  return channel === undefined ? value : channelName(intl, channel)
}

/** "General, Grades R, 1 and 2": channels in their order, where there is little room. */
export function channelsInWords(intl: IntlShape, channels: readonly string[]): string {
  const grades = primaryGrades.filter((grade) => channels.includes(grade))
  const others = channels.filter((one) => !isPrimary(one)).map((one) => channelWords(intl, one))
  if (grades.length < 2)
    return intl.formatList([...others, ...grades.map((one) => channelWords(intl, one))])
  const named = intl.formatMessage(
    { defaultMessage: 'Grades {grades}', id: 'ZJWurx' },
    { grades: intl.formatList(grades) },
  )
  return [...others, named].join(', ')
}
