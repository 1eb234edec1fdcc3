import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarText, folded, type FeedActivity } from './calendar-text.ts'

const activity: FeedActivity = {
  id: '6f0e7f0a-3f0e-4f3e-8f0e-7f0a3f0e4f3e',
  label: 'Breuke, desimale; “’n half” \\ ½\nTweede reël',
  type: 'Lesson',
  start: '2027-02-03T06:00:00+00:00',
  end: '2027-02-03T06:45:00+00:00',
  createdAt: '2027-01-01T00:00:00+00:00',
  updatedAt: '2027-01-01T00:01:30+00:00',
  class: '7B',
}

const read = (text: string) => {
  const calendar = ICAL.Component.fromString(text)
  return {
    calendar,
    events: calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one)),
  }
}

test('an independent parser reads exactly what was written', () => {
  const { calendar, events } = read(calendarText({ language: 'Afrikaans', activities: [activity] }))
  const [event] = events
  expect(event?.uid).toBe(`${activity.id}@kryt`)
  expect(event?.summary).toBe(activity.label)
  expect(event?.description).toBe('Klas: 7B')
  expect(event?.sequence).toBe(90)
  expect(event?.startDate.toString()).toBe('2027-02-03T08:00:00')
  expect(event?.startDate.zone.tzid).toBe('Africa/Johannesburg')
  expect(event?.startDate.toJSDate().toISOString()).toBe('2027-02-03T06:00:00.000Z')
  expect(event?.endDate.toJSDate().toISOString()).toBe('2027-02-03T06:45:00.000Z')
  const [zone] = calendar.getAllSubcomponents('vtimezone')
  expect(zone?.getFirstPropertyValue('tzid')).toBe('Africa/Johannesburg')
})

test('a changed activity keeps its UID and gets a higher SEQUENCE', () => {
  const later = { ...activity, label: 'Later', updatedAt: '2027-01-02T00:00:00+00:00' }
  const [before, after] = [activity, later].map(
    (one) => read(calendarText({ language: 'English', activities: [one] })).events[0],
  )
  expect(after?.uid).toBe(before?.uid)
  expect((after?.sequence ?? 0) > (before?.sequence ?? 0)).toBe(true)
})

test('whole days are written as days', () => {
  const leave = {
    ...activity,
    start: '2027-02-02T22:00:00+00:00',
    end: '2027-02-04T22:00:00+00:00',
  }
  const { events } = read(calendarText({ language: 'English', activities: [leave] }))
  expect(events[0]?.startDate.toString()).toBe('2027-02-03')
  expect(events[0]?.endDate.toString()).toBe('2027-02-05')
})

test('terms by their first and last day, holidays by theirs, in the language of the teacher', () => {
  const term = {
    id: 't',
    label: 'Term 1',
    labelAf: 'Kwartaal 1',
    start: '2027-01-13',
    end: '2027-03-24',
  }
  const holiday = {
    id: 'h',
    label: 'Freedom Day',
    labelAf: null,
    start: '2027-04-27',
    end: '2027-04-27',
  }
  const { events } = read(
    calendarText({ language: 'Afrikaans', activities: [], terms: [term], holidays: [holiday] }),
  )
  expect(events.map((one) => `${one.startDate.toString()} ${one.summary}`)).toEqual([
    '2027-01-13 Kwartaal 1 begin',
    '2027-03-24 Kwartaal 1 eindig',
    '2027-04-27 Freedom Day',
  ])
  expect(new Set(events.map((one) => one.uid)).size).toBe(3)
})

test('a calendar without activities is valid', () => {
  expect(read(calendarText({ language: 'English', activities: [] })).events).toEqual([])
})

test('long lines are folded between characters', () => {
  const text = `SUMMARY:${'ë'.repeat(100)}`
  const lines = folded(text).split('\r\n')
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  expect(lines.map((line, index) => (index === 0 ? line : line.slice(1))).join('')).toBe(text)
})

test.each([
  ['Afrikaans', 'Off Period', 'Vry periode'],
  ['Afrikaans', 'Lesson', 'Les'],
  ['English', 'Off Period', 'Free period'],
  ['English', 'Lesson', 'Lesson'],
])('in %s the type %s is the category “%s”', (language, type, category) => {
  const { calendar } = read(calendarText({ language, activities: [{ ...activity, type }] }))
  const [event] = calendar.getAllSubcomponents('vevent')
  expect(event?.getFirstPropertyValue('categories')).toBe(category)
})

test('letters that iCalendar forbids are left out, and an activity of no length has no end', () => {
  const controls = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('')
  const moment = {
    ...activity,
    label: `a${controls}\u007Fb`,
    class: '7\u0008B',
    end: activity.start,
  }
  const text = calendarText({ language: 'English', activities: [moment] })
  expect(text).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/)
  expect(text).not.toContain('DTEND')
  const [event] = read(text).events
  expect(event?.summary).toBe('a\t\n\nb')
  expect(event?.description).toBe('Class: 7B')
  expect(event?.duration.toSeconds()).toBe(0)
})

test('an event says each of its facts under its own name, and the calendar what it is', () => {
  const text = calendarText({
    language: 'English',
    activities: [
      {
        id: 'a-1',
        label: 'Fractions',
        type: 'Off Period',
        start: '2027-02-03T06:10:00+00:00',
        end: '2027-02-04T07:20:00+00:00',
        createdAt: '2027-01-01T08:30:00.5+00:00',
        updatedAt: '2027-01-02T09:40:01.7+00:00',
        class: '7B',
      },
    ],
    terms: [{ id: 't', label: 'Term 1', labelAf: null, start: '2027-01-13', end: '2027-03-31' }],
  })
  const [calendar] = text.split('BEGIN:VTIMEZONE')
  expect(calendar?.trim().split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kryt//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Kryt',
    'X-WR-TIMEZONE:Africa/Johannesburg',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
  ])
  const events = text.split('BEGIN:VEVENT\r\n').slice(1)
  const facts = events.map((event) => event.split('\r\nEND:VEVENT')[0]?.split('\r\n'))
  expect(facts).toEqual([
    [
      'UID:a-1@kryt',
      'DTSTAMP:20270102T094001Z',
      'CREATED:20270101T083000Z',
      'LAST-MODIFIED:20270102T094001Z',
      'SEQUENCE:90601',
      'DTSTART;TZID=Africa/Johannesburg:20270203T081000',
      'DTEND;TZID=Africa/Johannesburg:20270204T092000',
      'SUMMARY:Fractions',
      'DESCRIPTION:Class: 7B',
      'CATEGORIES:Free period',
    ],
    [
      'UID:t-begins@kryt',
      'DTSTAMP:20270113T000000Z',
      'DTSTART;VALUE=DATE:20270113',
      'DTEND;VALUE=DATE:20270114',
      'SUMMARY:Term 1 begins',
      'TRANSP:TRANSPARENT',
    ],
    [
      'UID:t-ends@kryt',
      'DTSTAMP:20270331T000000Z',
      'DTSTART;VALUE=DATE:20270331',
      'DTEND;VALUE=DATE:20270401',
      'SUMMARY:Term 1 ends',
      'TRANSP:TRANSPARENT',
    ],
  ])
})
