import type { CalendarApi, CalendarOptions, EventInput } from '@fullcalendar/react'
import type { Span } from './calendar-events.ts'
import { dayOf } from './gestures.ts'

export type EventsOf = (span: Span) => EventInput[]

/**
 * Gives the library what it draws, from one source for as long as the grid stands. The library keeps a block that is
 * dragged as an event of the source that it came from: with a new source for each answer of the database, a block that
 * is dropped after one has come would stand there twice. What comes during a drag waits for its end.
 */
export function eventSource(calendar: () => CalendarApi | null, first: EventsOf) {
  let latest = first
  let drawn = first
  let dragging = false
  const draw = () => {
    // Not while React is rendering: the library flushes synchronously. And after the drop, not before it.
    queueMicrotask(() => {
      if (!dragging) calendar()?.refetchEvents()
    })
  }
  const hold = () => {
    dragging = true
  }
  const letGo = () => {
    dragging = false
    if (drawn !== latest) draw()
  }
  const options = {
    events: ({ start, end }, give) => {
      drawn = latest
      give(latest({ start: dayOf(start), end: dayOf(end) }))
    },
    eventDragStart: hold,
    eventDragStop: letGo,
    eventResizeStart: hold,
    eventResizeStop: letGo,
  } satisfies CalendarOptions
  return {
    options,
    /** Draws other events from now on. */
    change: (eventsOf: EventsOf) => {
      latest = eventsOf
      if (drawn !== latest) draw()
    },
    /** Puts a dragged block back, and draws what may have come since it was taken. */
    putBack: (revert: () => void) => () => {
      revert()
      draw()
    },
  }
}
