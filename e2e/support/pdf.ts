import type { Page } from '@playwright/test'
import { openRasteriser } from '@kryt/seed/render/raster.ts'

/** The text of each sheet of the page as the browser would print it. */
export async function printedPages(page: Page): Promise<string[]> {
  const reader = await openRasteriser()
  try {
    return await reader.text(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  } finally {
    reader.close()
  }
}
