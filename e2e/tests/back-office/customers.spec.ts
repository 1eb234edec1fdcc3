import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service } from '../../support/api.ts'
import { newCustomer } from '../../support/library.ts'
import { deletePerson } from '../../support/people.ts'

const password = 'Teacher-123'

/** That many teachers whose email addresses no other test has, numbered from 01. */
async function newTeachers(count: number) {
  const tag = `t${randomUUID().slice(0, 8)}`
  const people: { id: string; email: string }[] = []
  for (let n = 1; n <= count; n += 1) {
    const email = `${tag}-${String(n).padStart(2, '0')}@kryt.example`
    const { data, error } = await service.auth.admin.createUser({
      email,
      password,
      email_confirm: true,
    })
    if (error !== null) throw error
    people.push({ id: data.user.id, email })
    await newCustomer({ id: data.user.id, email, password })
  }
  const remove = async () => {
    for (const { id, email } of people) await deletePerson({ id, email, password })
  }
  return { tag, email: (n: number) => people[n - 1]?.email ?? '', remove }
}

test('customers are searched, sorted, paged and exported', async ({ pageAs }) => {
  test.slow()
  const teachers = await newTeachers(11)
  const page = await pageAs('marius', { viewport: { width: 1440, height: 900 } })
  await page.goto('/admin/teacherprofiles?size=10')
  const table = page.getByRole('table', { name: 'Customers' })
  const head = (name: string) => table.getByRole('columnheader', { name, exact: true })
  await expect(table.getByRole('columnheader').filter({ hasText: /\w/ })).toHaveText([
    /Username/,
    /Registration Date/,
    /Email/,
    /Title/,
    /^Name/,
    /Surname/,
    /Phone/,
    /User Group\(s\)/,
    /Province/,
    /Language/,
    /School/,
    /Actions/,
  ])
  await expect(head('Registration Date')).toHaveAttribute('aria-sort', 'descending')
  await expect(head('Phone').getByRole('button')).toHaveCount(0)

  await page.getByRole('searchbox').fill(`${teachers.tag} kryt`)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages).toContainText('1–10 of 11')
  await head('Username').getByRole('button').click()
  await expect(head('Username')).toHaveAttribute('aria-sort', 'ascending')
  const first = table.getByRole('row').nth(1)
  await expect(first).toContainText(teachers.email(1))
  await pages.getByRole('button', { name: 'Last page' }).click()
  await expect(pages).toContainText('11–11 of 11')
  await expect(first).toContainText(teachers.email(11))
  await pages.getByRole('button', { name: 'First page' }).click()
  // One column is always the order of the list.
  await head('Username').getByRole('button').click()
  await expect(head('Username')).toHaveAttribute('aria-sort', 'descending')
  await expect(first).toContainText(teachers.email(11))

  await page.reload()
  await expect(first).toContainText(teachers.email(11))
  await page.getByRole('button', { name: 'List options' }).click()
  await page.getByRole('menuitem', { name: 'Export as CSV…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export 11 rows' })
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export' }).click(),
  ])
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(12)
  expect(lines[0]).toContain('User Group(s)')
  expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual(
    Array.from({ length: 11 }, (_, index) => teachers.email(11 - index)),
  )

  await page.getByRole('searchbox').fill(`${teachers.tag} nowhere`)
  await expect(page.getByRole('heading', { name: 'No Customers found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show all customers' }).click()
  await expect(page).toHaveURL('/admin/teacherprofiles?size=10&sort=-username')
  await teachers.remove()
})

test('an email address is copied, and the changes of a customer survive a reload', async ({
  pageAs,
}) => {
  const page = await pageAs('marius', { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto('/admin/teacherprofiles?q=thandi.nkosi')
  const row = page.getByRole('row').filter({ hasText: 'thandi.nkosi@kryt.example' })
  const choose = async (entry: string) => {
    await row.getByRole('button', { name: /Actions/ }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  await choose('Copy email address')
  await expect(page.getByText('thandi.nkosi@kryt.example copied')).toBeVisible()
  expect(await page.evaluate(async () => navigator.clipboard.readText())).toBe(
    'thandi.nkosi@kryt.example',
  )
  await choose('Show changes')
  const drawer = page.getByRole('dialog', { name: 'Changes' })
  await expect(drawer).toHaveAccessibleDescription(/Nkosi/)
  await page.reload()
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(drawer).toBeHidden()
  await expect(row).toBeVisible()
})

test('superadmins create the reporting data, administrators are not offered it', async ({
  pageAs,
}) => {
  const superadmin = await pageAs('priya')
  await superadmin.goto('/admin/teacherprofiles')
  await superadmin.getByRole('button', { name: 'Create Reporting Data' }).click()
  await expect(superadmin.getByText(/The reporting data is up to date: \d+ people\./)).toBeVisible()
  const admin = await pageAs('marius')
  await admin.goto('/admin/teacherprofiles')
  await expect(admin.getByRole('table')).toBeVisible()
  await expect(admin.getByRole('button', { name: 'Create Reporting Data' })).toHaveCount(0)
})

test('on a phone each customer is a card', async ({ pageAs }) => {
  const page = await pageAs('marius', { viewport: { width: 390, height: 844 } })
  await page.goto('/admin/teacherprofiles?q=thandi.nkosi')
  const card = page.getByRole('list', { name: 'Customers' }).getByRole('listitem').first()
  await expect(card).toContainText('thandi.nkosi@kryt.example')
  await expect(card).toContainText('Limpopo')
  await expectAccessible(page)
  await card.getByRole('button', { name: /Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Show changes' }).click()
  await expect(page.getByRole('dialog', { name: 'Changes' })).toBeVisible()
  await expectAccessible(page)
})
