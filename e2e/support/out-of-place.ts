import type { Page } from '@playwright/test'
import { animationsEnded } from './animations.ts'

/**
 * What does not fit into the window: the page scrolls sideways, or words are cut off by a box around them or stick out of
 * it. Words that end in an ellipsis say so, and a part that scrolls by itself shows the rest.
 */
export async function outOfPlace(page: Page): Promise<string[]> {
  await animationsEnded(page)
  return page.evaluate(() => {
    const found: string[] = []
    const { scrollWidth } = document.documentElement
    if (scrollWidth > window.innerWidth) found.push(`the page is ${String(scrollWidth)} px wide`)

    const isHidden = (element: Element) =>
      element.closest('.sr-only, [aria-hidden="true"], [inert], svg, option, noscript') !== null ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    /** Whether this box, or one between it and the words, says with an ellipsis that there is more. */
    const saysMore = (style: CSSStyleDeclaration) =>
      style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'

    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = words.nextNode(); text !== null; text = words.nextNode()) {
      const parent = text.parentElement
      if (parent === null || text.textContent?.trim() === '' || isHidden(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const [from, to] = [...range.getClientRects()].reduce(
        ([left, right], rect) => [Math.min(left, rect.left), Math.max(right, rect.right)],
        [Infinity, -Infinity],
      )
      if (to <= from) continue
      for (let box: Element | null = parent; box !== null; box = box.parentElement) {
        const style = getComputedStyle(box)
        if (saysMore(style)) break
        if (/auto|scroll/.test(style.overflowX)) break
        const bounds = box.getBoundingClientRect()
        const isCut = /hidden|clip/.test(style.overflowX)
        const isBox = !/inline|contents/.test(style.display) && bounds.width > 1
        const out = to > bounds.right + 1 || from < bounds.left - 1
        if (isBox && out && (isCut || box === parent)) {
          found.push(
            `"${(text.textContent ?? '').trim().slice(0, 40)}" ${isCut ? 'is cut off by' : 'sticks out of'} ` +
              `${box.tagName.toLowerCase()}.${box.getAttribute('class')?.slice(0, 60) ?? ''}`,
          )
          break
        }
        // A box that is placed by itself does not lie inside the ones around it.
        if (style.position === 'fixed') break
      }
    }
    return [...new Set(found)]
  })
}
