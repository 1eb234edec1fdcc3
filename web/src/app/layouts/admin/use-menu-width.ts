import { useKeptChoice } from '@/lib/kept-choice.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'

/**
 * Whether the menu shows words or icons only. Until somebody chooses: words where there is room for them. A choice holds
 * for large windows or for small ones, not for both.
 */
export function useMenuWidth(): { words: boolean; toggle: () => void } {
  const roomy = useMediaQuery('(width >= 1200px)')
  const [chosen, choose] = useKeptChoice(roomy ? 'admin-menu' : 'admin-menu-narrow')
  const words = chosen === null ? roomy : chosen === 'words'
  return { words, toggle: () => choose(() => (words ? 'icons' : 'words')) }
}
