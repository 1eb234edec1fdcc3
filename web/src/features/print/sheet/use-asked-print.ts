import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Asks for the print dialog if the address contains "print=now", once: not after a reload or "back".
 * @param print opens it as soon as everything is drawn
 */
export function useAskedPrint(print: () => void) {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('print') === 'now'
  // Outside React: the address, and the browser's print dialog.
  useEffect(() => {
    if (!asked) return
    setSearch(
      (now) => {
        now.delete('print')
        return now
      },
      { replace: true },
    )
    print()
  }, [asked, print, setSearch])
}
