import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { signIn } from '../../support/api.ts'
import { withProfile } from '../../support/planning.ts'
import { subjectId } from '../../support/subjects.ts'

test('a paper is translated beside itself and printed in one language or both', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  const { client } = await signIn(person.email, person.password)
  const { data } = await client
    .from('teacher_assessment_template')
    .insert({
      title: `Rivers ${randomUUID().slice(0, 8)}`,
      complexity: 'Simple',
      total_minutes: 30,
      subject_id: await subjectId('4', 'Social Sciences'),
      instructions: ['Answer all.'],
      headings: [{ label: 'Question', value: 'Question' }],
      questions: [
        {
          number: '1',
          marks: 2,
          fields: [
            {
              number: '1.1',
              question: 'Where does the sun rise?',
              type: 'Radio',
              items: ['north', 'east'],
              answer: 'east',
              marks: 2,
            },
          ],
        },
      ],
    })
    .select('id')
    .single<{ id: string }>()
  const id = data?.id ?? ''
  const page = await pageAs(person)
  await page.goto(`/app/assessments?edit=${id}`)
  const editor = page.getByRole('dialog', { name: /assessment/ })
  await editor.getByRole('checkbox', { name: 'Also in Afrikaans' }).check()
  await editor.getByRole('tab', { name: 'Afrikaans' }).click()
  await expect(editor.getByText('5 texts are not translated yet.')).toBeVisible()
  await editor.getByLabel('Instruction 1 in Afrikaans').fill('Beantwoord alles.')
  await editor.getByLabel('Question 1.1 in Afrikaans').fill('Waar kom die son op?')
  await editor.getByLabel('Choice A of 1.1 in Afrikaans').fill('noord')
  await editor.getByLabel('Choice B of 1.1 in Afrikaans').fill('oos')
  await expect(editor.getByText('One text is not translated yet.')).toBeVisible()
  await expectAccessible(page)
  await editor.getByRole('button', { name: 'Next one' }).click()
  await expect(editor.getByLabel('Title in Afrikaans')).toBeFocused()
  // A title has one line in either language.
  await page.keyboard.type('Rivi')
  await page.keyboard.press('Enter')
  await page.keyboard.type('ere')
  await expect(editor.getByLabel('Title in Afrikaans')).toHaveValue('Riviere')
  await expect(editor.getByText('Everything is translated.')).toBeVisible()
  await expect(editor.getByRole('region', { name: 'Preview' })).toContainText(
    'Waar kom die son op?',
  )
  // What is said only in the translation is found there, from any side of the paper.
  await editor.getByRole('tab', { name: 'Questions' }).click()
  await editor.getByRole('button', { name: 'Find', exact: true }).click()
  await editor.getByRole('searchbox', { name: 'Find in the paper' }).fill('waar kom')
  await page.keyboard.press('Enter')
  await expect(editor.getByRole('tab', { name: 'Afrikaans' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(editor.getByLabel('Question 1.1 in Afrikaans')).toBeVisible()
  // An original that changes leaves its translation behind, and the check leads there.
  await editor.getByRole('tab', { name: 'Questions' }).click()
  await editor.getByLabel('Question 1.1', { exact: true }).fill('Where does the moon rise?')
  await editor.getByRole('button', { name: /^Check the paper/ }).click()
  await editor.getByRole('button', { name: /has changed since it was translated/ }).click()
  const asked = editor.getByRole('textbox', { name: 'Question 1.1 in Afrikaans' })
  await expect(asked).toBeFocused()
  await expect(editor.getByText('One translation may be out of date.')).toBeVisible()
  await expectAccessible(page)
  const right = { name: 'It is still right: Question 1.1 in Afrikaans' }
  await editor.getByRole('button', right).click()
  await expect(editor.getByRole('button', right)).toBeHidden()
  await expect(asked).toBeFocused()
  await editor.getByRole('button', { name: 'Undo' }).click()
  await expect(editor.getByRole('button', right)).toBeVisible()
  // It is kept with the paper.
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editor).toBeHidden()
  await page.goto(`/app/assessments?edit=${id}`)
  await editor.getByRole('tab', { name: 'Afrikaans' }).click()
  await asked.fill('Waar kom die maan op?')
  await expect(editor.getByRole('button', right)).toBeHidden()
  await editor.getByRole('tab', { name: 'Questions' }).click()
  await editor.getByLabel('Question 1.1', { exact: true }).fill('Where does the sun rise?')
  await editor.getByRole('tab', { name: 'Afrikaans' }).click()
  await asked.fill('Waar kom die son op?')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editor).toBeHidden()

  await page.goto(`/app/print/assessment/${id}`)
  const sheet = page.getByRole('main')
  await expect(sheet).toContainText('Where does the sun rise?')
  await expect(sheet).not.toContainText('Waar kom die son op?')
  const language = page.getByLabel('Language of the paper')
  await language.selectOption({ label: 'Afrikaans' })
  await expect(sheet).toContainText('Waar kom die son op?')
  await expect(sheet).not.toContainText('Where does the sun rise?')
  await language.selectOption({ label: 'Both languages' })
  await expect(sheet).toContainText('Where does the sun rise?')
  await expect(sheet).toContainText('east / oos')
  await expect(
    sheet.locator('.page [lang="af"]', { hasText: 'Waar kom die son op?' }),
  ).toBeVisible()
  await expect(sheet).toContainText('This question paper consists of 1 page.')
  await expect(sheet).toContainText('Hierdie vraestel bestaan uit 1 bladsy.')
  await expect(sheet).toContainText('Question / Vraag 1')
  await page.getByRole('button', { name: 'Memo', exact: true }).click()
  await expect(language).toHaveValue('both')
  await expect(sheet).toContainText('Note / Let wel')
  await expectAccessible(page)
})
