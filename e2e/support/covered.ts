import type { Locator } from '@playwright/test'

/**
 * The elements that are not the topmost ones at their own middle, by their text. Each is scrolled to first, so an element
 * that cannot be scrolled to is named too.
 */
export const coveredOf = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) =>
    all
      .filter((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top, width, height } = element.getBoundingClientRect()
        if (width === 0) return false // in the menu of another width
        const found = document.elementFromPoint(left + width / 2, top + height / 2)
        return found === null || !(element.contains(found) || found.contains(element))
      })
      .map((element) => element.textContent),
  )
