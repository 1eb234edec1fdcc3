import type { Page } from '@playwright/test'
import { sellerFor } from '../../../supabase/seller/seller.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service } from '../../support/api.ts'

const titles = {
  '/about': ['About', 'Oor ons'],
  '/meet-the-team': ['Meet the Team', 'Ontmoet die span'],
  '/contact-us': ['Contact Us', 'Kontak ons'],
  '/prices': ['Prices', 'Pryse'],
  '/subscribers-only': ['Subscribers only', 'Slegs vir intekenaars'],
  '/terms': ['Terms', 'Voorwaardes'],
  '/legal/privacy-policy': ['Privacy Policy', 'Privaatheidsbeleid'],
  '/legal/terms-conditions': ['Terms and Conditions', 'Bepalings en voorwaardes'],
  '/legal/terms-of-use': ['Terms of Use', 'Gebruiksvoorwaardes'],
  '/legal/cookie-policy': ['Cookie Policy', 'Koekiebeleid'],
  '/legal/modern-slavery-statement': [
    'Modern Slavery Statement',
    'Verklaring oor moderne slawerny',
  ],
  '/legal/quality-statement': ['Quality Statement', 'Gehalteverklaring'],
  '/legal/weee-regulations': ['WEEE Regulations', 'Regulasies oor elektroniese afval (WEEE)'],
  '/retrieveuserlogin': ['Find your username', 'Soek jou intekennaam'],
  '/unauthorised': ['No access', 'Geen toegang nie'],
  '/no-such-page': ['Page Not Found', 'Bladsy nie gevind nie'],
} as const

/** Pages without the website's frame, and so without the language toggle. */
const bare = ['/unauthorised', '/no-such-page']

async function expectPage(page: Page, language: 'en' | 'af', words: readonly [string, string]) {
  await expect(page).toHaveTitle(`${words[language === 'en' ? 0 : 1]} · Kryt`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expectFinished(page)
}

/** No text that somebody still has to write, and no blank still to fill in, once all of it is there. */
async function expectFinished(page: Page) {
  await page.waitForFunction(
    "window.early.over || document.querySelector('[data-prerendered]#root') === null",
  )
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  const words = await page.locator('body').innerText()
  expect(words).not.toMatch(/\bdraft\b|\bkonsep\b|\[[^\]]*\]|\{\w+\}|lorem ipsum/i)
}

test('each page has its title in both languages, and each kind of page passes axe', async ({
  page,
}) => {
  test.slow()
  // A page opens in the language of the previous page, so each language is tested both when opening
  // and after a change.
  let language: 'en' | 'af' = 'en'
  for (const [path, words] of Object.entries(titles)) {
    await test.step(path, async () => {
      const other: 'en' | 'af' = language === 'en' ? 'af' : 'en'
      await page.goto(path)
      await expectPage(page, language, words)
      // The legal pages differ only in their text.
      if (!path.startsWith('/legal/') || path === '/legal/privacy-policy') {
        await expectAccessible(page)
      }
      if (bare.includes(path)) {
        await page.evaluate((locale) => localStorage.setItem('kryt.locale', locale), other)
        await page.reload()
      } else {
        const name = other === 'af' ? 'Afrikaans' : 'English'
        await page.getByRole('button', { name, exact: true }).first().click()
      }
      await expectPage(page, other, words)
      language = other
    })
  }
})

test('the cookie banner shows the policy and, once accepted, does not come back', async ({
  page,
}) => {
  await page.goto('/about')
  const banner = page.getByRole('region', { name: 'Cookies' })
  await banner.getByRole('button', { name: 'Cookie Policy' }).click()
  const policy = page.getByRole('dialog', { name: 'Cookie Policy' })
  await expect(policy.getByRole('heading', { name: 'Changing your mind' })).toBeVisible()
  await page.keyboard.press('Escape')
  await banner.getByRole('button', { name: 'I accept' }).click()
  await expect(banner).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The strip would come a little later than the page, but its place is free from the start.
  await expect(page.locator('html')).not.toHaveAttribute('data-asks-cookies')
  await expect(banner).toBeHidden()
})

test('the Legal Information menu leads to each page, and the terms open over the page', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('kryt.cookies', '2026-01-01T00:00:00Z'))
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('button', { name: 'Terms and Conditions' }).click()
  const terms = page.getByRole('dialog', { name: 'Terms and Conditions' })
  await expect(terms.getByRole('heading', { name: '4. Prices' })).toBeVisible()
  await page.keyboard.press('Escape')
  await footer.getByRole('button', { name: 'Legal Information' }).click()
  await expect(footer.locator('#legal-menu').getByRole('link')).toHaveCount(7)
  await footer.getByRole('link', { name: 'Quality Statement' }).click()
  await expect(page).toHaveURL('/legal/quality-statement')
})

test('the footer of each kind of public page names the seller', async ({ page }) => {
  const { registeredName, registrationNumber, vatNumber, address, email, phone } =
    sellerFor('http://127.0.0.1:54321')
  const { data } = await service
    .from('product')
    .select('id, category_id')
    .eq('e_commerce_product', true)
    // Not one of another test, which are dated 2020 and soon gone.
    .gt('publish_date', '2021-01-01')
    .lte('publish_date', new Date().toISOString())
    .not('category_id', 'is', null)
    .order('publish_date')
    .order('id')
    .limit(1)
    .single<{ id: string; category_id: string }>()
  const { id = '', category_id: category = '' } = data ?? {}
  for (const path of ['/', '/terms', `/product/${id}`, `/category/${category}`]) {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    for (const words of [registeredName, registrationNumber, vatNumber ?? '', address])
      await expect(footer, path).toContainText(words)
    await expect(footer).toContainText(`© ${String(new Date().getFullYear())} Kryt.`)
    await expect(footer).toContainText('v2.2.12')
    await expect(footer.getByRole('link', { name: email })).toHaveAttribute(
      'href',
      `mailto:${email}`,
    )
    await expect(footer.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:\+?\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFinished(page)
  }
})

test('the page says when there is no network and when there is a newer build', async ({
  page,
  context,
}) => {
  // A file of a newer build; the page itself is unchanged.
  await page.route('**/version.json', async (route) => route.fulfill({ json: { build: 'newer' } }))
  await page.goto('/about')
  await expect(page.getByText('An update is available.')).toBeVisible({ timeout: 25_000 })
  await context.setOffline(true)
  await expect(page.getByText('You’re offline. Functionality may be limited.')).toBeVisible()
  await context.setOffline(false)
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await reloaded
})
