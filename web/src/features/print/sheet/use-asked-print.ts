import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Fonts and pictures are there: what the print dialog shows is what will be printed. */
async function drawn(): Promise<void> {
  const faces = ['', 'bold ', 'italic '].map((face) => `${face}16px Arimo`)
  await Promise.all(faces.map(async (face) => document.fonts.load(face))).catch(() => undefined)
  const pictures = [...document.images].map(async (image) => image.decode().catch(() => undefined))
  await Promise.all(pictures)
}

/** An address with "print=now" opens the browser's print dialog, once: a reload or "back" does not ask again. */
export function useAskedPrint() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('print') === 'now'
  // Outside React: the browser's fonts, pictures and print dialog.
  useEffect(() => {
    if (!asked) return
    let left = false
    void drawn().then(() => {
      if (left) return
      setSearch(
        (now) => {
          now.delete('print')
          return now
        },
        { replace: true },
      )
      window.print()
    })
    return () => {
      left = true
    }
  }, [asked, setSearch])
}
