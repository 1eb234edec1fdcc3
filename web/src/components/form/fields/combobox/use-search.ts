import { useEffect, useRef, useState } from 'react'
import type { Found } from './choice.ts'

/** How long typing rests before the server is asked. */
const pauseMs = 250

export interface SearchState<Value> extends Found<Value> {
  /** What the person typed, trimmed; the choices may still be those of other words while it searches. */
  words: string
  searching: boolean
  error: unknown
}

const nothing = { words: '', choices: [], more: false, searching: false, error: null }

/**
 * Asks while somebody types. The server is asked after a pause; without words it is asked at once. Each question ends the
 * one before it, so an answer that arrives late changes nothing.
 * @param search may ask the server; its signal is aborted once the answer is of no use
 */
export function useSearch<Value>(
  search: (words: string, signal: AbortSignal) => Promise<Found<Value>>,
) {
  const [state, setState] = useState<SearchState<Value>>(nothing)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const ask = (typed: string, before: readonly Found<Value>['choices'][number][]) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const words = typed.trim()
    setState({ ...nothing, words, choices: before, searching: true })
    const answer = async () => {
      try {
        const found = await search(words, signal)
        if (!signal.aborted) setState({ ...nothing, words, ...found })
      } catch (error) {
        if (!signal.aborted) setState({ ...nothing, words, error })
      }
    }
    const timer = setTimeout(() => void answer(), words === '' ? 0 : pauseMs)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }

  return {
    state,
    /** The list was opened. */
    open: () => ask('', []),
    /** These words were typed; the choices of the words before stay in sight until the answer. */
    type: (words: string) => ask(words, state.choices),
  }
}
