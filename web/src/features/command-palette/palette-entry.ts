import type { LucideIcon } from 'lucide-react'

/** An entry of the palette: a screen or a record. */
export interface PaletteEntry {
  /** Unique among all entries. */
  id: string
  /** "screen" or the kind of record. Recent entries are stored without their icon, which is found by this. */
  kind: string
  label: string
  /** Tells entries with the same label apart. */
  note?: string | undefined
  to: string
}

export interface PaletteGroup {
  /** The group's name on the screen. */
  value: string
  /** What its entries open, where that is something else than the group's name says. */
  opens?: string | undefined
  items: PaletteEntry[]
}

/** A screen that somebody may open. */
export interface PalettePlace {
  to: string
  label: string
  /** The section of the menu. */
  note: string | undefined
  icon: LucideIcon
}
