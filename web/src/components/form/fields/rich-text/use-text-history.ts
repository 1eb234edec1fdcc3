import { useEffect, useRef } from 'react'
import type { RichText } from '@kryt/documents/rich-text'
import { isTyped, type SlotChange } from '@/components/rich-text/slot/slot-change.ts'
import { closed, edited, redone, startHistory, undone, type Led } from '@/lib/undo-history.ts'
import { steadyNow } from '@/lib/server-clock.ts'

type Value = RichText | null

/** More changes than a hand makes while a form takes one in. */
const mostWritten = 20

/**
 * What undoing leads to in one text of a form. A value that came in otherwise, such as the other person's, is where a new
 * history begins. Forms give copies of what they were given, so values are compared by what they say.
 * @param put gives the form the text
 */
export function useTextHistory(value: Value, put: (value: Value) => void) {
  const history = useRef(startHistory(value))
  const written = useRef<string[]>([])
  useEffect(() => {
    if (value === history.current.now) return
    const given = JSON.stringify(value)
    if (given === JSON.stringify(history.current.now) || written.current.includes(given)) return
    history.current = startHistory(value)
  }, [value])
  const lead = ({ history: next }: Led<Value>) => {
    history.current = next
    put(next.now)
  }
  return {
    change: (next: RichText, { kind, jumped }: SlotChange) => {
      const grouped = !jumped && isTyped(kind)
      const before = jumped ? closed(history.current) : history.current
      const step = { place: null, group: grouped ? kind : null, at: steadyNow() }
      history.current = edited(before, next, step)
      written.current = [...written.current, JSON.stringify(next)].slice(-mostWritten)
      put(next)
    },
    undo: () => lead(undone(history.current)),
    redo: () => lead(redone(history.current)),
    pause: () => {
      history.current = closed(history.current)
    },
  }
}
