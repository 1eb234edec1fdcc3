import type { Page } from '@playwright/test'
import { openRasteriser } from '@kryt/seed/render/raster.ts'

/** The text of each page of a PDF. */
export async function textOfPdf(pdf: Uint8Array): Promise<string[]> {
  const reader = await openRasteriser()
  try {
    return await reader.text(pdf)
  } finally {
    reader.close()
  }
}

/** The text of each sheet of the page as the browser would print it. */
export const printedPages = async (page: Page): Promise<string[]> =>
  textOfPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
