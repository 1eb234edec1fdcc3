import { MockedProvider } from '@apollo/client/testing/react'
import { fireEvent, screen } from '@testing-library/react'
import { useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { beforeEach, expect, test } from 'vitest'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { renderScreen } from '@/testing/render.tsx'
import type { Stretch } from '../setting/day-periods.ts'
import { readSetting, type Setting } from '../setting/setting.ts'
import { ActivityFields } from './activity-fields.tsx'
import { activityFormSchema, type ActivityForm } from './activity-form-schema.ts'
import { valuesOf } from './activity-values.ts'

const setting = {
  ...readSetting(undefined),
  schedule: [
    {
      day: 'Wednesday',
      startTime: '08:00:00',
      endTime: null,
      periods: 3,
      periodDuration: 45,
      breakDurations: [20],
      breaksAfter: [2],
    },
  ],
  classes: [
    { id: 'maths', name: '7B', subject: { grade: '7', subject: 'Mathematics', subjectAf: null } },
    { id: 'english', name: '7C', subject: { grade: '7', subject: 'English', subjectAf: null } },
  ],
} as unknown as Setting // the rest is not shown

function Form({ stretch }: { stretch: Stretch }) {
  const intl = useIntl()
  const form = useEntityForm({
    schema: activityFormSchema(intl),
    values: valuesOf({ activity: null, ...stretch, type: '' }),
    save: async () => Promise.resolve(),
  })
  return (
    <>
      <ActivityFields form={form} setting={setting} own={null} repeated={false} />
      <output>{JSON.stringify(useWatch({ control: form.control }))}</output>
    </>
  )
}

const show = (stretch: Stretch = { start: '2027-02-03T08:00', end: '2027-02-03T08:45' }) =>
  renderScreen(
    <MockedProvider mocks={[]}>
      <Form stretch={stretch} />
    </MockedProvider>,
  )
const saved = () => JSON.parse(document.querySelector('output')?.textContent ?? '') as ActivityForm // what was written there
const times = () => {
  const { date, start, endDate, end } = saved()
  return [date, start, endDate, end].join(' ')
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

beforeEach(() => sessionStorage.clear())

test('the end follows the start by as much, also while the time is being typed', async () => {
  const { user } = show()
  const start = screen.getByLabelText('Start')
  await user.clear(start)
  await user.type(start, '0930')
  expect(times()).toBe('2027-02-03 09:30 2027-02-03 10:15')
  type('Start date', '2027-02-10')
  expect(times()).toBe('2027-02-10 09:30 2027-02-10 10:15')
})

test('the end follows past midnight', () => {
  show({ start: '2027-02-03T20:00', end: '2027-02-03T23:00' })
  type('Start', '22:30')
  expect(times()).toBe('2027-02-03 22:30 2027-02-04 01:30')
})

test('the period is chosen by its number, and shows what the times say', async () => {
  const { user } = show()
  const period = screen.getByLabelText('Period')
  expect(period).toHaveDisplayValue('Period 1, 08:00–08:45')
  await user.selectOptions(period, 'Period 3, 09:50–10:35')
  expect(times()).toBe('2027-02-03 09:50 2027-02-03 10:35')
  type('End', '11:00')
  expect(period).toHaveDisplayValue('Another time')
  type('Start', '08:00')
  type('End', '09:30')
  expect(period).toHaveDisplayValue('Periods 1 to 2, 08:00–09:30')
})

test('a day without a timetable has no periods to choose from', () => {
  show()
  type('Start date', '2027-02-06')
  expect(screen.queryByLabelText('Period')).toBeNull()
})

test('a whole day has dates only; unticked it begins with the first period', async () => {
  const { user } = show({ start: '2027-02-03T00:00', end: '2027-02-05T00:00' })
  expect(screen.queryByLabelText('Start')).toBeNull()
  expect(screen.getByLabelText('End date')).toHaveValue('2027-02-04')
  await user.click(screen.getByLabelText('All day'))
  expect(times()).toBe('2027-02-03 08:00 2027-02-04 08:45')
  await user.click(screen.getByLabelText('All day'))
  expect(screen.queryByLabelText('Start')).toBeNull()
  expect(saved().allDay).toBe(true)
})

test('the colour follows the class until one is chosen', async () => {
  const { user } = show()
  const classes = screen.getByLabelText('Class')
  await user.selectOptions(classes, 'maths')
  expect(screen.getByRole('radio', { name: 'Blue' })).toBeChecked()
  await user.selectOptions(classes, '')
  expect(screen.getByRole('radio', { name: 'Red' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: 'Teal' }))
  await user.selectOptions(classes, 'maths')
  expect(screen.getByRole('radio', { name: 'Teal' })).toBeChecked()
})
