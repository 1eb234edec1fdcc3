import { choice, item } from '@kryt/seed/papers/parts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { teacherWithPaper } from '../../support/paper-teacher.ts'
import { newPaper } from '../../support/papers.ts'

const rivers = ['Vaal', 'Tugela', 'Limpopo', 'Nie een van bogenoemde nie']

test('what a teacher pins, and options that speak of others, keep their place in version B', async ({
  pageAs,
  newPerson,
}) => {
  const { person, signedIn, id } = await teacherWithPaper(newPerson, (signedIn) =>
    newPaper(signedIn, 'Rivers'),
  )
  const stored = () =>
    signedIn.client
      .from('teacher_assessment_template')
      .select('questions')
      .eq('id', id)
      .single<{ questions: unknown }>()
      .throwOnError()
  await signedIn.client
    .from('teacher_assessment_template')
    .update({
      questions: [
        { number: '1', marks: 1, fields: [choice('1.1', 'Which river?', rivers, rivers[3] ?? '')] },
        {
          number: '2',
          marks: 2,
          fields: [item('2.1', 'Why do towns lie by rivers?', 'Water.', 2)],
        },
        { number: '3', marks: 2, fields: [item('3.1', 'What is a weir?', 'A wall.', 2)] },
      ],
    })
    .eq('id', id)
    .throwOnError()
  const page = await pageAs(person)
  await page.goto(`/app/assessments?edit=${id}`)
  const editor = page.getByRole('dialog', { name: 'Edit assessment' })
  const pin = editor.getByRole('button', {
    name: 'Keep choice A of 1.1 in its place in version B',
  })
  await expect(pin).toHaveAttribute('aria-pressed', 'false')
  await pin.focus()
  await page.keyboard.press('Space')
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(pin).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('ControlOrMeta+y')
  await expect(pin).toHaveAttribute('aria-pressed', 'true')

  const menu = editor.getByRole('button', { name: 'Actions for question 1' })
  const entry = page.getByRole('menuitemcheckbox', {
    name: 'Keep this question where it is in version B',
  })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(entry).not.toBeChecked()
  await entry.press('Enter')
  await expect(
    editor
      .getByRole('article', { name: 'Question 1', exact: true })
      .getByRole('img', { name: 'Keeps its place in version B' }),
  ).toBeVisible()
  await menu.press('Enter')
  await expect(entry).toBeChecked()
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(editor).toBeHidden()
  const { data } = await stored()
  expect(data.questions).toMatchObject([
    { pinned: true, fields: [{ pinnedItems: [0] }] },
    { number: '2' },
    { number: '3' },
  ])

  await page.goto(`/app/print/assessment/${id}`)
  const sheet = page.getByRole('main')
  await page.getByLabel('Version of the paper').selectOption('Version B')
  await expect(sheet.locator('.paper-version')).toHaveText('Version B')
  await expect(sheet.locator('.paper-ask')).toHaveText([
    'Which river?',
    'What is a weir?',
    'Why do towns lie by rivers?',
  ])
  const options = (await sheet.locator('.paper-options').first().innerText()).replaceAll(
    /\s+/gu,
    ' ',
  )
  expect(options.trim()).toBe('A Vaal B Limpopo C Tugela D Nie een van bogenoemde nie')
  await page.getByRole('button', { name: 'Memo', exact: true }).click()
  await expect(sheet.locator('.paper-answer').first()).toHaveText(
    'D\u2003Nie een van bogenoemde nie',
  )
})
