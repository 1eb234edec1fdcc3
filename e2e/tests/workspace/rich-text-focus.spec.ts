import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { withProfile } from '../../support/planning.ts'

/** The memorandum of a new paper, with its first two answers. */
async function twoAnswers(page: Page) {
  await page.goto('/app/assessments?new=blank')
  const editor = page.getByRole('dialog', { name: /assessment/ })
  await editor.getByRole('button', { name: 'Add a part' }).click()
  await editor.getByRole('tab', { name: 'Memorandum' }).click()
  const [first, second] = ['Answer to 1.1', 'Answer to 1.2'].map((name) =>
    editor.getByRole('textbox', { name, exact: true }),
  ) as [Locator, Locator] // one for each name
  for (const text of [first, second]) await expect(text).toHaveAttribute('contenteditable', 'true')
  return { editor, first, second }
}

/**
 * When the text is left, something else in the dialog goes, such as a text for which its editor has come: before the next one
 * has the focus, as a busy machine has it now and then.
 */
const goesWhenLeft = (text: Locator) =>
  text.evaluate((element) => {
    const going = document.createElement('span')
    element.closest('[role="dialog"]')?.append(going)
    element.addEventListener('blur', () => going.remove(), { once: true })
  })

test('a text that is pressed while something else goes gets the letters, where it was pressed', async ({
  pageAs,
  newPerson,
}) => {
  const person = await newPerson()
  await withProfile(person)
  const page = await pageAs(person)
  const { first, second } = await twoAnswers(page)
  await second.click()
  await page.keyboard.type('two words')

  await first.click()
  await goesWhenLeft(first)
  await second.click({ position: { x: 1, y: 8 } })
  await page.keyboard.type('The ')
  await expect(second).toHaveText('The two words')

  await first.click()
  await page.keyboard.type('one')
  await goesWhenLeft(first)
  await page.keyboard.press('Tab')
  await page.keyboard.type('So: ')
  await expect(second).toContainText('So: ')
  await expect(first).toHaveText('one')
})
