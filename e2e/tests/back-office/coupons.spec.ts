import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'

/** A code that no other test has. */
const newCode = () => `T${randomUUID().replaceAll('-', '').slice(0, 11).toUpperCase()}`

test('an administrator makes a coupon, changes it, and deletes it', async ({ pageAs }) => {
  const page = await pageAs('marius')
  const code = newCode()
  await page.goto('/admin/coupons')
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'New coupon' }).click()
  const dialog = page.getByRole('dialog', { name: 'New coupon' })
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await dialog.getByLabel('Coupon code').fill(`${code.toLowerCase()} -`)
  await expect(dialog.getByLabel('Coupon code')).toHaveValue(code)
  await dialog.getByLabel('Start date').fill('2031-03-01')
  await dialog.getByLabel('End date').fill('2031-02-01')
  await expect(dialog.getByText('The end date is before the start date')).toBeVisible()
  await dialog.getByLabel('End date').fill('2031-03-31')
  await dialog.getByLabel('Discount', { exact: false }).last().fill('101')
  await expect(dialog.getByText('A percentage is at most 100')).toBeVisible()
  await dialog.getByLabel('Discount', { exact: false }).last().fill('10')
  // The sample cart is worked out by the database.
  await expect(dialog.getByRole('heading', { name: 'On a sample cart' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('searchbox').fill(code)
  const row = page.getByRole('row').filter({ hasText: code })
  await expect(row).toContainText('Not yet')
  await row.getByRole('button', { name: /Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit coupon' })
  await expect(edit.getByRole('button', { name: 'Save' })).toBeDisabled()
  await edit.getByLabel('Can be used').click()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()
  await expect(row).toContainText('Switched off')

  await row.getByRole('button', { name: /Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Orders with it' }).click()
  await expect(page.getByText('No order uses this coupon.')).toBeVisible()
  await page.keyboard.press('Escape')

  await row.getByRole('button', { name: /Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Show changes' }).click()
  await expect(page.getByRole('dialog')).toContainText('marius')
  await page.keyboard.press('Escape')

  await row.getByRole('button', { name: /Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(code)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toBeHidden()
})

test('a code that exists is refused on its field, and nothing typed is lost', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  await page.goto('/admin/coupons?new=yes')
  const dialog = page.getByRole('dialog', { name: 'New coupon' })
  await dialog.getByLabel('Coupon code').fill('JUFFROU15')
  await dialog.getByLabel('End date').fill('2031-03-31')
  await dialog.getByLabel('Discount', { exact: false }).last().fill('10')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Coupon code already exists')).toBeVisible()
  await expect(dialog.getByLabel('End date')).toHaveValue('2031-03-31')
})

test('a coupon for certain teachers: they are found, shown and removed inside the dialog', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  const code = newCode()
  await page.goto('/admin/coupons?new=yes')
  const dialog = page.getByRole('dialog', { name: 'New coupon' })
  await dialog.getByLabel('Coupon code').fill(code)
  await dialog.getByLabel('End date').fill('2031-03-31')
  await dialog.getByLabel('Discount', { exact: false }).last().fill('10')
  await dialog.getByRole('radio', { name: 'Teachers' }).check()
  const field = page.getByRole('combobox', { name: 'Which teachers' })
  await field.click()
  const list = page.getByRole('listbox', { name: 'Teachers' })
  await expect(list.getByRole('option')).not.toHaveCount(0)
  // A modal dialog stops the wheel everywhere else on the page, and the list is outside of it.
  await list.evaluate(({ style }) => {
    style.maxHeight = '90px'
  })
  await list.hover()
  await page.mouse.wheel(0, 200)
  await expect.poll(async () => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
  await field.fill('thandi nkosi')
  await list.getByRole('option', { name: /Thandi Nkosi/ }).click()
  await expect(dialog.getByRole('button', { name: /^Remove .*Thandi Nkosi/ })).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('kabelo')
  await expect(list.getByRole('option', { name: /kabelo/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(dialog).toBeVisible()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expectAccessible(page)
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('radio', { name: 'Teachers' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('searchbox').fill(code)
  const row = page.getByRole('row').filter({ hasText: code })
  await row.getByRole('button', { name: /Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit coupon' })
  await edit.getByRole('button', { name: /^Remove .*Thandi Nkosi/ }).click()
  await expect(edit.getByRole('button', { name: /^Remove / })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeVisible()
})

test('a batch of codes is made once, found by its name, and switched off as a whole', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  const batch = `Congress ${newCode()}`
  const fill = async () => {
    await page.goto('/admin/coupons?batch=yes')
    const dialog = page.getByRole('dialog', { name: 'New batch of coupons' })
    await dialog.getByLabel('Name of the batch').fill(batch)
    await dialog.getByLabel('How many codes').fill('30')
    await dialog.getByLabel('End date').fill('2031-03-31')
    await dialog.getByLabel('Discount', { exact: false }).last().fill('10')
    await dialog.getByRole('button', { name: 'Make the codes' }).click()
    return dialog
  }
  await expect(await fill()).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: '30 coupons' })).toBeVisible()

  // The page shows 25 of the 30.
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await bar.getByRole('button', { name: 'Select all 30 that match' }).click()
  await bar.getByRole('button', { name: 'Switch off' }).click()
  await expect(page.getByText('30 coupons switched off')).toBeVisible()
  await expect(page.getByRole('table').getByText('Switched off')).toHaveCount(25)
  await page.getByRole('button', { name: 'Last page' }).click()
  await expect(page.getByRole('table').getByText('Switched off')).toHaveCount(5)

  const again = await fill()
  await expect(again.getByText('There is already a batch with this name.')).toBeVisible()
})

test('a teacher is shown no coupons', async ({ pageAs }) => {
  const page = await pageAs('thandi')
  await page.goto('/admin/coupons')
  await expect(page).toHaveURL(/\/unauthorised$/)
})
