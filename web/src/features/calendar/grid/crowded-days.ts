import { inOrder, type Timed } from './event-order.ts'

/** More than this on one of several days, and side by side nothing of it is more than a stroke of colour. */
export const crowd = 40

/**
 * What several days beside each other show of their hours: all, but of a crowded day one thing at a time, and how many
 * more it has, which the day by itself shows. What goes on beyond midnight is always shown.
 */
export function roomInDays<Event extends Timed>(
  events: readonly Event[],
): { shown: Event[]; more: Map<string, number> } {
  const byDay = new Map<string, Event[]>()
  for (const event of events) {
    const day = event.start.slice(0, 10)
    const ofDay = byDay.get(day)
    if (ofDay === undefined) byDay.set(day, [event])
    else ofDay.push(event)
  }
  const more = new Map<string, number>()
  const shown = [...byDay].flatMap(([day, ofDay]) => {
    if (ofDay.length <= crowd) return ofDay
    let until = ''
    const oneByOne = ofDay.toSorted(inOrder).filter(({ start, end }) => {
      const goesOn = !end.startsWith(day)
      if (!goesOn && start < until) return false
      if (!goesOn) until = end
      return true
    })
    more.set(day, ofDay.length - oneByOne.length)
    return oneByOne
  })
  return { shown, more }
}
