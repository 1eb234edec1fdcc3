import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../support/accessibility.ts'
import { signIn } from '../../support/api.ts'
import { newPaper } from '../../support/papers.ts'
import { withProfile } from '../../support/planning.ts'

test('a question of an earlier paper is found in the other language, looked at and inserted', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  await newPaper(await signIn(person.email, person.password), 'Maps of last year')
  const page = await pageAs(person)
  await page.goto('/app/assessments?new=blank')
  const editor = page.getByRole('dialog', { name: 'New assessment' })
  await editor.getByRole('button', { name: 'Question bank' }).click()
  const search = editor.getByRole('searchbox', { name: 'Search the questions' })
  await search.fill('zebra')
  await expect(editor.getByText(/^No questions found/)).toBeVisible()
  // "kaart" is the Afrikaans word for "map".
  await search.fill('kaart')
  const row = editor.getByRole('button', { name: /Reading a map/ })
  await expect(row).toContainText('Maps of last year')
  await row.click()
  await expect(editor.getByText('Used before in')).toBeVisible()
  await expectAccessible(page)
  await editor.getByRole('button', { name: 'Insert', exact: true }).click()
  await editor.getByRole('button', { name: 'Inserted as question 2' }).click()
  await expect(editor.getByLabel('Question 2.2', { exact: true })).toHaveValue(
    'Why do towns lie by rivers?',
  )
  await expect(editor.getByLabel('Choice D, 2.1')).toHaveValue('west')
  await editor.getByLabel('Marks from').fill('4')
  await expect(editor.getByText(/^No questions found/)).toBeVisible()
})

test('a question is dragged from the bank to its place in the paper, or put there by the keyboard', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  await newPaper(await signIn(person.email, person.password), 'Maps of last year')
  const page = await pageAs(person)
  await page.goto('/app/assessments?new=blank')
  const editor = page.getByRole('dialog', { name: 'New assessment' })
  await editor.getByLabel('Title (optional), question 1').fill('Mine')
  await editor.getByRole('button', { name: 'Question bank' }).click()
  await editor.getByRole('tab', { name: 'Memorandum' }).click()
  const handle = editor.getByTitle('Drag it into the paper')
  await handle.hover()
  await page.mouse.down()
  // The questions are shown, by their heads alone.
  const own = editor.getByRole('article', { name: 'Question 1', exact: true })
  await expect(editor.getByRole('tab', { name: 'Questions' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  const box = await own.boundingBox()
  if (box === null) throw new Error('The question is not drawn')
  await page.mouse.move(box.x + 60, box.y + 4, { steps: 8 })
  await page.mouse.up()
  const titles = (number: number) => editor.getByLabel(`Title (optional), question ${number}`)
  await expect(titles(2)).toHaveValue('Mine')
  await expect(editor.getByLabel('Question 1.2', { exact: true })).toHaveValue(
    'Why do towns lie by rivers?',
  )
  // Let go over the bank itself, nothing is inserted.
  await handle.hover()
  await page.mouse.down()
  await page.mouse.move(box.x + 60, box.y + 40, { steps: 4 })
  await handle.hover()
  await page.mouse.up()
  await editor.getByLabel('Insert', { exact: true }).selectOption('After question 1')
  await editor.getByRole('button', { name: 'Insert', exact: true }).press('Enter')
  await expect(editor.getByRole('button', { name: 'Inserted as question 2' })).toBeVisible()
  await expect(titles(3)).toHaveValue('Mine')
  await expect(editor.getByRole('article', { name: /^Question \d/ })).toHaveCount(3)
  await editor.getByRole('button', { name: 'Undo' }).click()
  await editor.getByRole('button', { name: 'Undo' }).click()
  await expect(titles(1)).toHaveValue('Mine')
  await expect(editor.getByRole('article', { name: /^Question \d/ })).toHaveCount(1)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0)
})

test('on a phone the bank is a sheet above the paper', async ({ pageAs, newPerson }) => {
  const person = await newPerson()
  await withProfile(person)
  await newPaper(await signIn(person.email, person.password), 'Maps of last year')
  const page = await pageAs(person)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/app/assessments?new=blank')
  const editor = page.getByRole('dialog', { name: 'New assessment' })
  await editor.getByRole('button', { name: 'Question bank' }).click()
  const bank = page.getByRole('dialog', { name: 'Question bank' })
  await bank.getByRole('button', { name: 'Insert', exact: true }).first().click()
  await expectAccessible(page)
  await bank.getByRole('button', { name: 'Inserted as question 2' }).click()
  await expect(bank).toBeHidden()
  await expect(editor.getByLabel('Title (optional), question 2')).toBeFocused()
})
