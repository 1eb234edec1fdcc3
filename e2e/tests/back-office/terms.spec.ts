import { randomUUID } from 'node:crypto'
import { DEVELOPMENT_PASSWORD, PERSONAS } from '@kryt/seed/personas.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { signIn } from '../../support/api.ts'

/** A label that no other test has. */
const newLabel = () => `Term ${randomUUID().slice(0, 8)}`

/** A term written by somebody else; the test takes it away. */
async function newTerm(label: string, endDate = '2041-03-28') {
  const { client } = await signIn(PERSONAS.marius.email, DEVELOPMENT_PASSWORD)
  const { data, error } = await client
    .from('term')
    .insert({ label, start_date: '2041-01-14', end_date: endDate, provinces: ['Limpopo'] })
    .select('id')
    .single<{ id: string }>()
  if (error !== null) throw new Error(error.message)
  return {
    addBiweeks: async (count: number) =>
      client.from('term_biweek').insert(
        Array.from({ length: count }, (_, index) => ({
          term_id: data.id,
          label: `Cycle ${String(index + 1)}`,
          start_date: '2041-01-14',
          end_date: '2041-01-25',
        })),
      ),
    remove: async () => client.from('term').delete().eq('id', data.id),
  }
}

test('an administrator makes a term with its two-week cycles, changes both, and deletes them', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  const label = newLabel()
  await page.goto('/admin/terms')
  const table = page.getByRole('table', { name: 'Terms', exact: true })
  await expect(table.getByRole('columnheader', { name: 'Start', exact: true })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(table.getByRole('row').nth(1)).toContainText('Term 1, 2026')
  await expect(table.getByRole('row').filter({ hasText: 'Term 3, 2026' })).toContainText(
    '51 printed',
  )
  await expectAccessible(page)

  await page.keyboard.press('n')
  const made = page.getByRole('dialog', { name: 'New Term' })
  const name = made.getByLabel('Label', { exact: true })
  await name.fill(' ')
  await name.blur()
  await expect(made.getByText('Label is required')).toBeVisible()
  await name.fill(label)
  for (const [field, words] of [
    ['Start Date', 'Start Date is required'],
    ['End Date', 'End Date is required'],
  ] as const) {
    await made.getByLabel(field).fill('2041-01-14')
    await made.getByLabel(field).fill('')
    await expect(made.getByText(words)).toBeVisible()
  }
  await made.getByLabel('Start Date').fill('2041-01-14')
  await made.getByLabel('End Date').fill('2041-01-13')
  await expect(made.getByText('The End Date is before the Start Date')).toBeVisible()
  await made.getByLabel('End Date').fill('2041-03-22')
  await expect(made.getByText('Target provinces for the term')).toBeVisible()
  await expectAccessible(page)
  await made.getByRole('button', { name: 'Save' }).click()
  await expect(made).toBeHidden()

  await page.getByRole('searchbox').fill(label)
  const row = table.getByRole('row').filter({ hasText: label })
  await expect(row).toContainText('All provinces')
  const choose = async (entry: string) => {
    await row.getByRole('button', { name: /Actions/ }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  await row.getByRole('button', { name: /Details/ }).click()
  await expect(page.getByText('This term has no two-week cycles yet.')).toBeVisible()

  await choose('Add a two-week cycle')
  const biweek = page.getByRole('dialog', { name: 'New two-week cycle' })
  await expect(biweek.getByLabel('Color')).toHaveValue('red')
  await expect(biweek.getByLabel('Color')).toBeDisabled()
  await biweek.getByLabel('Label', { exact: true }).fill('First weeks')
  await biweek.getByLabel('Start Date').fill('2041-01-14')
  await biweek.getByLabel('End Date').fill('2041-01-18')
  await expectAccessible(page)
  await biweek.getByRole('button', { name: 'Save' }).click()
  await expect(biweek).toBeHidden()
  const biweeks = page.getByRole('table', { name: `Two-week cycles of ${label}` })
  await expect(biweeks.getByRole('row').nth(1)).toContainText('First weeks')
  await expect(row).toContainText('1 warning')

  await choose('Fill in the two-week cycles')
  const cycles = page.getByRole('dialog', { name: 'Two-week cycles' })
  await expect(cycles.getByRole('listitem').first()).toContainText('Weeks 3-4')
  await expectAccessible(page)
  await cycles.getByRole('button', { name: 'Add 4 cycles' }).click()
  await expect(cycles).toBeHidden()
  await expect(biweeks.getByRole('row')).toHaveCount(6)
  await expectAccessible(page)

  const first = biweeks.getByRole('row').filter({ hasText: 'First weeks' })
  await first.getByRole('button', { name: /Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit two-week cycle' })
  await edit.getByLabel('End Date').fill('2041-01-25')
  await edit.getByLabel('Color').selectOption('Brown')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()
  await expect(first).toContainText('Brown')
  await expect(row).not.toContainText('warning')

  await first.getByRole('button', { name: /Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this two-week cycle?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(first).toBeHidden()

  await choose('Show changes')
  const drawer = page.getByRole('dialog', { name: 'Changes' })
  await expect(drawer).toContainText('Created by')
  await drawer.getByRole('button', { name: 'Close' }).click()
  await choose('Delete')
  await expect(question).toContainText('with its 4 two-week cycles')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No Terms found' })).toBeVisible()
})

test('the terms of a year are added at once, shown before, and those of the list are left out', async ({
  pageAs,
}) => {
  const { client } = await signIn(PERSONAS.marius.email, DEVELOPMENT_PASSWORD)
  const page = await pageAs('marius')
  await page.goto('/admin/terms?set=yes')
  const dialog = page.getByRole('dialog', { name: 'Terms of a year' })
  await dialog.getByLabel('Calendar').selectOption('Public schools 2026: official')
  await expect(dialog.getByText('In the list already: left out.')).toHaveCount(4)
  await expect(dialog.getByRole('button', { name: 'Add terms' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expectAccessible(page)
  await dialog.getByLabel('Calendar').selectOption('Copy of 2027 as 2028')
  await expect(dialog.getByText('Term 4, 2028')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Select Provinces/ })).toBeHidden()
  await dialog.getByRole('button', { name: 'Add 4 terms' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('searchbox').fill('2028')
  const table = page.getByRole('table', { name: 'Terms', exact: true })
  await expect(table.getByRole('row').filter({ hasText: 'Term 4, 2028' })).toBeVisible()
  await client.from('term').delete().like('label', 'Term _, 2028').throwOnError()
})

test('a term that has used all fifteen colours says so, and takes no other two-week cycle', async ({
  pageAs,
}) => {
  const label = newLabel()
  const term = await newTerm(label)
  await term.addBiweeks(15)
  const page = await pageAs('marius')
  await page.goto(`/admin/terms?q=${encodeURIComponent(label)}`)
  const row = page.getByRole('table').getByRole('row').filter({ hasText: label })
  await row.getByRole('button', { name: /Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Add a two-week cycle' }).click()
  const dialog = page.getByRole('dialog', { name: 'New two-week cycle' })
  await expect(dialog.getByText(/has used all fifteen colours/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Save' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await term.remove()
})

test('of two who edit the same term, the second chooses what to keep', async ({ pageAs }) => {
  const label = newLabel()
  const term = await newTerm(label)
  const editing = async (who: 'marius' | 'priya') => {
    const page = await pageAs(who)
    await page.goto(`/admin/terms?q=${encodeURIComponent(label.slice(-8))}`)
    await page.getByRole('table').getByRole('link', { name: label }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Term' })
    await expect(dialog.getByLabel('Label', { exact: true })).toHaveValue(label)
    return { page, dialog, save: dialog.getByRole('button', { name: 'Save', exact: true }) }
  }
  const first = await editing('priya')
  const second = await editing('marius')
  await second.dialog.getByLabel('End Date').fill('2041-03-29')
  await first.dialog.getByLabel('End Date').fill('2041-03-27')
  await first.dialog.getByLabel('Label in Afrikaans').fill('Eerste')
  await first.save.click()
  await expect(first.dialog).toBeHidden()
  await second.save.click()
  await expect(
    second.dialog.getByText(/priya\.naidoo.* changed this on .*, while you were editing it/),
  ).toBeVisible()
  await expectAccessible(second.page)
  await second.dialog
    .getByRole('group', { name: 'End Date', exact: true })
    .getByRole('radio', { name: /Keep mine/ })
    .check()
  await second.dialog.getByRole('button', { name: 'Save this choice' }).click()
  await expect(second.dialog).toBeHidden()
  await expect(first.page.getByRole('table')).toContainText('29 Mar 2041')
  await term.remove()
})

test('the year is seen with its school days, as a province has them', async ({ pageAs }) => {
  const page = await pageAs('marius')
  await page.goto('/admin/terms?year=2027')
  const dialog = page.getByRole('dialog', { name: 'The school year' })
  await expect(dialog.getByRole('status')).toHaveText('197 school days in 2027')
  await expect(dialog.getByText('Good Friday')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Year').selectOption('2029')
  await expect(dialog.getByRole('status')).toHaveText('No school days in 2029')
  await expect(dialog.getByText('The year has no holidays yet.')).toBeVisible()
})

test('without a network terms can be read and not written', async ({ pageAs }) => {
  const page = await pageAs('marius')
  await page.goto('/admin/terms')
  await expect(page.getByRole('table')).toContainText('Term 1, 2026')
  await page.context().setOffline(true)
  await expect(page.getByRole('button', { name: 'New Term' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.getByRole('button', { name: /Details of Term 1, 2026/ }).click()
  await expect(page.getByRole('table', { name: 'Two-week cycles of Term 1, 2026' })).toContainText(
    'Week 11',
  )
  await page.context().setOffline(false)
})

test('on a phone, in Afrikaans, and nobody but administrators', async ({ pageAs }) => {
  const page = await pageAs('marius', { viewport: { width: 390, height: 844 } })
  await page.addInitScript(() => localStorage.setItem('kryt.locale', 'af'))
  await page.goto('/admin/terms?q=2026')
  const list = page.getByRole('list', { name: 'Kwartale' })
  const card = list.getByRole('listitem').first()
  await expect(card).toContainText('Alle provinsies')
  await card.getByRole('button', { name: /Besonderhede/ }).click()
  await expect(card.getByRole('table')).toContainText('Week 1-2')
  await expectAccessible(page)
  const teacher = await pageAs('thandi')
  await teacher.goto('/admin/terms')
  await expect(teacher).toHaveURL(/\/unauthorised$/)
})
