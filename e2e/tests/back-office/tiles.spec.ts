import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { asOwner } from '../../support/database.ts'
import { placeOrder, setOrderStatus } from '../../support/orders.ts'
import { newProduct } from '../../support/products.ts'

/** Each tile, and the column whose sum stands on it. */
const tiles = {
  owedToUs: { sum: 'dueAmount' },
  owedBack: { sum: 'owedBackAmount' },
  transfersBack: { sum: 'leftAmount' },
  notifications: {},
  confirming: {},
  toPack: {},
  quotes: {},
  withoutFiles: {},
  missingFiles: {},
  mails: { section: '#mails' },
  refunds: { section: '#refunds' },
} satisfies Record<string, { sum?: string; section?: string }>

const digits = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''))
/** "R1,234.50" in cents. */
const cents = (text: string) => (text.includes('R') ? digits(text) : 0)

/** What the cells of a column come to, in cents, on all pages of the open list. */
async function sumOf(page: Page, column: string): Promise<number> {
  const next = page.getByRole('button', { name: 'Next page' })
  for (let sum = 0; ;) {
    const texts = await page.locator('table').evaluate((table, key) => {
      const heads = [...table.querySelectorAll('thead th')]
      const place = heads.findIndex((head) => head.getAttribute('data-column') === key)
      return [...table.querySelectorAll('tr[data-list-row]')].map(
        (row) => row.children[place]?.textContent ?? '',
      )
    }, column)
    sum += texts.reduce((before, text) => before + cents(text), 0)
    if (!(await next.isVisible()) || (await next.getAttribute('aria-disabled')) === 'true')
      return sum
    const before = await page.locator('tr[data-list-row]').first().getAttribute('data-list-row')
    await next.click()
    await expect(page.locator('tr[data-list-row]').first()).not.toHaveAttribute(
      'data-list-row',
      before ?? '',
    )
    await expect(page.locator('table')).toHaveAttribute('aria-busy', 'false')
  }
}

/** One of each kind that can be made here, so that the tiles have something to open. */
async function somethingOfEach(person: { email: string; password: string }) {
  const product = await newProduct({ title: 'On a tile', price: '10.10' })
  const order = await placeOrder(person, [product.id])
  await asOwner([
    `insert into private.order_mail (order_id, kind, problem, due_at)
     values ($1, 'changed', 'refused', 'infinity')`,
    [order.id],
  ])
  await asOwner([
    `insert into public.payment_notification (raw_body, fields, needs_human, provider_payment_id)
     values ($1, '{}', true, $1)`,
    [`tile-${order.number}`],
  ])
  const paid = await placeOrder(person, [product.id])
  await setOrderStatus(paid.id, 'PROCESSING', 'PAID')
  await asOwner([
    `insert into public.teacher_products_order (teacher_profile_id, order_status, payment_open_until)
     select teacher_profile_id, 'PENDING', now() + interval '1 hour'
     from public.teacher_products_order where id = $1`,
    [order.id],
  ])
}

test('each tile is the count and the sum of the list that it opens', async ({
  pageAs,
  newPerson,
}) => {
  test.setTimeout(240_000)
  await somethingOfEach(await newPerson())
  const page = await pageAs('marius', { viewport: { width: 1440, height: 900 } })
  const opened: string[] = []
  for (const [name, { sum, section }] of Object.entries(tiles) as [
    string,
    { sum?: string; section?: string },
  ][]) {
    // Others order and pay at the same time: then the tile is read again.
    await expect(async () => {
      await page.goto('/admin')
      const tile = page.getByTestId(`waiting-${name}`)
      const count = digits(await tile.textContent())
      const link = page.getByRole('link').filter({ has: tile })
      if (count === 0) {
        await expect(link).toHaveCount(0)
        return
      }
      const shown = await link.textContent()
      await link.click()
      opened.push(name)
      if (section !== undefined) {
        await expect(page.locator(`${section} li`)).toHaveCount(count)
        return
      }
      await expect(page.locator('tr[data-list-row]').first()).toBeVisible()
      const counted = page.locator('main').getByRole('status').filter({ hasText: /\d/ }).first()
      expect(digits((await counted.textContent())?.split(/Page/)[0] ?? '')).toBe(count)
      if (sum === undefined) return
      const [amount = ''] = /R[\d,]+\.\d\d/.exec(shown ?? '') ?? []
      expect(cents(amount)).toBe(await sumOf(page, sum))
    }).toPass({ timeout: 60_000 })
  }
  // What was made above is there; the others depend on what else runs.
  for (const name of ['owedToUs', 'notifications', 'confirming', 'withoutFiles', 'mails'])
    expect(opened, name).toContain(name)
  await page.goto('/admin')
  await expectAccessible(page)
})
