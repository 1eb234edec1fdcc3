import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

/** The PDF of the sheet that is open, from the product's own button. */
export async function downloaded(page: Page): Promise<Buffer> {
  await page.locator('.paper h1').first().waitFor()
  const downloading = page.waitForEvent('download', { timeout: 120_000 })
  await page.getByRole('button', { name: 'Download PDF' }).click()
  return readFile(await (await downloading).path())
}

/** How much of each page but the last is empty at its foot, as a share of the room that it has. */
export const emptyShares = async (page: Page): Promise<number[]> =>
  page.locator('.page').evaluateAll((pages) =>
    pages.slice(0, -1).map((one) => {
      const body = one.querySelector('.page-body')
      const last = body?.lastElementChild
      if (!body || !last) return 0
      const style = getComputedStyle(one)
      const room =
        one.clientHeight -
        Number.parseFloat(style.paddingTop) -
        Number.parseFloat(style.paddingBottom)
      const scale = one.getBoundingClientRect().width / one.clientWidth
      const used = (last.getBoundingClientRect().bottom - body.getBoundingClientRect().top) / scale
      return Math.max(0, 1 - used / room)
    }),
  )
