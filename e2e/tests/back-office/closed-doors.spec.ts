import { expect, test } from '../../fixtures/test.ts'
import { service } from '../../support/api.ts'
import { doorsOfAdministrators, doorsOfBoth, noId } from '../../support/office-screens.ts'
import { visitorState } from '../../support/people.ts'

for (const name of ['thandi', 'kabelo'] as const) {
  test(`every door of the back-office is closed to ${name}`, async ({ pageAs }) => {
    const page = await pageAs(name)
    for (const address of [...doorsOfBoth, ...doorsOfAdministrators]) {
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
  for (const address of doorsOfAdministrators) {
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
  for (const address of [...doorsOfBoth, ...doorsOfAdministrators]) {
    await visitor.goto(address)
    await expect(visitor, address).toHaveURL(/\/auth/)
  }
  await context.close()
  // What is refused above is there for whoever may open it.
  const page = await pageAs('marius')
  for (const address of [...doorsOfBoth, ...doorsOfAdministrators].filter(
    (one) => !one.includes(noId),
  )) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible()
    await expect(page, address).toHaveURL(address)
  }
})
