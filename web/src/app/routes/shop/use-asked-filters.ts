import { useNavigation } from 'react-router-dom'
import { readFilters, type ShelfFilters } from './shelf-filters.ts'

/**
 * The filters that the list will have: while one choice is loading, the next builds on it and the fields show it.
 *
 * @param shown those of the list as it stands
 * @param addressOf the list's address with given filters; a navigation to another page is not a choice
 */
export function useAskedFilters(
  shown: ShelfFilters,
  addressOf: (filters: ShelfFilters) => string,
): ShelfFilters {
  const { origin } = window.location
  const { location } = useNavigation()
  if (location === undefined) return shown
  const inPath = /\/category\/([^/]+)$/.exec(location.pathname)?.[1]
  const asked = readFilters(new URL(location.pathname + location.search, origin), inPath)
  return new URL(addressOf(asked), origin).pathname === location.pathname ? asked : shown
}
