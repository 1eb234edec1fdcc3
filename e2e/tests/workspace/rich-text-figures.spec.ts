import { expect, test } from '../../fixtures/test.ts'
import { withProfile } from '../../support/planning.ts'

test('columns to match are typed one after the other, by pointer and by key', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  const page = await pageAs(person)
  await page.goto('/app/assessments?new=blank')
  const editor = page.getByRole('dialog', { name: /assessment/ })
  await editor.getByRole('button', { name: 'Add a text, table or picture' }).first().click()
  const text = editor.getByRole('textbox', { name: 'Text of question 1' })
  await text.click()
  await expect(text).toBeFocused()
  await page.keyboard.type('Match.')
  await editor.getByRole('button', { name: 'Space to answer and figures' }).click()
  await page.getByRole('menuitem', { name: 'Columns to match' }).click()
  await text.locator('.text-figure').click()
  const a = editor.getByLabel('Column A, one a line')
  const b = editor.getByLabel('Column B, one a line')
  await a.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('dog\ncat')
  await b.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('barks\nmews')
  await expect(a).toHaveValue('dog\ncat')
  await expect(b).toHaveValue('barks\nmews')
  await a.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\ncow')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\nmoos')
  await expect(b).toHaveValue('barks\nmews\nmoos')
  const preview = editor.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('cow')).toBeVisible()
  await expect(preview.getByText('moos')).toBeVisible()
})

test('a pressed figure gives its panel up to the next text, and takes the place of an empty line', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  const page = await pageAs(person)
  await page.goto('/app/assessments?new=blank')
  const editor = page.getByRole('dialog', { name: /assessment/ })
  for (const name of ['Text of question 1', 'Text of 1.1']) {
    await editor.getByRole('button', { name: 'Add a text, table or picture' }).first().click()
    const text = editor.getByRole('textbox', { name, exact: true })
    await expect(text).toBeFocused()
    await editor.getByRole('button', { name: 'Space to answer and figures' }).click()
    await page.getByRole('menuitem', { name: 'Answer lines' }).click()
    // The next key already belongs into the line below it.
    await page.keyboard.type('Below.')
    await expect(text.locator('p')).toHaveText(['Below.'])
    await text.locator('.text-figure').click()
    await expect(editor.getByLabel('Number of lines')).toHaveCount(1)
  }
})
