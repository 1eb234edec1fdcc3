import { useKeptChoice } from '@/lib/kept-choice.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'

/**
 * Whether the menu shows names or only icons. Without a choice it shows names in large windows. A choice is kept for
 * large windows and for small ones separately.
 */
export function useMenuWidth(): { words: boolean; toggle: () => void } {
  const roomy = useMediaQuery('(width >= 1200px)')
  const [chosen, choose] = useKeptChoice(roomy ? 'admin-menu' : 'admin-menu-narrow')
  const words = chosen === null ? roomy : chosen === 'words'
  return { words, toggle: () => choose(() => (words ? 'icons' : 'words')) }
}
