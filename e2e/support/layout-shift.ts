import type { Page } from '@playwright/test'

/** Notes from now on, in each page that is opened, how much its layout shifts without a person's doing. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, 'layoutShift', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue
        const before = Number(Reflect.get(window, 'layoutShift'))
        Reflect.set(window, 'layoutShift', before + Number(Reflect.get(entry, 'value')))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => page.evaluate(() => Number(Reflect.get(window, 'layoutShift')))
}
