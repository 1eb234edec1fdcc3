import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import type { Activity } from './calendar-events.ts'
import { CalendarGrid, type GridProps } from './calendar-grid.tsx'
import { readSetting } from '../setting/setting.ts'

// jsdom has none; nothing is measured here.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      unobserve = () => undefined
      disconnect = () => undefined
    },
  )
})

const lesson = (label: string, time: string, more: Partial<Activity> = {}) =>
  ({
    id: label,
    label,
    startDateTime: `2027-02-03T${time}:00+02:00`,
    endDateTime: `2027-02-03T${time.slice(0, 2)}:45:00+02:00`,
    color: 'blue',
    repeatId: null,
    locked: false,
    teacherClassSubjectId: '7B',
    ...more,
  }) as Activity // the rest is not drawn

const setting = {
  ...readSetting(undefined),
  schedule: [
    {
      day: 'Wednesday',
      startTime: '08:00:00',
      endTime: null,
      periods: 2,
      periodDuration: 45,
      breakDurations: [15],
      breaksAfter: [1],
    },
  ],
  classes: [{ id: '7B', name: '7B' }],
  closed: [
    { first: '2027-02-04', last: '2027-02-04', label: 'School day off', labelAf: 'Vry dag' },
    { first: '2027-02-10', last: '2027-02-12', label: null, labelAf: null },
  ],
} as unknown as GridProps['setting'] // the rest is not drawn

function show(props: Partial<GridProps>) {
  const calls = { onOpenDay: vi.fn(), onOpenActivity: vi.fn(), onSelect: vi.fn(), onMove: vi.fn() }
  const rendered = renderScreen(
    <CalendarGrid
      view="week"
      date="2027-02-03"
      locale="en"
      activities={[]}
      arrived
      setting={setting}
      editable
      phone={false}
      {...calls}
      {...props}
    />,
  )
  return { ...rendered, ...calls }
}

test('a week has the periods and breaks of its day, the holiday, and activities with their times', async () => {
  const { onOpenActivity, user } = show({ activities: [lesson('Fractions', '08:00')] })
  const block = await screen.findByRole('button', { name: /Fractions/ })
  expect(block).toHaveTextContent('Fractions7B 08:00–08:45')
  expect(screen.getByText('Period 1')).toBeInTheDocument()
  expect(screen.getByText('Break')).toBeInTheDocument()
  expect(screen.getByText('Period 2').style).toMatchObject({ top: '37.5%', height: '3.125%' })
  expect(screen.getByText('School day off')).toHaveAttribute('data-mark', 'holiday')
  // It opens nothing, so it is no button.
  expect(screen.getByText('School day off').closest('[role="button"], [tabindex="0"]')).toBeNull()
  await user.click(screen.getByText(/Fractions/))
  expect(onOpenActivity).toHaveBeenCalledWith(expect.objectContaining({ id: 'Fractions' }))
}, 20_000)

test('days outside the terms are named in every view, and have no periods', async () => {
  for (const [view, date] of [
    ['week', '2027-02-08'],
    ['month', '2027-02-03'],
    ['4day', '2027-02-10'],
    ['day', '2027-02-10'],
  ] as const) {
    const { unmount } = show({ view, date })
    const name = await screen.findAllByText('School holidays')
    expect(name[0], view).toHaveAttribute('data-mark', 'no-school')
    expect(screen.queryByText('Period 1'), view).toBeNull()
    expect(document.querySelector('.calendar-no-school'), view).not.toBeNull()
    unmount()
  }
})

test('a month shows three in a day and how many more; that opens the day', async () => {
  const times = ['08:00', '09:00', '10:00', '11:00', '12:00']
  const activities = times.map((time) => lesson(`Lesson at ${time}`, time))
  const { onOpenDay, onOpenActivity, user } = show({ view: 'month', activities })
  expect(await screen.findAllByText(/Lesson at/)).toHaveLength(3)
  const more = screen.getByText('more')
  expect(more.parentElement).toHaveTextContent('+2 more')
  await user.click(more)
  expect(onOpenDay).toHaveBeenCalledWith('2027-02-03')
  expect(onOpenActivity).not.toHaveBeenCalled()
})

