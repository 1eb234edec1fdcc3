import type { CalendarOptions } from '@fullcalendar/react'
import { expect, test, vi } from 'vitest'
import type { Setting } from '../setting/setting.ts'
import { readSetting } from '../setting/setting.ts'
import type { Activity } from './calendar-events.ts'
import { gestures } from './gestures.ts'

/** Wednesday: 08:00 to 08:45, then 08:45 to 09:30. */
const setting = {
  ...readSetting(undefined),
  schedule: [
    {
      day: 'Wednesday',
      startTime: '08:00:00',
      endTime: null,
      periods: 2,
      periodDuration: 45,
      breakDurations: [],
      breaksAfter: [],
    },
  ],
} as unknown as Setting // the rest is not asked

type Handler = 'select' | 'dateClick' | 'eventDrop' | 'eventResize'

/** Calls a handler as the library would, with the parts of its argument that are read. */
function hand(name: Handler, info: object) {
  const calls = { onOpenDay: vi.fn(), onSelect: vi.fn(), onMove: vi.fn() }
  const handler = gestures(() => calls, setting)[name] as CalendarOptions['dateClick']
  handler?.({ view: { type: 'timeGridWeek' }, jsEvent: {}, ...info } as never) // see above
  return calls
}
const at = (wall: string) => new Date(`${wall.length === 10 ? `${wall}T00:00` : wall}Z`)

test.each([
  ['a period', { date: at('2027-02-03T08:20') }, ['2027-02-03T08:00', '2027-02-03T08:45']],
  ['the afternoon', { date: at('2027-02-03T14:00') }, ['2027-02-03T14:00', '2027-02-03T14:45']],
  [
    'the row above the hours',
    { date: at('2027-02-03'), allDay: true },
    ['2027-02-03T00:00', '2027-02-04T00:00'],
  ],
])('a click on %s makes exactly that', (_, info, stretch) => {
  const { onSelect, onOpenDay } = hand('dateClick', info)
  expect(onSelect.mock.calls).toEqual([stretch])
  expect(onOpenDay).not.toHaveBeenCalled()
})

test('a click on a day of a month opens it', () => {
  const { onSelect, onOpenDay } = hand('dateClick', {
    date: at('2027-02-03'),
    allDay: true,
    view: { type: 'dayGridMonth' },
  })
  expect(onOpenDay).toHaveBeenCalledExactlyOnceWith('2027-02-03')
  expect(onSelect).not.toHaveBeenCalled()
})

test.each([
  ['snaps to periods', {}, ['2027-02-03T08:00', '2027-02-03T09:30']],
  [
    'with Shift is taken to the minute',
    { shiftKey: true },
    ['2027-02-03T08:10', '2027-02-03T09:20'],
  ],
])('dragging over a stretch %s', (_, jsEvent, stretch) => {
  const drag = {
    start: at('2027-02-03T08:10'),
    end: at('2027-02-03T09:20'),
    allDay: false,
    jsEvent,
  }
  expect(hand('select', drag).onSelect.mock.calls).toEqual([stretch])
})

test('dragging above the hours takes whole days', () => {
  const drag = { start: at('2027-02-03'), end: at('2027-02-06'), allDay: true }
  expect(hand('select', drag).onSelect.mock.calls).toEqual([
    ['2027-02-03T00:00', '2027-02-06T00:00'],
  ])
})

function event(start: string, end: string | null, before: [string, string], allDay = false) {
  const activity = {
    startDateTime: `${before[0]}:00+02:00`,
    endDateTime: `${before[1]}:00+02:00`,
  } as Activity // the rest is not read
  const setDates = vi.fn()
  const dropped = {
    start: at(start),
    end: end && at(end),
    allDay,
    extendedProps: { activity },
    setDates,
  }
  return { event: dropped, oldEvent: { allDay: false }, revert: vi.fn() }
}
const lesson: [string, string] = ['2027-02-03T08:00', '2027-02-03T08:45']
const camp: [string, string] = ['2027-02-03T14:00', '2027-02-05T12:00']

test.each([
  [
    'to the nearest period',
    event('2027-02-03T08:55', '2027-02-03T09:40', lesson),
    ['2027-02-03T08:45', '2027-02-03T09:30'],
  ],
  [
    'above the hours: the whole day',
    event('2027-02-05', null, lesson, true),
    ['2027-02-05T00:00', '2027-02-06T00:00'],
  ],
  [
    'a camp by two days, at its own hours',
    event('2027-02-05', '2027-02-08', camp, true),
    ['2027-02-05T14:00', '2027-02-07T12:00'],
  ],
  [
    'out of the row above into a period',
    { ...event('2027-02-03T08:30', null, camp), oldEvent: { allDay: true } },
    ['2027-02-03T08:00', '2027-02-03T08:45'],
  ],
  [
    'what ends when it starts, to the nearest start',
    event('2027-02-03T08:50', null, ['2027-02-03T08:00', '2027-02-03T08:00']),
    ['2027-02-03T08:45', '2027-02-03T08:45'],
  ],
  [
    'what ends when it starts, to a moment of the afternoon',
    event('2027-02-03T14:10', null, ['2027-02-03T08:00', '2027-02-03T08:00']),
    ['2027-02-03T14:10', '2027-02-03T14:10'],
  ],
  [
    'in a month: at its own hour',
    { ...event('2027-02-10T08:00', '2027-02-10T08:45', lesson), view: { type: 'dayGridMonth' } },
    ['2027-02-10T08:00', '2027-02-10T08:45'],
  ],
  [
    'with Shift to the minute',
    { ...event('2027-02-03T08:55', '2027-02-03T09:40', lesson), jsEvent: { shiftKey: true } },
    ['2027-02-03T08:55', '2027-02-03T09:40'],
  ],
])('an activity is dropped %s', (_, drop, [start, end]) => {
  const { onMove } = hand('eventDrop', drop)
  expect(onMove).toHaveBeenCalledExactlyOnceWith(
    drop.event.extendedProps.activity,
    start,
    end,
    drop.revert,
  )
})

test('the block goes where the activity will be', () => {
  const drop = event('2027-02-03T08:55', '2027-02-03T09:40', lesson)
  hand('eventDrop', drop)
  expect(drop.event.setDates).toHaveBeenCalledWith('2027-02-03T08:45Z', '2027-02-03T09:30Z')
})

test('dropped near where it was it goes back, and nothing is written', () => {
  const drop = event('2027-02-03T08:10', '2027-02-03T08:55', lesson)
  expect(hand('eventDrop', drop).onMove).not.toHaveBeenCalled()
  expect(drop.revert).toHaveBeenCalledOnce()
})

test.each([
  [{}, '2027-02-03T09:30'],
  [{ shiftKey: true }, '2027-02-03T09:15'],
])('pulling the end with %o ends at %s', (jsEvent, end) => {
  const resize = { ...event('2027-02-03T08:00', '2027-02-03T09:15', lesson), jsEvent }
  const { onMove } = hand('eventResize', resize)
  expect(onMove).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    '2027-02-03T08:00',
    end,
    resize.revert,
  )
})
