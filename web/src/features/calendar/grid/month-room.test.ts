import { expect, test } from 'vitest'
import { roomInMonth } from './month-room.ts'

const at = (title: string, start: string, end: string) => ({
  title,
  start: `2027-02-${start}`,
  end: `2027-02-${end}`,
})
const titles = (events: { title: string }[]) => events.map(({ title }) => title)

test('a day shows its first, the longer and then the name deciding, and counts the rest', () => {
  const events = [
    at('late', '03T10:00', '03T11:00'),
    at('b', '03T08:00', '03T08:30'),
    at('a', '03T08:00', '03T08:30'),
    at('long', '03T08:00', '03T09:00'),
    at('next day', '04T12:00', '04T12:30'),
  ]
  const { shown, more } = roomInMonth(events, [], 3)
  expect(titles(shown)).toEqual(['long', 'a', 'b', 'next day'])
  expect([...more]).toEqual([['2027-02-03', 1]])
})

test('holidays and weeks take room in each of their days', () => {
  const events = [at('first', '03T08:00', '03T09:00'), at('second', '03T09:00', '03T10:00')]
  const biweek = { start: '2027-02-01', end: '2027-02-04' }
  expect([...roomInMonth(events, [biweek], 2).more]).toEqual([['2027-02-03', 1]])
  const before = { start: '2027-02-01', end: '2027-02-03' }
  expect([...roomInMonth(events, [before], 2).more]).toEqual([])
})

test('what lasts for days is always shown and takes room in each of them; midnight is not another day', () => {
  const camp = at('camp', '02T08:00', '04T12:00')
  const evening = at('evening', '03T18:00', '04T00:00')
  const full = roomInMonth([camp, evening, at('first', '04T07:00', '04T08:00')], [], 1)
  expect(titles(full.shown)).toEqual(['camp'])
  expect([...full.more]).toEqual([
    ['2027-02-03', 1],
    ['2027-02-04', 1],
  ])
})

test('of a crowded day two are enough', () => {
  const events = Array.from({ length: 41 }, (_, index) =>
    at(String(index), '03T08:00', `03T09:${String(index + 10)}`),
  )
  const { shown, more } = roomInMonth(events, [], 3)
  expect(titles(shown)).toEqual(['40', '39'])
  expect([...more]).toEqual([['2027-02-03', 39]])
  expect(roomInMonth(events.slice(1), [], 3).shown).toHaveLength(3)
})
