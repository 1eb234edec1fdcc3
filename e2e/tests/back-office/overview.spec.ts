import { z } from 'zod'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service } from '../../support/api.ts'
import { listening } from '../../support/listening.ts'
import { placeOrder, setOrderStatus } from '../../support/orders.ts'
import { newProduct } from '../../support/products.ts'

const desk = { viewport: { width: 1440, height: 900 } }
const whole = z.coerce.number()

test('what waits is counted live, and leads into its list', async ({ pageAs, newPerson }) => {
  const page = await pageAs('marius', desk)
  await page.goto('/admin')
  const transfers = page.getByTestId('waiting-owedToUs')
  const number = async () => whole.parse((await transfers.textContent())?.replaceAll(/\D/g, ''))
  await expect(transfers).toBeVisible()
  await listening(page)
  const before = await number()
  const product = await newProduct({ title: 'Counted', price: '10.10' })
  const order = await placeOrder(await newPerson(), [product.id])
  // Others order at the same time.
  await expect.poll(number).toBeGreaterThan(before)
  await expectAccessible(page)
  await page.getByRole('link', { name: /Money owed to us/ }).click()
  await expect(page).toHaveURL(/\/admin\/productorders\?.*money=toUs/)
  await page.goBack()
  const sales = page.getByTestId('sales-day')
  await expect(sales).toHaveText(/^−?R[\d,]+\.\d\d$/)
  const sold = await sales.textContent()
  await setOrderStatus(order.id, 'PROCESSING', 'PAID')
  await expect(sales).not.toHaveText(sold ?? '')
})

test('a superadmin who is no administrator is led to the accounts', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  const added = await service.rpc('add_user_to_group', {
    user_id: person.id,
    group_name: 'superadmin',
  })
  expect(added.error).toBeNull()
  const page = await pageAs(person, desk)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await expect(page.getByTestId('waiting-owedToUs')).toBeHidden()
  await expectAccessible(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Customers/ })
    .click()
  await expect(page).toHaveURL(/\/admin\/teacherprofiles/)
})
