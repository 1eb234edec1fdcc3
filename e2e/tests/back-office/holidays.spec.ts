import { randomUUID } from 'node:crypto'
import { DEVELOPMENT_PASSWORD, PERSONAS } from '@kryt/seed/personas.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { signIn } from '../../support/api.ts'
import { listening } from '../../support/listening.ts'

/** A label that no other test has. */
const newLabel = () => `Day of ${randomUUID().slice(0, 8)}`

/** A holiday written by somebody else; the test takes it away. */
async function newHoliday(label: string, date: string) {
  const { client } = await signIn(PERSONAS.marius.email, DEVELOPMENT_PASSWORD)
  const { data, error } = await client
    .from('holiday')
    .insert({ label, date })
    .select('id')
    .single<{ id: string }>()
  if (error !== null) throw new Error(error.message)
  const byId = () => client.from('holiday')
  return {
    rename: async (to: string) => byId().update({ label: to }).eq('id', data.id),
    remove: async () => byId().delete().eq('id', data.id),
  }
}

test('an administrator makes a holiday, changes it, sees who did, and deletes it', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  const label = newLabel()
  await page.goto('/admin/holidays')
  const table = page.getByRole('table', { name: 'Holidays' })
  await expect(table.getByRole('columnheader', { name: 'Label', exact: true })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expectAccessible(page)

  await page.keyboard.press('n')
  const made = page.getByRole('dialog', { name: 'New Holiday' })
  await made.getByLabel('Label', { exact: true }).fill(' ')
  await made.getByLabel('Label', { exact: true }).blur()
  await expect(made.getByText('Label is required')).toBeVisible()
  await made.getByLabel('Label', { exact: true }).fill(label)
  await made.getByLabel('Date').fill('2031-05-07')
  await made.getByLabel('Date').fill('')
  await expect(made.getByText('Date is required')).toBeVisible()
  await made.getByLabel('Date').fill('2031-05-07')
  await expectAccessible(page)
  await made.getByRole('button', { name: 'Save' }).click()
  await expect(made).toBeHidden()

  await page.getByRole('searchbox').fill(label)
  const row = table.getByRole('row').filter({ hasText: label })
  await expect(row).toContainText('7 May 2031')
  await row.getByRole('link', { name: label }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Holiday' })
  await expect(edit.getByLabel('Label', { exact: true })).toHaveValue(label)
  await edit.getByLabel('Label in Afrikaans').fill('’n Dag')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()
  await expect(row).toContainText('’n Dag')

  const choose = async (entry: string) => {
    await row.getByRole('button', { name: /Actions/ }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  await choose('Show changes')
  const drawer = page.getByRole('dialog', { name: 'Changes' })
  await expect(drawer).toContainText('Created by')
  await expect(drawer).toContainText('Changed by')
  await drawer.getByRole('button', { name: 'Close' }).click()

  await choose('Delete')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this holiday?')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No Holidays found' })).toBeVisible()
})

test('what somebody else writes is there by itself', async ({ pageAs }) => {
  const label = newLabel()
  const page = await pageAs('marius')
  await page.goto(`/admin/holidays?q=${encodeURIComponent(label.slice(-8))}`)
  await expect(page.getByRole('heading', { name: 'No Holidays found' })).toBeVisible()
  await listening(page)
  const holiday = await newHoliday(label, '2031-06-09')
  await expect(page.getByText(/new rows? ha(s|ve) come/)).toBeVisible()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  const table = page.getByRole('table', { name: 'Holidays' })
  await expect(table).toContainText(label)
  await holiday.rename(`${label} too`)
  await expect(table).toContainText(`${label} too`)
  await holiday.remove()
  await expect(page.getByRole('heading', { name: 'No Holidays found' })).toBeVisible()
})

test('the same day twice is refused on its field', async ({ pageAs }) => {
  const label = newLabel()
  const holiday = await newHoliday(label, '2031-07-01')
  const page = await pageAs('marius')
  await page.goto('/admin/holidays?new=yes')
  const dialog = page.getByRole('dialog', { name: 'New Holiday' })
  await dialog.getByLabel('Label', { exact: true }).fill(label.toUpperCase())
  await dialog.getByLabel('Date').fill('2031-07-01')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Label', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel('Date')).toHaveValue('2031-07-01')
  await holiday.remove()
})

