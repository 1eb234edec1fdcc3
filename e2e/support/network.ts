import type { Page } from '@playwright/test'

/**
 * Takes the network from a page that a service worker can open without one. Chromium 150 says `navigator.onLine` after a
 * page is loaded again, although the network is still off, so the pages loaded from now on are told.
 */
export async function takeNetwork(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', {
      configurable: true,
      get: () => sessionStorage.getItem('network') === 'back',
    })
  })
  await page.context().setOffline(true)
}

/** The network is back, in the open page too. */
export async function giveNetwork(page: Page) {
  await page.context().setOffline(false)
  await page.evaluate(() => {
    sessionStorage.setItem('network', 'back')
    window.dispatchEvent(new Event('online'))
  })
}
