import { choice } from '@kryt/seed/papers/parts.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { chooseLanguage } from '../../support/language.ts'
import { teacherWithPaper } from '../../support/paper-teacher.ts'
import { newPaper } from '../../support/papers.ts'

const phone = { viewport: { width: 390, height: 844 } }

const fits = async (page: Page) =>
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0)

test('on a phone in Afrikaans a version is put back twice, undone, reloaded and saved in one tab of two', async ({
  pageAs,
  newPerson,
}) => {
  const { person, id } = await teacherWithPaper(newPerson, (signedIn) =>
    newPaper(signedIn, 'Riviere'),
  )
  const page = await pageAs(person, phone)
  await chooseLanguage(page.context(), 'af')
  page.on('dialog', (question) => void question.accept())
  const editor = page.getByRole('dialog', { name: 'Wysig assessering' })
  const title = editor.getByLabel('Titel', { exact: true })
  const save = editor.getByRole('button', { name: 'Stoor', exact: true })
  const history = editor.getByRole('button', { name: 'Geskiedenis' })
  const sheet = page.getByRole('dialog', { name: 'Geskiedenis' })
  const back = sheet.getByRole('button', { name: 'Sit hierdie weergawe terug' })

  // Nothing was saved yet: the history says so, and Escape closes it alone.
  await page.goto(`/app/assessments?edit=${id}`)
  await title.fill('Riviere en damme')
  await history.click()
  await expect(sheet.getByText(/^Nog geen ouer weergawe nie/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(title).toHaveValue('Riviere en damme')
  await save.click()
  await expect(editor).toBeHidden()

  // What was typed and not saved stands against the version; it is put back, undone and put back again.
  await page.goto(`/app/assessments?edit=${id}`)
  await editor.getByLabel('Vraag 1.2', { exact: true }).fill('Waarom lê stede by riviere?')
  await history.click()
  await sheet.getByRole('button', { name: /3 punte · 1 vraag/ }).click()
  await expectAccessible(page)
  await fits(page)
  await back.dblclick()
  await expect(sheet.getByText('Die vraestel is nou dieselfde.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(title).toHaveValue('Riviere')
  const undo = editor.getByRole('button', { name: 'Maak ongedaan' })
  await undo.click()
  await expect(title).toHaveValue('Riviere en damme')
  await expect(editor.getByLabel('Vraag 1.2', { exact: true })).toHaveValue(
    'Waarom lê stede by riviere?',
  )
  await editor.getByRole('button', { name: 'Herdoen' }).click()
  await expect(title).toHaveValue('Riviere')

  // Half-way it is loaded anew: what was put back is there, over the version that is stored.
  await page.reload()
  await expect(title).toHaveValue('Riviere')
  // Meanwhile another tab saves another question; neither is lost.
  const other = await page.context().newPage()
  const there = other.getByRole('dialog', { name: 'Wysig assessering' })
  await other.goto(`/app/assessments?edit=${id}`)
  await there.getByLabel('Vraag 1.1', { exact: true }).fill('Waar kom die son op?')
  await there.getByRole('button', { name: 'Stoor', exact: true }).click()
  await expect(there).toBeHidden()
  await other.close()
  await page.bringToFront()
  await save.click()
  await expect(editor).toBeHidden()
  await page.goto(`/app/assessments?edit=${id}`)
  await expect(title).toHaveValue('Riviere')
  await expect(editor.getByLabel('Vraag 1.1', { exact: true })).toHaveValue('Waar kom die son op?')
  await history.click()
  // Of saves within minutes, what stood before the first of them is kept (decision 076).
  await expect(sheet.getByRole('listitem')).toHaveCount(1)
  await fits(page)
})

test('on a phone in Afrikaans version B stays itself through memo, size, reload and Back', async ({
  pageAs,
  newPerson,
}) => {
  const { person, signedIn, id } = await teacherWithPaper(newPerson, (signedIn) =>
    newPaper(signedIn, 'Kompas'),
  )
  const directions = ['noord', 'oos', 'suid', 'wes']
  await signedIn.client
    .from('teacher_assessment_template')
    .update({
      questions: [
        {
          number: '1',
          marks: 2,
          fields: [
            choice('1.1', 'Waar kom die son op?', directions, 'oos'),
            choice('1.2', 'Waar gaan die son onder?', directions, 'wes'),
          ],
        },
      ],
    })
    .eq('id', id)
    .throwOnError()
  const page = await pageAs(person, phone)
  await chooseLanguage(page.context(), 'af')
  await page.goto('/app/assessments')
  await page.goto(`/app/print/assessment/${id}`)
  const sheet = page.getByRole('main')
  const version = page.getByLabel('Weergawe van die vraestel')
  const ask = sheet.locator('.paper-ask')
  await expect(ask.first()).toHaveText('Waar kom die son op?')
  // Faster than a page can be drawn.
  for (const one of ['B', 'A', 'B', 'A', 'B']) await version.selectOption(one)
  await page.getByRole('button', { name: 'Memo', exact: true }).click()
  await page.getByRole('button', { name: 'Vrae', exact: true }).click()
  await expect(sheet.locator('.paper-version')).toHaveCount(1)
  await expect(ask.first()).toHaveText('Waar gaan die son onder?')
  const options = await sheet.locator('.paper-options').allInnerTexts()
  await page.getByRole('button', { name: 'Memo', exact: true }).click()
  await page.getByRole('button', { name: 'Groter letters' }).click()
  await expect(sheet.locator('.paper-answer').first()).toContainText('wes')
  await page.reload()
  await expect(version).toHaveValue('B')
  await expect(sheet.locator('.paper-answer').first()).toContainText('wes')
  await fits(page)
  await page.getByRole('button', { name: 'Vrae', exact: true }).click()
  expect(await sheet.locator('.paper-options').allInnerTexts()).toEqual(options)
  await version.selectOption('A')
  await expect(ask.first()).toHaveText('Waar kom die son op?')
  await expect(sheet.locator('.paper-version')).toHaveCount(0)
  // Changing the view made no pages to go back through.
  await page.getByRole('button', { name: 'Terug', exact: true }).click()
  await expect(page).toHaveURL(/\/app\/assessments$/)
})
