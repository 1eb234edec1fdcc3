import type { Locator, Page } from '@playwright/test'

/** More presses than any screen has stops on the way to one of them. */
const mostPresses = 150

/** Presses Tab until something has the focus, as somebody without a mouse does. @throws if Tab does not lead there */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let press = 0; press < mostPresses; press += 1) {
    if ((await target.and(page.locator(':focus')).count()) === 1) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not lead to ${String(target)}`)
}
