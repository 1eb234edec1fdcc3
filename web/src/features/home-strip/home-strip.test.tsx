import { MockedProvider } from '@apollo/client/testing/react'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { DayAheadDocument } from './day-ahead.generated.ts'
import { HomeStrip } from './home-strip.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-02-03T07:00:00+02:00'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const wednesday = {
  __typename: 'TeacherSchedule',
  nodeId: 'w',
  day: 'Wednesday',
  startTime: '08:00:00',
  periods: 3,
  periodDuration: 45,
  breakDurations: [],
  breaksAfter: [],
}

const activity = (label: string, start: string, more: object = {}) => ({
  __typename: 'TeacherActivity',
  nodeId: label,
  id: label,
  label,
  type: 'Lesson',
  startDateTime: `2027-02-${start}:00+02:00`,
  endDateTime: `2027-02-${start.slice(0, 3)}${start.slice(3, 5)}:45:00+02:00`,
  notes: '',
  teacherSubjectTemplateId: null,
  teacherClassSubject: { __typename: 'TeacherClassSubject', nodeId: 'c', name: '7B' },
  ...more,
})

const edges = (nodes: object[], of: string) => ({
  __typename: `${of}Connection`,
  edges: nodes.map((node) => ({ __typename: `${of}Edge`, node })),
})

function show(activities: object[], schedule: object[], locale: 'en' | 'af' = 'en') {
  const mocks = [
    {
      request: {
        query: DayAheadDocument,
        variables: { from: '2027-02-02T22:00:00.000Z', to: '2027-02-10T22:00:00.000Z' },
      },
      result: {
        data: {
          teacherActivityCollection: edges(activities, 'TeacherActivity'),
          teacherScheduleCollection: edges(schedule, 'TeacherSchedule'),
        },
      },
    },
  ]
  return renderScreen(
    <MockedProvider mocks={mocks as never}>
      <MemoryRouter>
        <HomeStrip />
      </MemoryRouter>
    </MockedProvider>,
    { locale },
  )
}

test('the next period with its class, the first test and what has no plan', async () => {
  show(
    [
      activity('Fractions', '03T08:00'),
      activity('Decimals', '03T08:45'),
      activity('Test: maps', '05T08:00', { type: 'Assessment' }),
      activity('Test: rivers', '08T08:00', { type: 'Assessment' }),
    ],
    [wednesday],
  )
  const next = await screen.findByRole('link', { name: /Fractions/ })
  expect(next).toHaveTextContent(/Next, today.*Fractions.*08:00–08:45 · Period 1 · 7B/)
  expect(next).toHaveAttribute('href', '/app/calendar?view=day&date=2027-02-03')
  expect(screen.getByRole('link', { name: 'Test: maps' })).toHaveAttribute(
    'href',
    '/app/calendar?view=day&date=2027-02-05',
  )
  expect(screen.getByText(/1 more test/)).toBeVisible()
  expect(screen.getByRole('link', { name: '2 lessons without a plan or notes' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Calendar' })).toHaveAttribute('href', '/app/calendar')
  expect(screen.getByRole('link', { name: 'Library' })).toBeVisible()
})

test('without a timetable it leads to making one', async () => {
  show([], [])
  const link = await screen.findByRole('link', { name: 'Make your timetable' })
  expect(link).toHaveAttribute('href', '/app/profile')
  expect(screen.queryByText('Nothing is due')).toBeNull()
})

test('and with one says that nothing is planned, in Afrikaans too', async () => {
  show([], [wednesday], 'af')
  expect(await screen.findByText('Niks beplan vir die volgende sewe dae nie')).toBeVisible()
  expect(screen.getByText('Niks kort aandag nie')).toBeVisible()
})