test.each([
  ['4day', 4],
  ['day', 1],
  ['week', 5],
] as const)('%s has %i days, each opens itself', async (view, days) => {
  const { onOpenDay, user } = show({ view })
  await screen.findByText('Period 1')
  const heads = screen.getAllByRole('columnheader')
  expect(heads).toHaveLength(days)
  const [third] = heads.filter((head) => head.textContent.includes('3'))
  if (view === 'day' || third === undefined) return
  await user.click(within(third).getByText('3'))
  expect(onOpenDay).toHaveBeenCalledWith('2027-02-03')
})

test('the weekend is folded while nothing is on', async () => {
  const day = {
    startDateTime: '2027-02-06T09:00:00+02:00',
    endDateTime: '2027-02-06T12:00:00+02:00',
  }
  const { unmount } = show({ activities: [lesson('Athletics', '08:00', day)] })
  await screen.findByText('Period 1')
  expect(screen.getAllByRole('columnheader')).toHaveLength(7)
  unmount()
  show({ activities: [lesson('Athletics', '08:00')] })
  await screen.findByText('Period 1')
  expect(screen.getAllByRole('columnheader')).toHaveLength(5)
})

test('only scheduled days can be added to, and nothing without a network', async () => {
  const add = { name: /^Add an activity on/ }
  const { unmount } = show({})
  expect(await screen.findAllByRole('button', add)).toHaveLength(1)
  unmount()
  show({ editable: false })
  await screen.findByText('Period 1')
  await waitFor(() => expect(screen.queryByRole('button', add)).toBeNull())
})

/** The lines between the hours are drawn by calendar.css, for one class; the other takes them away. */
test('half hours have lines only where no day has periods', async () => {
  const { container, unmount } = show({})
  await screen.findByText('Period 1')
  expect(container.querySelector('.calendar')).toHaveClass('calendar-by-periods')
  expect(container.querySelector('.calendar-by-periods .calendar-hour')).not.toBeNull()
  unmount()
  const schedule = setting.schedule.map((day) => ({ ...day, periods: null }))
  const { container: plain } = show({ setting: { ...setting, schedule } })
  await waitFor(() => expect(plain.querySelector('.calendar-hour')).not.toBeNull())
  expect(plain.querySelector('.calendar-by-periods')).toBeNull()
  const css = readFileSync(join(import.meta.dirname, 'calendar.css'), 'utf8')
  expect(/\.calendar-by-periods \.calendar-hour \{([^}]*)\}/.exec(css)?.[1]).toContain(
    'background: none',
  )
})

test('a hovering pointer is told the times and the label', async () => {
  const { user } = show({ activities: [lesson('Fractions', '08:00')] })
  await user.hover(await screen.findByRole('button', { name: /Fractions/ }))
  await waitFor(() => expect(screen.getByTitle('08:00–08:45 Fractions')).toBeInTheDocument())
})

test('what lasts the whole day stands in the row above the hours, without times', async () => {
  const day = {
    startDateTime: '2027-02-03T00:00:00+02:00',
    endDateTime: '2027-02-04T00:00:00+02:00',
  }
  const { user } = show({
    activities: [lesson('Outing', '08:00', day), lesson('Fractions', '08:00')],
  })
  const outing = await screen.findByText('Outing')
  expect(outing).not.toHaveTextContent(/\d\d:\d\d/)
  const row = outing.closest<HTMLElement>('[role="row"]')
  expect(row).toContainElement(screen.getByText('School day off'))
  expect(row).not.toContainElement(screen.getByText('Period 1'))
  expect(row).not.toContainElement(screen.getByRole('button', { name: /Fractions/ }))
  await user.hover(outing)
  await waitFor(() => expect(screen.getByTitle('Outing')).toBeInTheDocument())
})
