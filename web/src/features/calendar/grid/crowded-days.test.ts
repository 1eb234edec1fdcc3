import { expect, test } from 'vitest'
import { roomInDays } from './crowded-days.ts'

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Forty-five minutes each, a quarter of an hour after the one before. */
const many = (day: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: String(index),
    start: `${day}T${clock(420 + (index % 40) * 15)}`,
    end: `${day}T${clock(465 + (index % 40) * 15)}`,
  }))

test('a day like others shows everything', () => {
  const events = many('2027-02-03', 40)
  expect(roomInDays(events)).toEqual({ shown: events, more: new Map() })
})

test('a crowded day shows one thing at a time, and how many more there are', () => {
  const other = many('2027-02-04', 2)
  const { shown, more } = roomInDays([...many('2027-02-03', 71), ...other])
  const crowded = shown.filter(({ start }) => start.startsWith('2027-02-03'))
  expect(crowded.map(({ start }) => start.slice(11)).slice(0, 3)).toEqual([
    '07:00',
    '07:45',
    '08:30',
  ])
  expect(crowded).toHaveLength(14)
  expect([...more]).toEqual([['2027-02-03', 57]])
  expect(shown.filter(({ start }) => start.startsWith('2027-02-04'))).toEqual(other)
})

test('what goes on beyond midnight is shown beside the others', () => {
  const camp = { title: 'Camp', start: '2027-02-03T06:00', end: '2027-02-05T12:00' }
  const { shown, more } = roomInDays([camp, ...many('2027-02-03', 41)])
  expect(shown).toContain(camp)
  expect(shown).toHaveLength(15)
  expect([...more]).toEqual([['2027-02-03', 27]])
})