test('two clicks on Save make one holiday', async ({ pageAs }) => {
  const label = newLabel()
  const page = await pageAs('marius')
  await page.goto(`/admin/holidays?q=${encodeURIComponent(label)}&new=yes`)
  const dialog = page.getByRole('dialog', { name: 'New Holiday' })
  await dialog.getByLabel('Label', { exact: true }).fill(label)
  await dialog.getByLabel('Date').fill('2031-07-02')
  await dialog.getByRole('button', { name: 'Save' }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('table').getByText(label)).toHaveCount(1)
  await expect(page.getByText('1 holiday', { exact: true })).toBeVisible()
  const { client } = await signIn(PERSONAS.marius.email, DEVELOPMENT_PASSWORD)
  await client.from('holiday').delete().eq('label', label)
})

test('a holiday that somebody deletes keeps its open form; a link to it says that it is gone', async ({
  pageAs,
}) => {
  const label = newLabel()
  const holiday = await newHoliday(label, '2031-07-03')
  const page = await pageAs('marius')
  await page.goto(`/admin/holidays?q=${encodeURIComponent(label)}`)
  await page.getByRole('table').getByRole('link', { name: label }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Holiday' })
  const field = dialog.getByLabel('Label in Afrikaans')
  await field.fill('Getik')
  const address = page.url()
  await listening(page)
  await holiday.remove()
  await expect(
    page.getByRole('heading', { name: 'No Holidays found', includeHidden: true }),
  ).toBeVisible()
  await expect(field).toHaveValue('Getik')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(field).toHaveValue('Getik')

  const other = await pageAs('priya')
  await other.goto(address)
  await expect(other.getByText(/This no longer exists/)).toBeVisible()
  await expect(other).toHaveURL(/q=[^&]*$/)
})

test('of two who edit the same holiday, the second chooses what to keep', async ({ pageAs }) => {
  const label = newLabel()
  const holiday = await newHoliday(label, '2031-07-04')
  const editing = async (who: 'marius' | 'priya') => {
    const page = await pageAs(who)
    await page.goto(`/admin/holidays?q=${encodeURIComponent(label.slice(-8))}`)
    await page.getByRole('table').getByRole('link', { name: label }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Holiday' })
    await expect(dialog.getByLabel('Label', { exact: true })).toHaveValue(label)
    return { page, dialog, save: dialog.getByRole('button', { name: 'Save', exact: true }) }
  }
  const first = await editing('priya')
  const second = await editing('marius')

  await second.dialog.getByLabel('Label', { exact: true }).fill(`${label} second`)
  await first.dialog.getByLabel('Label', { exact: true }).fill(`${label} first`)
  await first.dialog.getByLabel('Label in Afrikaans').fill('Eerste')
  await first.save.click()
  await expect(first.dialog).toBeHidden()
  await second.save.click()
  await expect(
    second.dialog.getByText(/priya\.naidoo.* changed this on .*, while you were editing it/),
  ).toBeVisible()
  await expectAccessible(second.page)
  const settle = second.dialog.getByRole('button', { name: 'Save this choice' })
  await expect(settle).toBeDisabled()
  await second.dialog
    .getByRole('group', { name: 'Label', exact: true })
    .getByRole('radio', { name: /Keep mine/ })
    .check()
  await settle.click()
  await expect(second.dialog).toBeHidden()

  const table = first.page.getByRole('table', { name: 'Holidays' })
  await expect(table).toContainText(`${label} second`)
  await expect(table).toContainText('Eerste')
  await holiday.remove()
})

test('the public holidays of a year are shown, and added by a press', async ({ pageAs }) => {
  const page = await pageAs('marius')
  await page.goto('/admin/holidays?year=yes')
  const dialog = page.getByRole('dialog', { name: 'Public holidays of a year' })
  await dialog.getByLabel('Year').selectOption('2028')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Good Friday' })).toContainText(
    '14 Apr 2028',
  )
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add 13 days' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/admin/holidays?year=yes')
  await dialog.getByLabel('Year').selectOption('2028')
  await expect(dialog.getByText('The list has every public holiday of 2028.')).toBeVisible()
  const { client } = await signIn(PERSONAS.marius.email, DEVELOPMENT_PASSWORD)
  await client.from('holiday').delete().gte('date', '2028-01-01').lte('date', '2028-12-31')
})

test('on a phone, in Afrikaans, and nobody but administrators', async ({ pageAs }) => {
  const page = await pageAs('marius', { viewport: { width: 390, height: 844 } })
  await page.addInitScript(() => localStorage.setItem('kryt.locale', 'af'))
  await page.goto('/admin/holidays?q=gesin')
  const list = page.getByRole('list', { name: 'Vakansiedae' })
  await expect(list.getByRole('listitem').first()).toContainText('Gesinsdag')
  await expectAccessible(page)
  const teacher = await pageAs('thandi')
  await teacher.goto('/admin/holidays')
  await expect(teacher).toHaveURL(/\/unauthorised$/)
})
