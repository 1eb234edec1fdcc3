import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import english from '@/i18n/en.json'
import { activityFormSchema } from './activity-form-schema.ts'
import { valuesOf, variablesOf } from './activity-values.ts'
import type { Activity } from '../grid/calendar-events.ts'

const blank = valuesOf({
  activity: null,
  start: '2027-02-03T08:00',
  end: '2027-02-03T08:45',
  type: 'Lesson',
})
const filled = { ...blank, label: ' Fractions ', lessonId: 'plan', assessmentId: 'paper' }

test('what a clock shows here is sent as the moment that it is, and comes back', () => {
  const sent = variablesOf(filled)
  expect(sent).toMatchObject({
    label: 'Fractions',
    start: '2027-02-03T06:00:00.000Z',
    end: '2027-02-03T06:45:00.000Z',
    color: 'red',
  })
  const activity = { ...sent, startDateTime: sent.start, endDateTime: sent.end } as unknown
  expect(valuesOf({ activity: activity as Activity })).toMatchObject({
    date: '2027-02-03',
    start: '08:00',
    endDate: '2027-02-03',
    end: '08:45',
  })
})

test('whole days are stored from midnight to midnight, and their last day comes back', () => {
  const sent = variablesOf({ ...filled, allDay: true, endDate: '2027-02-05' })
  expect(sent).toMatchObject({
    start: '2027-02-02T22:00:00.000Z',
    end: '2027-02-05T22:00:00.000Z',
  })
  const activity = { ...sent, startDateTime: sent.start, endDateTime: sent.end } as unknown
  expect(valuesOf({ activity: activity as Activity })).toMatchObject({
    allDay: true,
    date: '2027-02-03',
    endDate: '2027-02-05',
  })
})

test.each([
  ['Lesson', 'plan', null],
  ['Assessment', null, 'paper'],
  ['Sport', null, null],
  ['', null, null],
] as const)('"%s" is linked with %o and %o', (type, lessonId, assessmentId) => {
  expect(variablesOf({ ...filled, type })).toMatchObject({ lessonId, assessmentId })
})

test('to the end of the term, no number of weeks is sent', () => {
  expect(variablesOf({ ...filled, repeats: true, until: 'term', weeks: 'x' })).toMatchObject({
    repeatWeeks: 0,
    everyWeeks: 1,
    untilTermEnd: true,
  })
  expect(complaints({ repeats: true, until: 'term', weeks: 'x' })).toEqual([])
})

test('weeks count only where it repeats; every second one is a repeat of two weeks', () => {
  const weeks = { weeks: '12', everyWeeks: '2' } as const
  expect(variablesOf({ ...filled, ...weeks })).toMatchObject({ repeatWeeks: 0, everyWeeks: 1 })
  expect(variablesOf({ ...filled, ...weeks, repeats: true })).toMatchObject({
    repeatWeeks: 12,
    everyWeeks: 2,
  })
})

const intl = createIntl({ locale: 'en-ZA', messages: english })
const complaints = (change: Partial<typeof filled>) =>
  activityFormSchema(intl)
    .safeParse({ ...filled, ...change })
    .error?.issues.map(({ path, message }) => `${path.join()}: ${message}`) ?? []

test.each([
  [{}, []],
  [{ end: '08:00' }, []],
  [{ label: '  ' }, ['label: Label is required']],
  [{ endDate: '2027-02-04', end: '07:00' }, []],
  [{ endDate: '9', end: '12:00' }, ['endDate: Date is required']],
  [{ end: '07:59' }, ['end: The end must not be before the start']],
  [{ end: '25:99' }, ['end: A time from 00:00 to 23:59']],
  [{ allDay: true, start: '00:00', end: '00:00' }, []],
  [{ allDay: true, endDate: '2027-02-02' }, ['endDate: The end must not be before the start']],
  [{ repeats: true, weeks: '12' }, []],
  [{ repeats: true, weeks: '13' }, ['weeks: Choose 0 to 12 weeks']],
  [{ repeats: true, weeks: '-1' }, ['weeks: Choose 0 to 12 weeks']],
])('%o is answered by %o', (change, expected) => {
  expect(complaints(change)).toEqual(expected)
})
