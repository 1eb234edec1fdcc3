import type { ReactNode } from 'react'
import type { Block } from './layout.ts'

/** Where a block may be divided, as the browser drew it whole. Lengths are in pixels of the screen. */
export interface Measured {
  /** From the top of the block, in rising order. */
  cuts: number[]
  /** What is repeated above each part but the first. */
  head: number
  /** What `draw` is told of a cut: so many rows or letters stand before it. */
  placeOf: (cut: number) => number
  /** The widths of a table's columns, so that all its parts are alike; none where they are fixed. */
  columns: number[]
}

/** A block that may go on on the next page. */
export interface Division {
  /** It is divided only where it is taller than a page. */
  ratherWhole: boolean
  measure: (element: Element) => Measured
  /** The part between two places; null for the block's beginning or end. */
  draw: (from: number | null, to: number | null, columns: readonly number[]) => ReactNode
}

/** A piece of a sheet that stays whole on one page, unless it says how it is divided. */
export interface SheetBlock extends Omit<
  Block,
  'height' | 'gap' | 'cuts' | 'head' | 'ratherWhole'
> {
  key: string
  /** The space above it, as a multiple of the text size. */
  gap: number
  content: ReactNode
  division?: Division | undefined
}
