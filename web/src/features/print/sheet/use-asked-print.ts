import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Resolves when fonts and pictures are loaded, so that the print dialog shows what will be printed. */
async function drawn(): Promise<void> {
  const faces = ['', 'bold ', 'italic '].map((face) => `${face}16px Arimo`)
  await Promise.all(faces.map(async (face) => document.fonts.load(face))).catch(() => undefined)
  const pictures = [...document.images].map(async (image) => image.decode().catch(() => undefined))
  await Promise.all(pictures)
  // What they changed is divided into pages before the second frame from now.
  await frame()
  await frame()
}

const frame = async () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Opens the browser's print dialog if the address contains "print=now", once: not after a reload or "back". */
export function useAskedPrint() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('print') === 'now'
  // Synchronises with the browser's fonts, pictures and print dialog.
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
