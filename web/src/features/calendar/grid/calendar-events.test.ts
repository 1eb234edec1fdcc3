import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { activityEvents, dayMarks, type Activity } from './calendar-events.ts'
import { readSetting } from '../setting/setting.ts'

const intl = createIntl({ locale: 'en-ZA' })
const activity = {
  id: 'activity-1',
  label: 'Fractions',
  startDateTime: '2027-02-03T06:00:00Z',
  endDateTime: '2027-02-03T06:45:00Z',
  color: 'blue',
  locked: false,
} as Activity // the rest is not looked at

const setting = {
  ...readSetting(undefined),
  closed: [{ first: '2027-02-03', last: '2027-02-03', label: 'Day', labelAf: 'Dag' }],
  terms: [
    {
      biweeks: [{ nodeId: 'biweek-1', startDate: '2027-02-01', endDate: '2027-02-12', label: 'W' }],
    },
  ],
} as unknown as ReturnType<typeof readSetting> // the rest is not looked at

test('a holiday is above a biweek, which is above activities, and none of them is 0', () => {
  const days = dayMarks(setting, { start: '2027-02-01', end: '2027-02-08' }, intl, 'en')
  const orderOf = (id: string) =>
    [...days, ...activityEvents([activity], true)].find((event) => event.id.startsWith(id))
      ?.extendedProps.order
  const orders = ['holiday', 'biweek', 'activity'].map(orderOf)
  // FullCalendar compares 0 and a missing value as equal: then the order is no order.
  expect(orders.every(Boolean)).toBe(true)
  expect(orders).toEqual(orders.toSorted())
})
