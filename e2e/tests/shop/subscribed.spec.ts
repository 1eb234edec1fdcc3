import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { service } from '../../support/api.ts'
import { newContent, newCustomer } from '../../support/library.ts'
import { deleteProduct, newProduct } from '../../support/products.ts'

test('without a subscription the subscribed views lead to the page for subscribers only', async ({
  newPerson,
  pageAs,
}) => {
  const page = await pageAs(await newPerson())
  await page.goto('/app/subscribed-products')
  await expect(page).toHaveURL('/subscribers-only')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Those who have none are not offered the view.
  await page.goto('/app/bought-products')
  await expect(page.getByRole('heading', { name: 'Your library is still empty' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'With my subscription' })).toHaveCount(0)
})

test('what is added to the library with a subscription opens at once', async ({
  newPerson,
  pageAs,
}) => {
  const product = await newProduct({ title: `Taken ${randomUUID()}`, price: '20.00' })
  try {
    await newContent(product.id, { name: 'taken.pdf', text: '%PDF-1.7' })
    await service
      .from('product')
      .update({ subscription_product: true })
      .eq('id', product.id)
      .throwOnError()
    const person = await newPerson()
    const { profileId } = await newCustomer(person)
    await service
      .from('teacher_subscription')
      .insert({ teacher_profile_id: profileId, status_text: 'ACTIVE', grand_fathered: true })
      .throwOnError()
    const page = await pageAs(person)
    await page.goto(`/app/products/${product.id}`)
    await page.getByRole('button', { name: 'Add to library' }).click()
    await expect(page).toHaveURL(`/app/subscribed-products/${product.id}`)
    await expect(page.getByRole('dialog').getByText('taken.pdf')).toBeVisible()
  } finally {
    await deleteProduct(product.id)
  }
})

test('an action that the shop does not know opens the resource', async ({ newPerson, pageAs }) => {
  const product = await newProduct({ title: `Looked at ${randomUUID()}`, price: '20.00' })
  try {
    const page = await pageAs(await newPerson())
    await page.goto(`/app/products/${product.id}/look`)
    await expect(page).toHaveURL(`/app/products/${product.id}`)
    await expect(page.getByRole('dialog', { name: product.title })).toBeVisible()
  } finally {
    await deleteProduct(product.id)
  }
})
