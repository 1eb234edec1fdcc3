import type { Scene } from './scene.ts'
import { seeded } from './seeded.ts'

/** The frame of every page and the notices above it. */
export const frameScenes: Scene[] = [
  {
    name: 'frame-drawer',
    as: null,
    windowOnly: true,
    open: async (page, { width, say }) => {
      await page.goto('/about')
      const menu = page.getByRole('button', { name: say('Menu'), exact: true })
      if (width !== 390) return
      await menu.click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'frame-drawer-signed-in',
    as: 'thandi',
    windowOnly: true,
    open: async (page, { width, say }) => {
      await page.goto('/about')
      await page.getByTestId('cart-count').waitFor()
      const phone = width === 390
      const name = say(phone ? 'Menu' : 'Your profile')
      await page.getByRole('button', { name, exact: true }).click()
      await page.getByRole(phone ? 'dialog' : 'menu').waitFor()
    },
  },
  {
    name: 'frame-legal-menu',
    as: null,
    windowOnly: true,
    open: async (page, { say }) => {
      await page.goto('/about')
      await page.getByRole('button', { name: say('Legal Information') }).click()
      await page.getByRole('link', { name: say('E-waste (WEEE)') }).waitFor()
    },
  },
  {
    name: 'frame-legal-dialog',
    as: null,
    windowOnly: true,
    open: async (page, { say }) => {
      await page.goto('/about')
      await page.getByRole('button', { name: say('Terms and Conditions') }).click()
      await page.getByRole('dialog').getByRole('heading').nth(1).waitFor()
    },
  },
  {
    name: 'frame-cookie-banner',
    as: null,
    firstVisit: true,
    windowOnly: true,
    open: async (page, { say }) => {
      await page.goto('/')
      await page.getByRole('button', { name: say('I accept') }).waitFor()
    },
  },
  {
    name: 'frame-cookie-policy',
    as: null,
    firstVisit: true,
    windowOnly: true,
    open: async (page, { say }) => {
      await page.goto('/')
      await page.getByRole('button', { name: say('Cookie Policy') }).click()
      await page.getByRole('dialog').getByRole('heading').nth(1).waitFor()
    },
  },
  {
    name: 'frame-notices',
    as: null,
    windowOnly: true,
    open: async (page, { say }) => {
      await page.clock.install()
      await page.route('**/version.json', (route) => route.fulfill({ json: { build: 'newer' } }))
      await page.goto(`/product/${seeded.free}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.clock.fastForward(10_500)
      await page.getByText(say('An update is available.')).waitFor()
      await page.context().setOffline(true)
      await page.getByText(say('You’re offline. Functionality may be limited.')).waitFor()
    },
  },
  {
    name: 'frame-page-failed',
    as: 'thandi',
    open: async (page, { say }) => {
      await page.route(/\/assets\/orders-[^/]+\.js$/, (route) => route.abort())
      await page.goto('/app/productorders')
      await page.getByRole('heading', { name: say('This page could not be shown') }).waitFor()
    },
  },
  {
    name: 'frame-not-found-signed-in',
    as: 'thandi',
    open: async (page) => {
      await page.goto('/app/no-such-page')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
  {
    name: 'frame-back-office',
    as: 'marius',
    open: async (page) => {
      await page.goto('/admin')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
  {
    name: 'frame-loader',
    as: null,
    windowOnly: true,
    open: async (page, { say }) => {
      // Held while the page is open.
      await page.route(/\/assets\/sign-in-[^/]+\.js$/, () => undefined)
      await page.goto('/auth', { waitUntil: 'commit' })
      await page.getByText(say('Loading')).first().waitFor({ state: 'attached' })
    },
  },
]
