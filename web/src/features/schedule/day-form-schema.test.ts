import { createIntl } from 'react-intl'
import { describe, expect, test } from 'vitest'
import english from '@/i18n/en.json'
import {
  dayFormSchema,
  newDay,
  schoolDayOf,
  toStoredDay,
  valuesOfDay,
  type DayValues,
} from './day-form-schema.ts'

const intl = createIntl({ locale: 'en-ZA', messages: english })
const values = newDay('Monday')

function messagesFor(change: Partial<DayValues>, taken: string[] = []): string[] {
  const result = dayFormSchema(intl, taken).safeParse({ ...values, ...change })
  return result.success ? [] : result.error.issues.map(({ message }) => message)
}

test('a usual day is right', () => {
  expect(messagesFor({})).toEqual([])
})

test.each<[string, Partial<DayValues>]>([
  ['A day is required', { day: '' }],
  ['Start time is required', { startTime: '' }],
  ['1 to 20 periods', { periods: '21' }],
  ['1 to 20 periods', { periods: '0' }],
  ['1 to 20 periods', { periods: '-3' }],
  ['1 to 20 periods', { periods: '4.5' }],
  ['1 to 20 periods', { periods: '8e' }],
  ['1 to 240 minutes', { periodDuration: '-45' }],
  ['1 to 240 minutes', { breaks: [{ minutes: '-5', after: '1' }] }],
  ['A time from 00:00 to 23:59', { startTime: '25:99' }],
  ['A time from 00:00 to 23:59', { periods: '', endTime: '14:75' }],
  ['The breaks do not fit into this day', { periods: '', startTime: '07:45', endTime: '08:00' }],
  ['1 to 240 minutes', { periodDuration: '241' }],
  ['1 to 240 minutes', { breaks: [{ minutes: '', after: '1' }] }],
  ['The day would end after midnight', { startTime: '20:00' }],
  ['The day has to end after it starts.', { periods: '', endTime: '07:45' }],
])('%s', (message, change) => {
  expect(messagesFor(change)).toContain(message)
})

test('a day that another entry holds says so by name', () => {
  expect(messagesFor({}, ['Monday', 'Friday'])).toEqual(['Monday already exists'])
  expect(messagesFor({}, ['Friday'])).toEqual([])
})

describe('what is stored', () => {
  test('has its end worked out', () => {
    expect(toStoredDay(values)).toEqual({
      startTime: '07:45',
      endTime: '14:20',
      periods: 8,
      periodDuration: 45,
      breakDurations: [20, 15],
      breaksAfter: [3, 6],
    })
  })

  test('leaves out what is empty or no number', () => {
    const stored = toStoredDay({
      ...values,
      periods: 'many',
      periodDuration: ' ',
      endTime: '13:00',
    })
    expect(stored).toMatchObject({ periods: null, periodDuration: null, endTime: '13:00' })
  })

  test('keeps no break behind the last period', () => {
    expect(toStoredDay({ ...values, periods: '4' }).breaksAfter).toEqual([3, 4])
  })
})

test('a stored day comes back as it was typed', () => {
  const stored = {
    __typename: 'TeacherSchedule' as const,
    nodeId: 'x',
    id: 'x',
    updatedAt: '2027-02-01T10:00:00+00:00',
    day: 'Monday',
    ...toStoredDay(values),
    startTime: '07:45:00',
    endTime: '14:20:00',
  }
  expect(valuesOfDay(stored)).toEqual(values)
  // Without periods nothing says when the day ends.
  expect(valuesOfDay({ ...stored, periods: null })).toMatchObject({ endTime: '14:20' })
  // Schedules from before it was asked where breaks come.
  expect(schoolDayOf(valuesOfDay({ ...stored, breaksAfter: [] })).breaksAfter).toEqual([3, 5])
})
