import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import { animationsEnded } from '../support/animations.ts'

/** Longer pictures would be unreadable in the contact sheet. */
const longest = 2600

/** Scrolls down, because pictures load when they come near the window. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async (end) => {
    const start = scrollY
    for (let y = start; y < Math.min(document.body.scrollHeight, start + end); y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    scrollTo({ top: start, behavior: 'instant' })
  }, longest)
}

/** Resolves when fonts are loaded, visible pictures are drawn and no animation runs. */
async function settled(page: Page, depth: number): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  await animationsEnded(page)
  await page.waitForFunction(
    (end) =>
      [...document.images].every((image) => {
        const { top, bottom, width } = image.getBoundingClientRect()
        return image.complete || width === 0 || bottom < 0 || top > Math.max(end, innerHeight)
      }),
    depth,
    { timeout: 30_000 },
  )
  // A loaded picture is drawn only when it is decoded, which might be after the photograph.
  await page.evaluate(async () => {
    await Promise.allSettled(
      [...document.images].filter(({ complete }) => complete).map((image) => image.decode()),
    )
  })
}

/** Photographs the page as it is. */
export async function photograph(page: Page, path: string, windowOnly: boolean): Promise<void> {
  mkdirSync(dirname(path), { recursive: true })
  if (!windowOnly) await loadPictures(page)
  await settled(page, windowOnly ? 0 : longest)
  if (windowOnly) {
    await page.screenshot({ path })
    return
  }
  const { width, top, bottom } = await page.evaluate(() => ({
    width: innerWidth,
    top: scrollY,
    bottom: document.documentElement.scrollHeight,
  }))
  const height = Math.min(bottom - top, longest)
  await page.screenshot({
    path,
    fullPage: true,
    clip: { x: 0, y: top, width, height },
    // Sticky elements would cover the middle of a long picture.
    style: 'header { position: static !important }',
  })
}
