import { plainLetters } from '@/lib/plain-letters.ts'
import type { PaletteEntry, PalettePlace } from './palette-entry.ts'

/** The screens whose name or section contains every word; all screens when nothing is typed. */
export function matchingPlaces(places: readonly PalettePlace[], words: string): PaletteEntry[] {
  const typed = plainLetters(words).split(/\s+/)
  return places
    .filter(({ label, note = '' }) => {
      const name = plainLetters(`${label} ${note}`)
      return typed.every((word) => name.includes(word))
    })
    .map(({ to, label, note }) => ({ id: `screen ${to}`, kind: 'screen', label, note, to }))
}
