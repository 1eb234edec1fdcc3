import { containsWords } from '@kryt/supabase/same-signs'
import type { PaletteEntry, PalettePlace } from './palette-entry.ts'

/** The screens whose name or section contains every word; all screens when nothing is typed. */
export function matchingPlaces(places: readonly PalettePlace[], words: string): PaletteEntry[] {
  return places
    .filter(({ label, note = '' }) => containsWords(`${label} ${note}`, words))
    .map(({ to, label, note }) => ({ id: `screen ${to}`, kind: 'screen', label, note, to }))
}
