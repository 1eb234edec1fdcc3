import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { chooseLanguage } from '../../support/language.ts'
import { listening } from '../../support/listening.ts'
import { menuOf } from '../../../web/src/testing/office-menu.ts'
import { placeOrder } from '../../support/orders.ts'
import { newProduct } from '../../support/products.ts'

const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 } }

test('the menu stands in sections, marks the open screen, and keeps its width', async ({
  pageAs,
}) => {
  const page = await pageAs('marius', desk)
  await page.goto('/admin/coupons')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const sales = menu.getByRole('list', { name: 'Sales' })
  await expect(sales.getByRole('link')).toHaveText(menuOf('sales'))
  await expect(menu.getByRole('list', { name: 'Planning' }).getByRole('link')).toHaveText(
    menuOf('planning'),
  )
  await expect(menu.getByRole('link', { name: 'Coupons' })).toHaveAttribute('aria-current', 'page')

  const crumbs = page.getByRole('navigation', { name: 'Where you are' })
  await expect(crumbs.getByRole('listitem')).toHaveText(['Back-office', 'Sales', 'Coupons'])
  await crumbs.getByRole('link', { name: 'Back-office' }).click()
  await expect(page).toHaveURL('/admin')

  await menu.getByRole('button', { name: 'Show icons only' }).click()
  await page.reload()
  await expect(menu.getByRole('button', { name: 'Show the names' })).toBeVisible()
  await expect(menu.getByText('Sales')).toHaveCSS('position', 'absolute')
  await expectAccessible(page)
  await menu.getByRole('link', { name: 'Holidays' }).click()
  await expect(page).toHaveURL('/admin/holidays')
})

test('a long name in Afrikaans is cut short within the menu', async ({ pageAs }) => {
  const page = await pageAs('marius', desk)
  await chooseLanguage(page, 'af')
  await page.goto('/admin/card-payments')
  const menu = page.getByRole('navigation', { name: 'Hoofkieslys' })
  const entry = menu.getByRole('link', { name: 'Kaartbetalings om na te kyk' })
  await expect(entry).toBeVisible()
  const right = async (part: Locator) => {
    const box = await part.boundingBox()
    return box === null ? Number.NaN : box.x + box.width
  }
  expect(await right(entry)).toBeLessThan(await right(menu))
})

test('reporting alone opens nothing here', async ({ pageAs }) => {
  const page = await pageAs('kabelo')
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/unauthorised$/)
})

test('a new order is counted in the menu while the page is open', async ({ pageAs, newPerson }) => {
  const page = await pageAs('marius', desk)
  await page.goto('/admin/holidays')
  const orders = page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: /^Orders, \d+ waiting$/ })
  const before = await orders.getAttribute('aria-label')
  await listening(page)
  const product = await newProduct({ title: 'Counted in the menu', price: '10.00' })
  await placeOrder(await newPerson(), [product.id])
  await expect(orders).not.toHaveAccessibleName(before ?? '')
})

test('the sitemap is made on demand, and not offline', async ({ pageAs }) => {
  const page = await pageAs('marius', desk)
  await page.goto('/admin')
  const button = page.getByRole('button', { name: 'Generate sitemap' })
  const held: (() => void)[] = []
  await page.route('**/functions/v1/sitemap*', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await button.click()
  await expect(button).toBeDisabled()
  await expect.poll(() => held.length).toBe(1)
  held[0]?.()
  await expect(page.getByText(/The sitemap is up to date: \d+ addresses\./)).toBeVisible()
  await expect(button).toBeEnabled()

  await page.context().setOffline(true)
  await expect(page.getByText('You’re offline. Functionality may be limited.')).toBeVisible()
  await expect(button).toBeDisabled()
  await page.context().setOffline(false)
  await expect(button).toBeEnabled()
})

test('offline nothing can be written, and the button says why', async ({ pageAs }) => {
  const page = await pageAs('marius', desk)
  await page.goto('/admin/holidays')
  const button = page.getByRole('button', { name: 'New Holiday' })
  await expect(page.getByRole('table')).toBeVisible()
  await page.context().setOffline(true)
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  // What is off can still be pressed, and answers.
  await button.click({ force: true })
  await expect(page.getByText('You’re offline. This needs a connection.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.context().setOffline(false)
  await button.click()
  await expect(page.getByRole('dialog', { name: 'New Holiday' })).toBeVisible()
})

test('on a phone the menu is a drawer', async ({ pageAs }) => {
  const page = await pageAs('marius', phone)
  await page.goto('/admin/holidays')
  const open = page.getByRole('button', { name: 'Menu', exact: true })
  await open.click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer.getByRole('button', { name: 'Generate sitemap' })).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await drawer.getByRole('link', { name: 'Customers' }).click()
  await expect(page).toHaveURL('/admin/teacherprofiles')
  await expect(drawer).toBeHidden()
})

test('what was typed is asked about before a link or Back loses it', async ({ pageAs }) => {
  const page = await pageAs('marius', desk)
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const steps = [
    { path: '/admin/holidays', button: 'New Holiday', field: 'Label' },
    { path: '/admin/coupons', button: 'New coupon', field: 'Coupon code' },
    { path: '/admin/coupons', button: 'New batch', field: 'Name of the batch' },
  ]
  for (const { path, button, field } of steps) {
    await page.goto(path)
    await page.getByRole('button', { name: button }).click()
    const typed = page.getByRole('dialog').getByLabel(field, { exact: true })
    await typed.fill('TYPED')
    await expect
      .poll(async () => page.evaluate(() => JSON.stringify(sessionStorage)))
      .toContain('TYPED')
    await page.goBack()
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(typed).toHaveValue('TYPED')
    // The dialog covers the menu; a link of it can still be followed with the keyboard of assistive technology.
    await page
      .getByRole('navigation', { name: 'Main menu', includeHidden: true })
      .getByRole('link', { name: 'Customers', includeHidden: true })
      .dispatchEvent('click')
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Leave anyway' }).click()
    await expect(page).toHaveURL('/admin/teacherprofiles')
  }
})
