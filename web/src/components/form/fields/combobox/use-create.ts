import { sameText } from '@kryt/supabase/same-signs'
import { useState } from 'react'
import { createKey, type Choice, type Entry } from './choice.ts'
import type { SearchState } from './use-search.ts'

export interface Create<Value> {
  /** What the entry says, such as "Add “algebra”". */
  label: (words: string) => string
  /** Makes it, where the server has to be asked, and rejects with what went wrong. */
  make: (words: string) => Promise<Choice<Value>>
}

export interface CreateState {
  making: boolean
  error: unknown
}

/** The entry at the end of a list that makes what was not found, unless something is called exactly so. */
export function useCreate<Value>(
  create: Create<Value> | undefined,
  { words, choices, searching }: SearchState<Value>,
  onMade: (choice: Choice<Value>) => void,
) {
  const [state, setState] = useState<CreateState & { words: string }>({
    making: false,
    error: null,
    words: '',
  })
  const isKnown = choices.some(({ label }) => sameText(label) === sameText(words))
  const offers = create !== undefined && sameText(words) !== '' && !searching && !isKnown
  const entries: Entry[] = offers ? [{ key: createKey, label: create.label(words) }] : []
  return {
    entries,
    making: state.making,
    // It is about the words that failed, not about others typed since.
    error: state.words === words ? state.error : null,
    /** @returns whether it was made */
    create: async (): Promise<boolean> => {
      if (!offers || state.making) return false
      setState({ making: true, error: null, words })
      try {
        onMade(await create.make(words))
        setState({ making: false, error: null, words })
        return true
      } catch (error) {
        setState({ making: false, error, words })
        return false
      }
    },
  }
}
