import type { Page } from '@playwright/test'

/**
 * How long it takes, from the opening of the print page until the print dialog would open: everything is loaded, drawn and
 * divided into pages by then. In milliseconds, once for each round; the first has an empty cache and is left out.
 */
export async function untilPrinted(page: Page, paper: string, rounds: number): Promise<number[]> {
  await page.addInitScript(() => {
    window.print = () =>
      document.documentElement.setAttribute('data-printed', String(performance.now()))
  })
  const times: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    await page.goto('about:blank')
    await page.goto(`/app/print/assessment/${paper}?print=now`)
    const printed = page.locator('html[data-printed]')
    await printed.waitFor({ state: 'attached' })
    if (round > 0) times.push(Number(await printed.getAttribute('data-printed')))
  }
  return times
}
