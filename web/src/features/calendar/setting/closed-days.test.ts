import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import afrikaans from '@/i18n/af.json'
import en from '@/i18n/en.json'
import { closedIn, closedName, closedOn } from './closed-days.ts'

const setting = {
  closed: [
    { first: '2027-09-23', last: '2027-10-04', label: null, labelAf: null },
    { first: '2027-09-24', last: '2027-09-24', label: 'Heritage Day', labelAf: 'Erfenisdag' },
  ],
}
const english = createIntl({ locale: 'en-ZA', messages: en })
const af = createIntl({ locale: 'af-ZA', messages: afrikaans })

test('a day is closed for the reason that has a name', () => {
  const names = ['2027-09-22', '2027-09-23', '2027-09-24', '2027-10-04', '2027-10-05'].map(
    (day) => {
      const closed = closedOn(setting, day)
      return closed === undefined ? null : [closedName(closed, english), closedName(closed, af)]
    },
  )
  expect(names).toEqual([
    null,
    ['School holidays', 'Skoolvakansie'],
    ['Heritage Day', 'Erfenisdag'],
    ['School holidays', 'Skoolvakansie'],
    null,
  ])
})

test('stretches are cut to the days that are shown', () => {
  const shown = (start: string, end: string) =>
    closedIn(setting, { start, end }).map((one) => `${one.start} ${one.end}`)
  expect(shown('2027-09-20', '2027-09-27')).toEqual([
    '2027-09-23 2027-09-27',
    '2027-09-24 2027-09-25',
  ])
  expect(shown('2027-10-04', '2027-10-11')).toEqual(['2027-10-04 2027-10-05'])
  expect(shown('2027-10-05', '2027-10-11')).toEqual([])
})
