import type { Scene } from './scene.ts'
import { seeded } from './seeded.ts'

const own = { as: 'thandi', windowOnly: true } as const

/** How a resource is found, and what a product page says and leads to. */
export const searchScenes: Scene[] = [
  {
    name: 'product-facts',
    as: null,
    windowOnly: true,
    open: async (page, { say }) => {
      await page.goto(`/product/${seeded.time}`)
      await page.getByText('Drawing hands for a given time').waitFor()
      const fact = page.getByText(say('In English'), { exact: true })
      await fact.evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      )
    },
  },
  {
    name: 'product-related',
    as: null,
    windowOnly: true,
    open: async (page, { say }) => {
      await page.goto(`/product/${seeded.time}`)
      await page.waitForLoadState('networkidle')
      // It is loaded when it comes near the window.
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      const heading = page.getByRole('heading', { name: say('In these bundles') })
      await heading.waitFor()
      await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
      await page.mouse.wheel(0, -80)
    },
  },
  {
    ...own,
    name: 'shop-suggestions',
    open: async (page) => {
      await page.goto('/app/products')
      await page.getByRole('article').first().waitFor()
      await page.getByRole('searchbox').pressSequentially('fracton')
      await page.locator('[data-suggestion]').first().waitFor()
    },
  },
  {
    ...own,
    name: 'shop-corrected',
    open: async (page) => {
      await page.goto('/app/products?q=fracton')
      await page.getByText('“fracton”').waitFor()
      await page.getByRole('article').first().waitFor()
    },
  },
  {
    ...own,
    name: 'shop-other-language',
    open: async (page) => {
      await page.goto('/app/products?q=plante')
      await page.getByRole('article').first().waitFor()
    },
  },
  {
    ...own,
    name: 'shop-filter',
    open: async (page, { say }) => {
      await page.goto('/app/products')
      await page.getByRole('article').first().waitFor()
      await page.getByRole('button', { name: say('Filter') }).click()
      await page.getByRole('combobox', { name: say('Kind') }).selectOption('download')
      await page.getByRole('combobox', { name: say('Order') }).selectOption('cheapest')
      await page.waitForURL(/kind=download&sort=cheapest/)
      await page.getByRole('article').first().waitFor()
    },
  },
]
