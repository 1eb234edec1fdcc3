import { listContract } from '@/components/list/testing/list-contract.ts'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { readListState } from '@/components/list/list-state.ts'
import { channelsInWords } from './communication-words.ts'
import { communications } from './communications-list.ts'
import { stateOf } from './communication-state.ts'

listContract(communications, {
  samples: { channel: ['ALL', 'General', 'R', '7'] },
  statuses: { status: ['published', 'scheduled', 'unsent'] },
})

test.each([
  [['ALL'], 'All channels'],
  [['3'], 'Grade 3'],
  [['3', 'General'], 'General and Grade 3'],
  [['3', 'R', 'General', '1'], 'General, Grades R, 1 and 3'],
])('%j reads %s', (sendTo, words) => {
  expect(channelsInWords(createIntl({ locale: 'en-ZA', onError: () => undefined }), sendTo)).toBe(
    words,
  )
})

test('a channel of the address that there is not is ignored', () => {
  const read = (query: string) =>
    readListState(communications, new URLSearchParams(query)).filters.channel
  expect(read('channel=7')).toBe('7')
  expect(read('channel=8')).toBeUndefined()
})

test.each([
  [[], '2031-01-01T00:00:00Z', 'unsent'],
  [[], '2030-01-01T00:00:00Z', 'unsent'],
  [['3'], '2031-01-01T00:00:00Z', 'scheduled'],
  [['ALL'], '2030-06-01T00:00:00Z', 'published'],
])('sent to %j and published at %s it is %s', (sendTo, publishDate, state) => {
  expect(stateOf({ sendTo, publishDate }, Date.parse('2030-06-01T00:00:00Z'))).toBe(state)
})
