import type { LucideIcon } from 'lucide-react'

/** Somewhere that the palette leads to: a screen, or a record on one. */
export interface PaletteEntry {
  /** Its own among all entries. */
  id: string
  /** What it is, for the recent ones, which keep no icon: a kind of record, or "screen". */
  kind: string
  label: string
  /** What tells two of the same name apart. */
  note?: string | undefined
  to: string
}

export interface PaletteGroup {
  /** The group's name on the screen. */
  value: string
  /** What its entries open, where that is not what the group is called. */
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
