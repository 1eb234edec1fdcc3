import { readFile } from 'node:fs/promises'
import { choice, item } from '@kryt/seed/papers/parts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { teacherWithPaper } from '../../support/paper-teacher.ts'
import { newPaper } from '../../support/papers.ts'
import { textOfPdf } from '../../support/pdf.ts'

const directions = ['north', 'east', 'south', 'west']

test('version B is printed with its own memorandum, and is the same tomorrow', async ({
  pageAs,
  newPerson,
}) => {
  const { person, signedIn, id } = await teacherWithPaper(newPerson, (signedIn) =>
    newPaper(signedIn, 'Compass'),
  )
  await signedIn.client
    .from('teacher_assessment_template')
    .update({
      questions: [
        {
          number: '1',
          marks: 2,
          fields: [
            choice('1.1', 'Where does the sun rise?', directions, 'east'),
            choice('1.2', 'Where does the sun set?', directions, 'west'),
          ],
        },
        {
          number: '2',
          marks: 2,
          fields: [item('2.1', 'Why do towns lie by rivers?', 'Water.', 2)],
        },
      ],
    })
    .eq('id', id)
    .throwOnError()
  const page = await pageAs(person)
  await page.goto(`/app/print/assessment/${id}`)
  const sheet = page.getByRole('main')
  await expect(sheet.locator('.paper-number')).toHaveText(['1.1', '1.2', '2.1'])
  await expect(sheet.locator('.paper-ask').first()).toHaveText('Where does the sun rise?')
  await expect(sheet).not.toContainText('Version')

  await page.getByLabel('Version of the paper').selectOption('Version B')
  await expect(sheet.locator('.paper-version')).toHaveText('Version B')
  await expect(sheet.locator('.paper-ask').first()).toHaveText('Why do towns lie by rivers?')
  await expect(sheet.locator('.paper-number')).toHaveText(['1.1', '2.1', '2.2'])
  await expectAccessible(page)
  const options = await sheet.locator('.paper-options').allInnerTexts()
  const asked = await sheet.locator('.paper-ask').allInnerTexts()

  // Its memorandum says the letters that these options have.
  await page.getByRole('button', { name: 'Memo', exact: true }).click()
  await expect(sheet.locator('.paper-version')).toHaveText('Version B')
  await expect(sheet.locator('.paper-ask')).toHaveText(asked)
  const answers = await sheet.locator('.paper-answer').allInnerTexts()
  expect(answers[0]).toBe('Water.')
  for (const [at, answer] of answers.slice(1).entries()) {
    const right = asked[at + 1]?.includes('rise') ? 'east' : 'west'
    const [letter, word] = answer.split('\u2003')
    expect(word).toBe(right)
    expect(options[at]?.replaceAll(/\s+/gu, ' ')).toContain(`${String(letter)} ${right}`)
  }
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Compass · Version B · Memorandum.pdf')
  const [cover = ''] = await textOfPdf(await readFile(await download.path()))
  expect(cover).toContain('VERSION B')

  await page.reload()
  await page.getByRole('button', { name: 'Questions' }).click()
  await expect(sheet.locator('.paper-ask')).toHaveText(asked)
  expect(await sheet.locator('.paper-options').allInnerTexts()).toEqual(options)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0)
})
