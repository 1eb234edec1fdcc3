import { useEffect, useEffectEvent } from 'react'
import { onLocaleChange } from './locale.ts'

/** Runs when the reader chooses the other language, for lists that begin with it. */
export function useLanguageChange(act: () => void): void {
  const changed = useEffectEvent(act)
  // Synchronises with the chosen language, which is outside React.
  useEffect(() => onLocaleChange(changed), [])
}
