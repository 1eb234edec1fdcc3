import type { ReactNode } from 'react'
import { useDrawnLater } from '@/lib/drawn-later.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { ProductCardSkeleton } from './product-card.tsx'

/** A card of the grid. On a phone four of them fill the first screen; the others are drawn right after it. */
export function FirstScreenCard({
  eager,
  children,
}: {
  /** True for cards that are visible at once. */
  eager: boolean
  children: ReactNode
}) {
  const phone = useMediaQuery('(width < 740px)')
  const later = useDrawnLater()
  return eager || later || !phone ? children : <ProductCardSkeleton />
}
