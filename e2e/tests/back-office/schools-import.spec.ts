import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { service } from '../../support/api.ts'
import { chooseLanguage } from '../../support/language.ts'

// The dialog opens with an administrator's last import, and the numbers of the list are those of one file.
test.describe.configure({ mode: 'serial', timeout: 120_000 })

/** Thirty invented rows as the Department writes them, in the code page of Windows; the last six cannot be taken. */
const list = readFileSync(
  join(import.meta.dirname, '../../../tables/schools/testing/list-of-thirty.csv'),
)
const file = (buffer: Buffer) => ({ name: 'schools.csv', mimeType: 'text/csv', buffer })

/** A school that is in the list here already. */
async function stored(emis_number: string, name: string, province: string, town: string | null) {
  const { data, error } = await service
    .from('school')
    .insert({ emis_number, name, town, provinces: [province] })
    .select('id')
    .single<{ id: string }>()
  if (error !== null) throw new Error(error.message)
  return data.id
}
const nameOf = async (emis: string) =>
  (
    await service
      .from('school')
      .select('name')
      .eq('emis_number', emis)
      .maybeSingle<{ name: string }>()
  ).data?.name ?? null
const listed = async () =>
  (
    await service
      .from('school')
      .select('emis_number', { count: 'exact', head: true })
      .like('emis_number', '9999%')
  ).count
/** Templates keep a school: those of a run that failed go first. */
async function forget() {
  const { data } = await service.from('school').select('id').eq('emis_number', '999900091')
  const ids = (data ?? []).map(({ id }: { id: string }) => id)
  await service.from('subject_template').delete().in('school_id', ids)
  const { error } = await service.from('school').delete().like('emis_number', '9999%')
  if (error !== null) throw new Error(error.message)
}

test.beforeEach(forget)
test.afterAll(forget)

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Import a list of schools' })

async function choose(page: Page, buffer: Buffer) {
  await page.goto('/admin/schools?import=yes')
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file(buffer))
}

test('a list says what is new, changed and gone before it is imported, and is taken back', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  await stored('999900001', 'Old Name JP School', 'Eastern Cape', 'Kentani')
  await stored('999900002', 'Ntabozuko SS School', 'Eastern Cape', 'Ndabakazi')
  const used = await stored('999900091', 'Gone and used', 'Limpopo', 'Tzaneen')
  await stored('999900092', 'Gone and unused', 'Limpopo', 'Tzaneen')
  const { data: subject } = await service
    .from('subject')
    .select('id')
    .limit(1)
    .single<{ id: string }>()
  await service
    .from('subject_template')
    .insert({ name: 'Lesson', complexity: 'Simple', school_id: used, subject_id: subject?.id })

  await page.goto('/admin/schools')
  await page.getByRole('button', { name: 'Import a list' }).click()
  const dialog = dialogOf(page)
  await dialog.locator('input[type=file]').setInputFiles(file(list))
  await expect(dialog.getByText('schools.csv: 30 rows. Which column is which?')).toBeVisible()
  await expect(dialog.getByLabel(/^NatEmis/)).toHaveValue('emis')
  await expect(dialog.getByLabel(/^Sector/)).toHaveValue('')
  await dialog.getByLabel(/^Province/).selectOption('')
  await expect(
    dialog.getByText('Choose the columns with the EMIS number, the name and the province.'),
  ).toBeVisible()
  await dialog.getByLabel(/^Province/).selectOption('province')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Check the file' }).click()

  await expect(dialog.getByRole('button', { name: '6 with errors' })).toBeVisible()
  const reasons: [string, string][] = [
    ['Row 26', 'The number is missing'],
    ['Row 27', '99A: a number has 6 to 12 digits'],
    ['Row 28', 'XX is not a province'],
    ['Row 29', 'A row further up has the number 999900001'],
    ['Row 30', 'The name is missing'],
    ['Row 31', 'CLOSED: the list accepts open schools only'],
  ]
  for (const [row, reason] of reasons)
    await expect(
      dialog.getByRole('listitem').filter({ hasText: new RegExp(`^${row}`) }),
    ).toContainText(reason)
  await dialog.getByRole('button', { name: '1 to change' }).click()
  const change = dialog.getByRole('listitem').filter({ hasText: 'Msintsi JP School' })
  await expect(change).toContainText('Old Name JP School')
  await dialog.getByRole('button', { name: '22 new' }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: '999900008' })).toContainText(
    'Hoërskool Witpoort',
  )
  await dialog.getByRole('button', { name: '2 not in the file' }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Gone and used' })).toContainText(
    'The school stays',
  )
  await expect(dialog.getByText('The import removes no school.', { exact: false })).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await expectAccessible(page)
  expect(await listed()).toBe(4)

  await dialog.getByRole('button', { name: 'Import 23 rows' }).click()
  await expect(dialog.getByRole('button', { name: '22 added' })).toBeVisible()
  expect(await nameOf('999900001')).toBe('Msintsi JP School')
  expect(await listed()).toBe(26)

  await dialog.getByRole('button', { name: 'Remove 1 school that nobody uses' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove 1 school?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(dialog.getByRole('button', { name: '1 removed' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: '1 not in the file' })).toBeVisible()
  expect(await nameOf('999900092')).toBeNull()
  expect(await nameOf('999900091')).toBe('Gone and used')

  await dialog.getByRole('button', { name: 'Take it back' }).click()
  await expect(dialog.getByRole('button', { name: '24 taken back' })).toBeVisible()
  expect(await nameOf('999900001')).toBe('Old Name JP School')
  expect(await nameOf('999900092')).toBe('Gone and unused')
  expect(await listed()).toBe(4)
})

