import type { ReactNode } from 'react'
import type { Block } from './layout.ts'

/** A piece of a sheet that stays whole on one page. */
export interface SheetBlock extends Omit<Block, 'height' | 'gap'> {
  key: string
  /** The space above it, as a multiple of the text size. */
  gap: number
  content: ReactNode
}
