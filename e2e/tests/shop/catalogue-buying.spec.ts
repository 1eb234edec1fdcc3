import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service, signIn } from '../../support/api.ts'
import { deleteBundle, newBundle } from '../../support/bundles.ts'
import { listening } from '../../support/listening.ts'
import { deleteProduct, newProduct } from '../../support/products.ts'

const question = (type: string, label: string, more: Record<string, unknown> = {}) => ({
  type,
  label,
  hint: '',
  placeholder: '',
  required: false,
  items: [],
  value: null,
  ...more,
})

const items = ['Gloss', 'Matt']

const questions = [
  question('Text', 'Name on the tin', { required: true, placeholder: 'Mrs Naidoo’s class' }),
  question('Textarea', 'Message', { hint: 'For the card.' }),
  question('Select', 'Letters', { required: true, placeholder: 'Choose one', items }),
  question('Multi Select', 'Strips', { placeholder: 'One or more', items }),
  question('Radio', 'Finish', { required: true, items }),
  question('Checkbox', 'Extras', { items }),
]

async function productWithQuestions() {
  const product = await newProduct({ title: `Asks ${randomUUID()}`, price: '30.00' })
  const { error } = await service.from('product').update({ questions }).eq('id', product.id)
  if (error !== null) throw new Error(error.message)
  return product
}

test('questions are asked before adding to the cart, and the answers are saved with the line', async ({
  newPerson,
  pageAs,
}) => {
  const product = await productWithQuestions()
  try {
    const page = await pageAs(await newPerson())
    await page.goto(`/app/products/${product.id}/buy`)
    const form = page.getByRole('dialog', { name: 'A few questions' })
    const add = form.getByRole('button', { name: 'Add to Cart' })
    await expect(add).toBeDisabled()
    const name = form.getByLabel(/^Name on the tin/)
    await name.click()
    await form.getByLabel(/^Message/).click()
    await expect(form.getByText('Required')).toBeVisible()
    await name.dblclick()
    await expect(name).toHaveValue('Mrs Naidoo’s class')
    await form.getByLabel(/^Letters/).selectOption('Matt')
    await form.getByLabel(/^Strips/).click()
    await page.getByRole('menuitemcheckbox', { name: 'Matt' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Gloss' }).click()
    await page.keyboard.press('Escape')
    await expect(add).toBeDisabled()
    await form.getByRole('radio', { name: 'Gloss' }).check()
    await form.getByRole('checkbox', { name: 'Matt' }).check()
    await expectAccessible(page)
    await add.click()
    await expect(page).toHaveURL(/cart=open/)
    await expect(page.getByRole('dialog').last()).toContainText(product.title)

    const { data } = await service
      .from('order_line')
      .select('questions')
      .eq('product_id', product.id)
      .single<{ questions: { value: unknown }[] }>()
    expect(data?.questions.map(({ value }) => value)).toEqual([
      'Mrs Naidoo’s class',
      null,
      'Matt',
      ['Gloss', 'Matt'],
      'Gloss',
      ['Matt'],
    ])
  } finally {
    await deleteProduct(product.id)
  }
})

test('a bundle shows its contents, is added to the cart and marked in the list', async ({
  newPerson,
  pageAs,
}) => {
  const first = await newProduct({ title: `Member one ${randomUUID()}`, price: '30.00' })
  const second = await newProduct({ title: `Member two ${randomUUID()}`, price: '20.00' })
  const title = `Both together ${randomUUID()}`
  const bundle = await newBundle({ title, price: '40.00', members: [first, second] })
  try {
    const page = await pageAs(await newPerson())
    await page.goto(`/app/products/${bundle.id}?q=${encodeURIComponent(title)}`)
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog.getByRole('link', { name: first.title })).toBeVisible()
    await expect(dialog.getByRole('link', { name: second.title })).toBeVisible()
    await dialog.getByRole('button', { name: 'Buy now for R40.00' }).click()
    await expect(dialog.getByRole('button', { name: 'In your cart' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Cart, 1 resource' })).toContainText('1')
    await dialog.getByRole('button', { name: 'Close' }).click()
    const card = page.getByRole('main').getByRole('article')
    await expect(card).toContainText('Bundle')
    await expect(card).toContainText('In your cart')

    await page.goto(`/product/${bundle.id}`)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByRole('link', { name: first.title })).toBeVisible()
    await expect(page.getByRole('button', { name: 'In your cart' })).toBeVisible()
    await expectAccessible(page)
  } finally {
    await deleteBundle(bundle.id)
    await deleteProduct(first.id)
    await deleteProduct(second.id)
  }
})

test('bought and subscribed resources are marked and not sold again', async ({
  newPerson,
  pageAs,
}) => {
  const bought = await newProduct({ title: `Owned bought ${randomUUID()}`, price: null })
  const taken = await newProduct({ title: `Owned taken ${randomUUID()}`, price: '20.00' })
  try {
    const person = await newPerson()
    const page = await pageAs(person)
    await page.goto(`/app/products/${bought.id}`)
    await expect(page.getByRole('button', { name: 'Buy now for R0' })).toBeEnabled()
    const profile = await service
      .from('teacher_profile')
      .select('id')
      .eq('user_id', person.id)
      .single<{ id: string }>()
    const teacher_profile_id = profile.data?.id
    const subscription = await service
      .from('teacher_subscription')
      .insert({ teacher_profile_id, status_text: 'ACTIVE', grand_fathered: true })
    expect(subscription.error).toBeNull()
    await service.from('product').update({ subscription_product: true }).eq('id', taken.id)

    await page.goto(`/app/products/${taken.id}`)
    await page.getByRole('button', { name: 'Add to library' }).click()
    // The content opens at once.
    await expect(page).toHaveURL(
      (url) =>
        url.pathname.endsWith(`/${taken.id}`) && url.pathname !== `/app/products/${taken.id}`,
    )
    await page.goto(`/app/products/${taken.id}`)
    await expect(page.getByText('This is in your library.')).toBeVisible()

    await page.goto(`/app/products/${bought.id}/buy`)
    await expect(page).toHaveURL(/cart=open/)
    await page.goto(`/app/products/${bought.id}?q=${encodeURIComponent(bought.title)}`)
    const dialog = page.getByRole('dialog', { name: bought.title })
    await expect(dialog.getByRole('button', { name: 'In your cart' })).toBeVisible()
    await listening(page)
    const { graphql } = await signIn(person.email, person.password)
    const cart = await service
      .from('teacher_products_order')
      .select('id')
      .eq('teacher_profile_id', teacher_profile_id)
      .single<{ id: string }>()
    await graphql(
      `
        mutation Take($id: UUID!) {
          checkout(orderId: $id, expectedTotal: "0.00", paymentMethod: "Free") {
            orderStatus
          }
        }
      `,
      { id: cart.data?.id },
    )
    // Paid in another window; the open page updates both the dialog and the card behind it.
    await expect(dialog.getByText('You bought this. It is in your library.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(/\/app\/products\?q=/)
    // Not those of the dialog, which goes away slowly.
    const card = page.getByRole('main').getByRole('article')
    await expect(card).toContainText('Bought')
    await page.goto(`/app/products?q=${encodeURIComponent(taken.title)}`)
    await expect(card).toContainText('In your library')
  } finally {
    await deleteProduct(bought.id)
    await deleteProduct(taken.id)
  }
})