test('an import that was stopped goes on after the browser was closed; on a phone, in Afrikaans', async ({
  pageAs,
}) => {
  const page = await pageAs('marius')
  await chooseLanguage(page, 'af')
  await page.setViewportSize({ width: 390, height: 844 })
  // More than two requests write: the second may be done when it is stopped.
  const count = 2100
  const many = [
    'EMIS-nommer;Skoolnaam;Provinsie;Dorp',
    ...Array.from({ length: count }, (_, n) => `${999910000 + n};Skool ${n};Noordwes;Brits`),
  ].join('\r\n')
  let writing = 0
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>()
  await page.route('**/graphql/v1', async (route) => {
    if (route.request().postData()?.includes('CarryOutRun') === true) {
      writing += 1
      if (writing === 2) await held
    }
    await route.fallback()
  })
  await choose(page, Buffer.from(many))
  const dialog = page.getByRole('dialog', { name: 'Voer ’n skolelys in' })
  await dialog.getByRole('button', { name: 'Gaan die lêer na' }).click()
  await dialog.getByRole('button', { name: /^Voer 2\s?100 rye in/ }).click({ timeout: 30_000 })
  await expect(dialog.getByRole('status').filter({ hasText: /500 van 2\s?100/ })).toBeVisible({
    timeout: 30_000,
  })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  )
  await dialog.getByRole('button', { name: 'Staak' }).click()
  release(undefined)
  await expect(dialog.getByRole('button', { name: /^Gaan voort met/ })).toBeVisible()
  // To be stopped is no mistake.
  await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toBeHidden()
  const again = await page.context().newPage()
  await page.close()
  await again.setViewportSize({ width: 390, height: 844 })
  await again.goto('/admin/schools?import=yes')
  const later = again.getByRole('dialog', { name: 'Voer ’n skolelys in' })
  await later.getByRole('button', { name: 'Kyk daarna' }).click()
  await later.getByRole('button', { name: /^Gaan voort met/ }).click()
  await expect(later.getByRole('button', { name: /^2\s?100 bygevoeg/ })).toBeVisible({
    timeout: 30_000,
  })
  expect(await listed()).toBe(count)
  await later.getByRole('button', { name: 'Neem dit terug' }).click()
  await expect(later.getByRole('button', { name: /^2\s?100 teruggeneem/ })).toBeVisible({
    timeout: 30_000,
  })
  expect(await listed()).toBe(0)
})
