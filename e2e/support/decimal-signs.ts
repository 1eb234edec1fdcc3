import type { Page } from '@playwright/test'

/** Screens of question papers write a decimal comma in either language, as papers do (docs/decisions/136). */
const ofPapers = /assessment/

/** A number with one or two places behind this sign: no version, address or thousands. */
const decimals = {
  ',': /(?<![\d.,/:-]|[^\P{L}R])\d+,\d{1,2}(?!\d|,\d|\.\d)/gu,
  '.': /(?<![\d.,/:-]|[^\P{L}R])\d+(?:,\d{3})*\.\d{1,2}(?!\d|\.\d)/gu,
}

/** The numbers on a page that have the decimal sign of the other language. */
export async function wrongDecimals(page: Page, language: 'en' | 'af'): Promise<string[]> {
  const onPapers = ofPapers.test(new URL(page.url()).pathname)
  const comma = language === 'af' || onPapers
  const shown = await page.locator('body').innerText()
  // Parts of questions have numbers of their own: "1.2" at the beginning of a line.
  const text = onPapers ? shown.replaceAll(/^\s*\d+(?:\.\d+)+/gmu, '') : shown
  const wrong = text.match(decimals[comma ? '.' : ',']) ?? []
  return wrong.map((number) => `the decimal sign of ${number}`)
}
