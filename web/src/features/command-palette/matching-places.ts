import type { PaletteEntry, PalettePlace } from './palette-entry.ts'

/** Letters without accents, in lower case: "kliente" finds Kliënte. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The screens whose name or section contains every word; all screens when nothing is typed. */
export function matchingPlaces(places: readonly PalettePlace[], words: string): PaletteEntry[] {
  const typed = plain(words).split(/\s+/)
  return places
    .filter(({ label, note = '' }) => {
      const name = plain(`${label} ${note}`)
      return typed.every((word) => name.includes(word))
    })
    .map(({ to, label, note }) => ({ id: `screen ${to}`, kind: 'screen', label, note, to }))
}
