import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { communicationSchema, type CommunicationValues } from './communication-schema.ts'

const intl = createIntl({ locale: 'en', onError: () => undefined })
const right: CommunicationValues = {
  subject: 'Plant beans',
  publishDate: '2031-02-03T08:00',
  sendTo: ['3'],
  body: null,
  images: [],
  video: '',
  show: ['SUBJECT'],
}

test.each<[keyof CommunicationValues, Partial<CommunicationValues>, string | null]>([
  ['subject', { subject: ' \u00a0' }, 'Subject is required'],
  ['subject', { subject: 'a'.repeat(201) }, null],
  ['sendTo', { sendTo: [] }, 'A Channel is Required'],
  ['show', { show: [] }, 'A Component to show is Required'],
  ['publishDate', { publishDate: '' }, 'Publish Date is required'],
  ['publishDate', { publishDate: '2031-02-30T08:00' }, 'Publish Date is required'],
  [
    'video',
    { video: 'https://example.org/v' },
    'This is no ID or link of a video on YouTube or Vimeo.',
  ],
  ['images', { images: Array.from({ length: 11 }, String) }, null],
])('%s is refused: %o', (field, change, message) => {
  const [issue] = communicationSchema(intl).safeParse({ ...right, ...change }).error?.issues ?? []
  expect(issue?.path[0]).toBe(field)
  if (message !== null) expect(issue?.message).toBe(message)
})

test.each<Partial<CommunicationValues>>([
  {},
  { video: 'https://youtu.be/dQw4w9WgXcQ' },
  { video: '76979871', sendTo: ['ALL'], show: ['VIDEO'] },
])('%o is right', (change) => {
  expect(communicationSchema(intl).safeParse({ ...right, ...change }).success).toBe(true)
})
