import { expect, test } from '../../fixtures/test.ts'
import { service } from '../../support/api.ts'
import { visitorState } from '../../support/people.ts'

const someId = '6f0e7f0a-3f0e-4f3e-8f0e-7f0a3f0e4f3e'
const owner = encodeURIComponent(`${someId}::thandi@kryt.example`)

/** For administrators only; a superadmin needs the group of administrators too. */
const ofAdministrators = [
  '/admin/productorders',
  `/admin/productorders/${someId}`,
  `/admin/productorders/customer/${someId}/${owner}`,
  `/admin/productorders/customer/${someId}/${owner}/new`,
  '/admin/productorder-quotes',
  `/admin/productorder-quotes/customer/${someId}/${owner}/new`,
  '/admin/deliveries',
  '/admin/eft',
  '/admin/card-payments',
  '/admin/coupons',
  '/admin/school-requests',
  '/admin/holidays',
  '/admin/subjects',
]

/** For administrators and superadmins. */
const ofBoth = ['/admin', '/admin/teacherprofiles', `/admin/teacherprofiles/${someId}`]

for (const name of ['thandi', 'kabelo'] as const) {
  test(`every door of the back-office is closed to ${name}`, async ({ pageAs }) => {
    const page = await pageAs(name)
    for (const address of [...ofBoth, ...ofAdministrators]) {
      await page.goto(address)
      await expect(page, address).toHaveURL(/\/unauthorised$/)
    }
  })
}

test('a superadmin who is no administrator opens the accounts and nothing else', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await service
    .rpc('add_user_to_group', { user_id: person.id, group_name: 'superadmin' })
    .throwOnError()
  const page = await pageAs(person)
  for (const address of ofAdministrators) {
    await page.goto(address)
    await expect(page, address).toHaveURL(/\/unauthorised$/)
  }
  await page.goto('/admin/teacherprofiles')
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
})

test('a visitor signs in first, and every screen shows itself to the administrator', async ({
  browser,
  pageAs,
}) => {
  const context = await browser.newContext({ storageState: visitorState })
  const visitor = await context.newPage()
  for (const address of [...ofBoth, ...ofAdministrators]) {
    await visitor.goto(address)
    await expect(visitor, address).toHaveURL(/\/auth/)
  }
  await context.close()
  // What is refused above is there for whoever may open it.
  const page = await pageAs('marius')
  for (const address of [...ofBoth, ...ofAdministrators].filter((one) => !one.includes(someId))) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible()
    await expect(page, address).toHaveURL(address)
  }
})
