import type { CalendarApi } from '@fullcalendar/react'
import { expect, test, vi } from 'vitest'
import { eventSource, type EventsOf } from './event-source.ts'

/** A library that asks for its events when told to, as the real one does. */
function setUp() {
  const drawn: string[] = []
  const named =
    (title: string): EventsOf =>
    () => [{ title }]
  const source = eventSource(
    () => ({ refetchEvents: ask }) as unknown as CalendarApi,
    named('first'),
  )
  const span = { start: new Date('2027-02-01'), end: new Date('2027-02-08') }
  const ask = () => {
    source.options.events(span as never, ([event]) => drawn.push(String(event?.title)))
  }
  ask()
  return { source, drawn, named }
}

const settled = async () => Promise.resolve()

test('what changes is drawn, and nothing twice', async () => {
  const { source, drawn, named } = setUp()
  const second = named('second')
  source.change(second)
  await settled()
  source.change(second)
  await settled()
  expect(drawn).toEqual(['first', 'second'])
})

test('what changes during a drag is drawn after it', async () => {
  const { source, drawn, named } = setUp()
  source.options.eventDragStart()
  source.change(named('second'))
  await settled()
  expect(drawn).toEqual(['first'])
  source.options.eventDragStop()
  expect(drawn).toEqual(['first'])
  await settled()
  expect(drawn).toEqual(['first', 'second'])
  source.options.eventResizeStart()
  source.options.eventResizeStop()
  await settled()
  expect(drawn).toHaveLength(2)
})

test('a block that is put back is drawn from what is known now', async () => {
  const { source, drawn } = setUp()
  const revert = vi.fn()
  source.putBack(revert)()
  expect(revert).toHaveBeenCalledOnce()
  await settled()
  expect(drawn).toEqual(['first', 'first'])
})
