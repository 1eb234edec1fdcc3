import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { writingClient } from '@/testing/writing-client.ts'
import { addTermSet } from './add-term-set.ts'
import { readTermSet } from './term-set.ts'
import { termSetSchema, valuesOfTermSet } from './term-set-schema.ts'
import { calendarOptions } from './term-set-words.ts'

const intl = createIntl({ locale: 'en', onError: () => undefined })
const sent = async (source: string) => {
  const { client, sent: variables } = writingClient({}, { addTermSet: 4 })
  await addTermSet(client, {
    ...valuesOfTermSet(source),
    provinces: ['Limpopo'],
    withCycles: false,
  })
  return variables()
}

test('a known calendar is sent with its provinces, and a copy keeps those of its terms', async () => {
  expect(await sent('public-2027')).toEqual({
    source: 'public-2027',
    provinces: ['Limpopo'],
    withCycles: false,
  })
  expect(await sent('copy-2026')).toEqual({
    source: 'copy-2026',
    provinces: null,
    withCycles: false,
  })
})

test('the years around this one are offered to be copied, after the known calendars', () => {
  expect(calendarOptions(intl, 2027).slice(-3)).toEqual([
    { value: 'copy-2026', label: 'Copy of 2026 as 2027' },
    { value: 'copy-2027', label: 'Copy of 2027 as 2028' },
    { value: 'copy-2028', label: 'Copy of 2028 as 2029' },
  ])
})

test('a calendar is for one province at least', () => {
  const schema = termSetSchema(intl)
  expect(schema.safeParse(valuesOfTermSet('public-2027')).success).toBe(true)
  const none = schema.safeParse({ ...valuesOfTermSet('public-2027'), provinces: [] })
  expect(none.error?.issues.map(({ message }) => message)).toEqual(['Provinces are required'])
})

test('nothing is read before the answer has come', () => {
  expect(readTermSet(undefined)).toBeNull()
  expect(readTermSet('[]')).toEqual([])
})
