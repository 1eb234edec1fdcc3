import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test'
import { DEVELOPMENT_PASSWORD, PERSONAS } from '@kryt/seed/personas.ts'
import { signIn } from './support/api.ts'
import { addresses } from './support/addresses.ts'
import { chromiumHere } from './support/chromium.ts'

/**
 * `npm run screenshots`: takes pictures of the running browser-test stack at phone and desktop width, light and dark,
 * in English and Afrikaans. `npm run test:e2e` stops its stack, so start one with the same ports
 * (support/addresses.ts).
 */
const folder = join(import.meta.dirname, '../docs/screenshots')
mkdirSync(folder, { recursive: true })

const looks: { name: string; language: 'en' | 'af'; options: BrowserContextOptions }[] = [
  { name: '1440', language: 'en', options: { viewport: { width: 1440, height: 900 } } },
  {
    name: '390',
    language: 'en',
    options: { viewport: { width: 390, height: 844 }, hasTouch: true },
  },
  {
    name: '390-dark-af',
    language: 'af',
    options: { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  },
  {
    name: '1440-dark-af',
    language: 'af',
    options: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  },
]

const session = (await signIn(PERSONAS.thandi.email, DEVELOPMENT_PASSWORD)).stored

async function shoot(browser: Browser, look: (typeof looks)[number]): Promise<void> {
  const context = await browser.newContext({ ...look.options, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const take = async (name: string) => {
    await page.waitForFunction(() =>
      [...document.images].every((image) => {
        const { top, bottom, width } = image.getBoundingClientRect()
        return image.complete || width === 0 || bottom < 0 || top > innerHeight
      }),
    )
    await page.waitForTimeout(400)
    await page.screenshot({
      path: join(folder, `${name}-${look.name}.jpg`),
      type: 'jpeg',
      quality: 72,
    })
  }
  await page.goto(addresses.web)
  if (look.language === 'af') await page.getByRole('button', { name: 'Afrikaans' }).first().click()
  await page.getByRole('article').first().waitFor()
  await take('landing')
  await page.getByRole('article').first().scrollIntoViewIfNeeded()
  await take('resources')
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL(/\/product\//)
  await page.getByRole('link', { name: /Add to Cart|Voeg by mandjie/i }).waitFor()
  await take('product')
  await page.goto(`${addresses.web}/auth`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await take('sign-in')
  await page.evaluate((value) => localStorage.setItem('sb-127-auth-token', value), session)
  await page.goto(`${addresses.web}/?cart=open`)
  await page.getByRole('dialog').waitFor()
  await take('cart')
  await context.close()
}

const browser = await chromium.launch({
  ...chromiumHere,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
for (const look of looks) await shoot(browser, look)
await browser.close()
