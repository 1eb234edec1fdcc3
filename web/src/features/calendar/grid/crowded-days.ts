import { inOrder, type Timed } from './event-order.ts'

/** With more activities than this in a day of a week, blocks side by side would be too narrow to read. */
export const crowd = 40

/**
 * What is drawn when several days stand side by side: everything, except that a crowded day shows one activity at a time
 * and the number of the others, which its day view shows. Activities that pass midnight are always drawn.
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
