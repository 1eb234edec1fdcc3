import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service } from '../../support/api.ts'
import { deleteBundle, newBundle } from '../../support/bundles.ts'
import { listening } from '../../support/listening.ts'
import { deleteProduct, newProduct } from '../../support/products.ts'

test('a resource shows its cover, its pages and its price', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add to Cart' })).toBeVisible()
  await expect(page.getByText('What you get')).toBeVisible()
  await expectAccessible(page)
})

test('when an administrator changes a price, an open page updates by itself', async ({
  page,
  persona,
}) => {
  const title = `Price check ${randomUUID()}`
  const product = await newProduct({ title, price: '45.61' })
  try {
    await page.goto(`/product/${product.id}`)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByText('R45.61')).toBeVisible()
    // The page fetches earlier changes when it starts to listen, so the first change can be made at
    // any time.
    const marius = await persona('marius')
    const reprice = (price: string) =>
      marius.graphql(
        `mutation Reprice($id: UUID!, $price: BigFloat!) {
           updateProductCollection(set: { price: $price }, filter: { id: { eq: $id } }) { affectedCount }
         }`,
        { id: product.id, price },
      )
    await reprice('52.61')
    await expect(page.getByText('R52.61')).toBeVisible()
    await expect(page.getByText('R45.61')).toBeHidden()
    // The next one is only told.
    await listening(page)
    await reprice('57.61')
    await expect(page.getByText('R57.61')).toBeVisible()
    await expect(page.getByText('R52.61')).toBeHidden()
  } finally {
    await deleteProduct(product.id)
  }
})

test('a resource open in the shop follows its price and whether it can be bought', async ({
  newPerson,
  pageAs,
}) => {
  const title = `Shop check ${randomUUID()}`
  const product = await newProduct({ title, price: '45.61' })
  try {
    const page = await pageAs(await newPerson())
    await page.goto(`/app/products/${product.id}`)
    const item = page.getByRole('dialog')
    await expect(item.getByRole('heading', { name: title })).toBeVisible()
    await expect(item.getByText('R45.61').first()).toBeVisible()
    await listening(page)
    const change = (row: object) =>
      service.from('product').update(row).eq('id', product.id).throwOnError()
    await change({ price: '52.61' })
    await expect(item.getByText('R52.61').first()).toBeVisible()
    await expect(item.getByText('R45.61')).toHaveCount(0)
    await change({ publish_date: null })
    await expect(item.getByText('This product isn’t currently available')).toBeVisible()
  } finally {
    await deleteProduct(product.id)
  }
})

test('a bundle open in the shop follows the price of a member and whether it can be bought', async ({
  newPerson,
  pageAs,
}) => {
  const title = `Bundle check ${randomUUID()}`
  const member = await newProduct({ title: `Member ${title}`, price: '40.00' })
  const { id } = await newBundle({ title, price: '0.00', members: [member] })
  const bundle = (row: object) =>
    service.from('product_bundle').update(row).eq('id', id).throwOnError()
  try {
    await bundle({ price_percentage: 50 })
    const page = await pageAs(await newPerson())
    await page.goto(`/app/products/${id}`)
    const item = page.getByRole('dialog')
    await expect(item.getByText('R20.00').first()).toBeVisible()
    await listening(page)
    await service.from('product').update({ price: 60 }).eq('id', member.id).throwOnError()
    await expect(item.getByText('R30.00').first()).toBeVisible()
    await expect(item.getByText('R20.00')).toHaveCount(0)
    await bundle({ publish_date: null })
    await expect(item.getByText('This product isn’t currently available')).toBeVisible()
  } finally {
    await deleteBundle(id)
    await deleteProduct(member.id)
  }
})

test('a teacher cannot change a price', async ({ persona }) => {
  const product = await newProduct({ title: `Not yours ${randomUUID()}`, price: '45.00' })
  try {
    const thandi = await persona('thandi')
    const changed = await thandi.graphql(
      `mutation Reprice($id: UUID!) {
         updateProductCollection(set: { price: "0.01" }, filter: { id: { eq: $id } }) { affectedCount }
       }`,
      { id: product.id },
    )
    expect(changed).toEqual({ updateProductCollection: { affectedCount: 0 } })
  } finally {
    await deleteProduct(product.id)
  }
})

test('an unpublished resource is shown as unavailable', async ({ page }) => {
  await page.goto(`/product/${randomUUID()}`)
  await expect(page.getByText('This product isn’t currently available')).toBeVisible()
})
