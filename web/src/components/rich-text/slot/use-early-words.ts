import { useEffect, useLayoutEffect, useRef } from 'react'
import type { TextSlotProps } from './slot-change.ts'
import { wordsAtEnd } from './words-at-end.ts'

/**
 * What is typed into a drawn text before its editor has come. The editor takes it; where the writer goes on elsewhere first,
 * or saves, it is put at the end of the text, so that nothing that was typed is ever only here.
 */
export function useEarlyWords(props: Pick<TextSlotProps, 'value' | 'onChange' | 'kind'>) {
  const words = useRef('')
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  const take = () => {
    const taken = words.current
    words.current = ''
    return taken
  }
  const keep = () => {
    const { value, onChange } = latest.current
    const typed = take()
    if (typed !== '') onChange(wordsAtEnd(value, typed), { kind: 'insert', jumped: true })
  }
  // It may go with its side of the paper.
  const kept = useRef(keep)
  useEffect(() => () => kept.current(), [])
  return {
    take,
    keep,
    /** @returns whether the key is one that writes */
    type: (key: string): boolean => {
      if (key === 'Backspace') words.current = words.current.slice(0, -1)
      else if (key === 'Enter') {
        if (latest.current.kind === 'line') return false
        words.current += '\n'
      } else if (key.length === 1) words.current += key
      else return false
      return true
    },
  }
}
