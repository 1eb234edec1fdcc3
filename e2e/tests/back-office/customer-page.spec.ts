import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service } from '../../support/api.ts'
import { chooseLanguage } from '../../support/language.ts'
import { newCustomer, newPaidOrder } from '../../support/library.ts'
import { listening } from '../../support/listening.ts'
import { newProduct } from '../../support/products.ts'
import type { Person } from '../../support/people.ts'

const wide = { viewport: { width: 1440, height: 900 } }

const card = (page: Page, name: RegExp | string) => page.getByRole('region', { name })

const open = async (page: Page, { id }: { id: string }) => {
  await page.goto(`/admin/teacherprofiles/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('the list leads to a customer: orders, library with the order, emails, in one request', async ({
  pageAs,
  persona,
  newPerson,
}) => {
  const buyer = await newPerson()
  const customer = await newCustomer(buyer)
  const product = await newProduct({ title: `Owned by ${buyer.email}`, price: '45.00' })
  const marius = await persona('marius')
  await newPaidOrder(marius, customer, [{ productId: product.id }])
  const page = await pageAs('marius', wide)
  await page.goto(`/admin/teacherprofiles?q=${buyer.email}`)
  // What is on the screen when the window begins to listen is asked once more.
  await listening(page)
  const requests: string[] = []
  page.on('request', (request) => {
    const operation = /"operationName":"(Customer\w+)"/.exec(request.postData() ?? '')?.[1]
    if (operation !== undefined) requests.push(operation)
  })
  await page.getByRole('link', { name: buyer.email }).click()
  await expect(page.getByRole('heading', { level: 1, name: buyer.email })).toBeVisible()
  await expect(card(page, /^Orders/)).toContainText('R45.00')
  const library = card(page, /^Library/)
  await expect(library).toContainText(product.title)
  await expect(card(page, /^Emails about orders/)).toContainText('Payment received')
  expect(requests.filter((name) => name === 'CustomerPage')).toHaveLength(1)
  await expectAccessible(page)
  await library.getByRole('link', { name: /^\d{6}-/ }).click()
  await expect(page.getByRole('dialog')).toContainText(product.title)
  await page.goBack()
  await card(page, /^Orders/)
    .getByRole('link', { name: 'View Orders' })
    .click()
  await expect(page.getByRole('table', { name: 'Orders' })).toContainText(buyer.email)
})

test('a note survives a reload while it is typed, is written once, and is deleted by its author', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await newCustomer(person)
  const page = await pageAs('marius', wide)
  await open(page, person)
  await page.getByRole('button', { name: 'New note' }).click()
  const dialog = page.getByRole('dialog', { name: 'New note' })
  await dialog.getByLabel('Note').fill('Prefers a call after two')
  await page.reload()
  await expect(dialog.getByLabel('Note')).toHaveValue('Prefers a call after two')
  await expectAccessible(page)
  // The request arrives and the answer is lost.
  await page.route('**/graphql/v1', async (route) => {
    if (!/AddCustomerNote/.test(route.request().postData() ?? '')) return route.fallback()
    await route.fetch()
    return route.abort()
  })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.unroute('**/graphql/v1')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const notes = card(page, /^Notes/)
  await expect(notes.getByText('Prefers a call after two')).toHaveCount(1)
  await expect(notes).toContainText('marius.botha@kryt.example')

  const colleague = await pageAs('priya', wide)
  await open(colleague, person)
  await expect(card(colleague, /^Notes/)).toContainText('Prefers a call after two')
  await notes.getByRole('button', { name: 'Delete note' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(notes.getByText('Prefers a call after two')).toHaveCount(0)
})

test('signing out everywhere ends the window of the person at once', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await newCustomer(person)
  const theirs = await pageAs(person)
  await theirs.goto('/app/products')
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()
  const page = await pageAs('marius', wide)
  await open(page, person)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  const question = page.getByRole('alertdialog')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(card(page, /^Signed in/)).not.toContainText('Signed in nowhere')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await question.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(card(page, /^Signed in/)).toContainText('Signed in nowhere')
  await theirs.goto('/app/account')
  await expect(theirs.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
})

test('a superadmin gives and takes a right, which counts at the next request', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await newCustomer(person)
  const page = await pageAs('priya', wide)
  await open(page, person)
  const dialog = page.getByRole('dialog', { name: 'User groups' })
  await page.getByRole('button', { name: 'User groups' }).click()
  await expect(dialog.getByLabel('Teacher')).toBeChecked()
  await expectAccessible(page)
  await dialog.getByLabel('Administrator', { exact: true }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('header').getByText('Administrator').first()).toBeVisible()

  const theirs = await pageAs(person, wide)
  await theirs.goto('/admin/teacherprofiles')
  await expect(theirs.getByRole('table', { name: 'Customers' })).toBeVisible()
  await page.getByRole('button', { name: 'User groups' }).click()
  await dialog.getByLabel('Administrator', { exact: true }).uncheck()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await theirs.reload()
  await expect(theirs.getByRole('table', { name: 'Customers' })).toHaveCount(0)
})

test('nobody takes the right of superadmin from themselves', async ({ pageAs }) => {
  const page = await pageAs('priya', wide)
  await page.goto('/admin/teacherprofiles?q=priya.naidoo')
  await page.getByRole('link', { name: 'priya.naidoo@kryt.example' }).click()
  await page.getByRole('button', { name: 'User groups' }).click()
  const dialog = page.getByRole('dialog', { name: 'User groups' })
  await dialog.getByLabel('Superadministrator').uncheck()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('from yourself')
})

/** Two customers of one name, each with a cart. */
async function twins(newPerson: () => Promise<Person>) {
  const [kept, emptied] = [await newPerson(), await newPerson()]
  for (const person of [kept, emptied]) {
    const { signedIn } = await newCustomer(person)
    const product = await newProduct({ title: `For ${person.email}`, price: '45.00' })
    const added = await signedIn.client.rpc('add_to_cart', { product_id: product.id })
    if (added.error !== null) throw new Error(added.error.message)
  }
  return { kept, emptied }
}

test('two accounts of one person become one: shown first, a cart chosen, the other sign-in ended', async ({
  pageAs,
  newPerson,
}) => {
  test.slow()
  const { kept, emptied } = await twins(newPerson)
  const page = await pageAs('priya', wide)
  await open(page, kept)
  await page.getByRole('button', { name: 'Merge accounts' }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge accounts' })
  await dialog.getByLabel('The other account').fill(emptied.email)
  await page.getByRole('option', { name: emptied.email }).click()
  await expect(dialog.getByRole('heading', { name: 'What will happen' })).toBeVisible()
  await expect(dialog).toContainText(`${emptied.email} can no longer sign in`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(dialog.getByText(/Choose which one stays/)).toBeVisible()
  await dialog.getByLabel(/That of the account that is closed/).check()
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(card(page, 'Profile')).toContainText(emptied.email)
  await expect(page.getByRole('heading', { level: 1, name: kept.email })).toBeVisible()
  // The link of then leads here.
  await page.goto(`/admin/teacherprofiles/${emptied.id}`)
  await expect(page.getByRole('heading', { level: 1, name: kept.email })).toBeVisible()
})

test('an account of the office is not emptied, and the other one can be kept instead', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await newCustomer(person)
  const colleague = await newPerson()
  await newCustomer(colleague)
  const added = await service.rpc('add_user_to_group', {
    user_id: colleague.id,
    group_name: 'reporting',
  })
  if (added.error !== null) throw new Error(added.error.message)
  const page = await pageAs('priya', wide)
  await open(page, person)
  await page.getByRole('button', { name: 'Merge accounts' }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge accounts' })
  await dialog.getByLabel('The other account').fill(colleague.email)
  await page.getByRole('option', { name: colleague.email }).click()
  await expect(dialog.getByRole('alert')).toContainText('belongs to the office')
  await expect(dialog.getByRole('button', { name: 'Merge', exact: true })).toBeDisabled()
  await dialog.getByRole('radio', { name: colleague.email }).check()
  await expect(dialog.getByRole('heading', { name: 'What will happen' })).toBeVisible()
  await expect(dialog.getByText('belongs to the office')).toBeHidden()
})

test('administrators are offered no groups and no merge, teachers no page', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await newCustomer(person)
  const page = await pageAs('marius', wide)
  await open(page, person)
  await expect(page.getByRole('button', { name: 'Show changes' })).toBeVisible()
  for (const name of ['User groups', 'Merge accounts']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  }
  // Nor by the address.
  await page.goto(`/admin/teacherprofiles/${person.id}?merge=yes`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/admin/teacherprofiles/7b0c2f4e-5d31-4a86-9f0b-2c1e8a64dfff')
  await expect(page.getByRole('heading', { name: 'There is no such customer' })).toBeVisible()
  const teacher = await pageAs('thandi')
  await teacher.goto(`/admin/teacherprofiles/${person.id}`)
  await expect(teacher).toHaveURL('/unauthorised')
})

test('offline the page stays and says why nothing can be written', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await newCustomer(person)
  const page = await pageAs('priya', wide)
  await open(page, person)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'New note' }).click({ force: true })
  await expect(page.getByText('You’re offline. This needs a connection.').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(card(page, 'Profile')).toContainText(person.email)
})

for (const [width, locale] of [
  [1440, 'en'],
  [1024, 'af'],
  [390, 'en'],
  [320, 'af'],
] as const) {
  test(`looks right at ${String(width)} px (${locale}), in both themes`, async ({ pageAs }) => {
    const page = await pageAs('priya', { viewport: { width, height: 900 } })
    await chooseLanguage(page, locale)
    await page.goto('/admin/teacherprofiles/7b0c2f4e-5d31-4a86-9f0b-2c1e8a64d101')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      await expect(async () => expectAccessible(page)).toPass()
    }
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
  })
}
